/**
 * The HTTP interface as a page without scripts, made from its OpenAPI description. This is 3 kB of code, whereas
 * @fastify/swagger-ui brings 2.5 MB of scripts that our content security policy would have to allow.
 */
import { escape } from './html.ts';

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly requestBody?: unknown;
  readonly responses?: unknown;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
}

export interface OpenApi {
  readonly components?: { readonly schemas?: { readonly [name: string]: unknown } };
  readonly paths?: { readonly [path: string]: { readonly [method: string]: Operation } | undefined };
}

export function docsPage(api: OpenApi): string {
  const groups = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(api.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods ?? {})) {
      const tag = operation.tags?.[0] ?? 'other';
      groups.set(tag, [...(groups.get(tag) ?? []), operationHtml(path, method, operation)]);
    }
  }
  const body = [...groups].map(([tag, parts]) => `<h2>${escape(tag)}</h2>\n${parts.join('\n')}`).join('\n');
  const schemas = Object.entries(api.components?.schemas ?? {})
    .map(
      ([name, schema]) =>
        `<details id="${escape(name)}"><summary>${escape(name)}</summary>${schemaHtml('', schema)}</details>`,
    )
    .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Four Crowns: HTTP interface</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/api/docs.css"></head>
<body><h1>Four Crowns: HTTP interface</h1>
<p>The same as <a href="/api/openapi.json">OpenAPI</a>. The socket of a table,
<code>/api/tables/:id/socket</code>, is described as <a href="/api/asyncapi.json">AsyncAPI</a> and in
<code>docs/protocol.md</code>.</p>
${body}
<h2>Schemas</h2>
${schemas}
</body></html>`;
}

export const DOCS_CSS = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
summary{cursor:pointer;padding:.25rem 0}pre{background:#f4f1ea;color:#222;padding:.75rem;overflow:auto}
code{font-family:ui-monospace,monospace}.method{display:inline-block;min-width:4rem;font-weight:700}`;

function operationHtml(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).map(
    (p) => `${p.name} (${p.in}${p.required === true ? '' : ', optional'})`,
  );
  const parts = [
    parameters.length === 0 ? '' : `<p>Parameters: ${escape(parameters.join(', '))}</p>`,
    schemaHtml('Body', operation.requestBody),
    schemaHtml('Answers', operation.responses),
  ].join('');
  return `<details><summary><code><span class="method">${escape(method.toUpperCase())}</span> ${escape(path)}</code> — ${escape(operation.summary ?? '')}</summary>${parts}</details>`;
}

function schemaHtml(title: string, schema: unknown): string {
  return schema === undefined ? '' : `<p>${title}</p><pre>${escape(JSON.stringify(schema, null, 2))}</pre>`;
}
