/** The requests of the HTTP interface as docs/openapi.json has them, so that no test forgets one. */
import { readFileSync } from 'node:fs';

export interface DescribedRequest {
  /** `POST /api/tables/{id}/join` */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly hasBody: boolean;
  /** By which of these credentials it may be sent; one that is empty: without any. */
  readonly security: readonly Readonly<Record<string, unknown>>[];
}

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Pick<DescribedRequest, 'security'> & { requestBody?: object }>>>
  >;
}

export function describedRequests(): DescribedRequest[] {
  const text = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8');
  const { paths } = JSON.parse(text) as Document;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([lower, { security, requestBody }]) => {
      const method = lower.toUpperCase();
      return { name: `${method} ${path}`, method, path, hasBody: requestBody !== undefined, security };
    }),
  );
}
