/** A browser at an address of its own (all of 127.0.0.0/8 is this machine), with any headers it likes to send. */
import { request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Me } from '@four-crowns/protocol';
import { httpClient } from '@four-crowns/harness/http-client';
import type { HttpClient } from '@four-crowns/harness/http-client';
import type { Server } from '../../src/server.ts';

export interface Visit {
  /** The address it comes from. */
  readonly from?: string;
  /** Sent with everything, over what a browser would send. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Browser extends HttpClient {
  /** The jar itself, so that a thief can have a copy. */
  readonly cookies: Map<string, string>;
}

export interface Guest extends Browser {
  readonly me: Me;
}

export function browser(server: Server, visit: Visit = {}, cookies = new Map<string, string>()): Browser {
  const fetchFrom = async (url: string, init: RequestInit): Promise<Response> => {
    const headers = { ...(init.headers as Record<string, string>), ...visit.headers };
    const answer = await send(url, init.method ?? 'GET', headers, init.body as string, visit.from);
    const status = answer.statusCode ?? 0;
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const body = status === 204 || status === 304 ? null : Buffer.concat(chunks);
    return new Response(body, { status, headers: headersOf(answer.headers) });
  };
  return { ...httpClient(server.url, undefined, cookies, fetchFrom), cookies };
}

export async function guest(server: Server, visit: Visit = {}): Promise<Guest> {
  const client = browser(server, visit);
  return { ...client, me: await client.ask<Me>('POST', '/api/session') };
}

/** At the name of this machine, where passkeys work without PUBLIC_URL. */
export function atLocalhost(server: Server): { readonly origin: string; readonly visit: Visit } {
  const host = `localhost:${new URL(server.url).port}`;
  const origin = `http://${host}`;
  return { origin, visit: { headers: { host, origin } } };
}

/** Somebody who has stolen another's cookies. */
export function thief(server: Server, victim: Browser, visit: Visit = {}): Browser {
  return browser(server, visit, new Map(victim.cookies));
}

function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: string | undefined,
  localAddress: string | undefined,
): Promise<IncomingMessage> {
  return new Promise((done, failed) => {
    const options = {
      method,
      headers,
      agent: false,
      ...(localAddress === undefined ? {} : { localAddress }),
    };
    request(url, options, done).on('error', failed).end(body);
  });
}

function headersOf(raw: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  return headers;
}
