/** A person or program at the HTTP interface, as load, fault and other tests need one. */
import type { ErrorBody, MadeToken, Me, NewTable, TableInfo } from '@four-crowns/protocol';

class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, body: ErrorBody) {
    super(body.error.text);
    this.name = 'HttpError';
    this.status = status;
    this.code = body.error.code;
  }
}

export interface HttpClient {
  readonly url: string;
  /** For a socket: who this is. */
  headers(): Record<string, string>;
  ask<T>(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T>;
  /** The answer as it came, whatever it says. */
  raw(method: string, path: string, body?: string, headers?: Record<string, string>): Promise<Response>;
  /** The same person at another node. */
  at(url: string): HttpClient;
}

/** With cookies, as a browser has them; with `token` as a program. */
export function httpClient(
  url: string,
  token?: string,
  cookies = new Map<string, string>(),
  send: (url: string, init: RequestInit) => Promise<Response> = fetch,
): HttpClient {
  const headers = (): Record<string, string> =>
    token === undefined
      ? {
          origin: url,
          ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([k, v]) => `${k}=${v}`).join('; ') }),
        }
      : { authorization: `Bearer ${token}` };
  const raw: HttpClient['raw'] = async (method, path, body, more = {}) => {
    const answer = await send(`${url}${path}`, {
      method,
      headers: {
        ...headers(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const set of answer.headers.getSetCookie()) keep(cookies, set);
    return answer;
  };
  return {
    url,
    headers,
    raw,
    at: (other) => httpClient(other, token, cookies, send),
    ask: async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const sent = body === undefined && method !== 'POST' ? undefined : JSON.stringify(body ?? {});
      const answer = await raw(method, path, sent);
      if (answer.status === 204) return undefined as T;
      const json = (await answer.json()) as T;
      if (answer.status >= 400) throw new HttpError(answer.status, json as unknown as ErrorBody);
      return json;
    },
  };
}

function keep(cookies: Map<string, string>, set: string): void {
  const [pair = '', ...attributes] = set.split(';');
  const [name = '', ...value] = pair.split('=');
  const gone = attributes.some((a) => /^\s*max-age=0$/i.test(a)) || value.join('=') === '';
  if (gone) cookies.delete(name);
  else cookies.set(name, value.join('='));
}

export async function newGuest(url: string): Promise<HttpClient & { readonly me: Me }> {
  const client = httpClient(url);
  const me = await client.ask<Me>('POST', '/api/session');
  return { ...client, me };
}

/** A guest's token: many sockets without many cookies. */
export async function newProgram(url: string, name: string): Promise<HttpClient & { readonly me: Me }> {
  const guest = await newGuest(url);
  const { token } = await guest.ask<MadeToken>('POST', '/api/tokens', { name });
  return { ...httpClient(url, token), me: guest.me };
}

export function newTable(client: HttpClient, wish: NewTable): Promise<TableInfo> {
  return client.ask<TableInfo>('POST', '/api/tables', wish);
}
