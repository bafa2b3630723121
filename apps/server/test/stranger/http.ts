/** A person at the HTTP interface, who knows its description only. */
import { at } from './documents.ts';
import type { Documents, Json, Obj } from './documents.ts';

export interface Person {
  readonly url: string;
  readonly headers: () => Record<string, string>;
  /** `path` as the description has it, with `{…}` for parameters. */
  call(method: string, path: string, ask?: Ask): Promise<Json>;
}

export interface Ask {
  readonly path?: { readonly [name: string]: string };
  readonly query?: { readonly [name: string]: string };
  readonly body?: Obj;
  /** What it should answer; else whatever is below 400. */
  readonly status?: number;
}

export function newPerson(documents: Documents, url: string): Person {
  const cookies = new Map<string, string>();
  const headers = (): Record<string, string> => ({
    origin: url,
    ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([k, v]) => `${k}=${v}`).join('; ') }),
  });
  return {
    url,
    headers,
    call: async (method, path, { path: places = {}, query = {}, body, status } = {}) => {
      const operation = at(documents.openapi, 'paths', path, method);
      if (operation === undefined) throw new Error(`${method} ${path} is not described`);
      const isBodyNeeded = at(operation, 'requestBody', 'required') === true;
      if (isBodyNeeded !== (body !== undefined))
        throw new Error(`${method} ${path}: with or without a body?`);
      const here = ['paths', path, method];
      if (body !== undefined) {
        const where = [...here, 'requestBody', 'content', 'application/json', 'schema'];
        documents.checkHttp(where, body, `the body of ${method} ${path}`);
      }
      const full = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name] ?? ''));
      const search = new URLSearchParams(query).toString();
      const answer = await fetch(`${url}${full}${search === '' ? '' : `?${search}`}`, {
        method: method.toUpperCase(),
        headers: { ...headers(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const set of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      const text = await answer.text();
      const what = `${answer.status} of ${method} ${path}`;
      const described = at(operation, 'responses', String(answer.status));
      if (described === undefined) throw new Error(`${what} is not described: ${text}`);
      if (status === undefined ? answer.status >= 400 : answer.status !== status) {
        throw new Error(`${what}: ${text}`);
      }
      const ref = at(described, '$ref');
      const from =
        typeof ref === 'string' ? ref.slice(2).split('/') : [...here, 'responses', `${answer.status}`];
      if (at(described, 'content') === undefined && ref === undefined) return null;
      const value = JSON.parse(text) as Json;
      documents.checkHttp([...from, 'content', 'application/json', 'schema'], value, what);
      return value;
    },
  };
}
