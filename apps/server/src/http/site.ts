/** Where this server is: its own origins, and what a browser can do there. */
import { isIP } from 'node:net';
import type { PasskeySupport } from '@four-crowns/protocol';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context.ts';
import { listOf } from '../settings/settings.ts';

/**
 * Without PUBLIC_URL the server's address is the requested one, if nobody else can claim that name: localhost or a
 * numeric address. The owner of any other name could make it point here (DNS rebinding).
 */
export function ownOrigins(context: ServerContext, request: FastifyRequest): string[] {
  const { publicUrl, origins } = context.settings;
  const fixed = [publicUrl, ...listOf(origins)].filter((url) => url !== '').map((url) => new URL(url).origin);
  const asked = askedFor(request);
  return publicUrl === '' && asked !== undefined && isOwnName(asked) ? [...fixed, asked.origin] : fixed;
}

/** Is the request meant for this server? One for an unknown name comes from a page that should not use it. */
export function isForUs(context: ServerContext, request: FastifyRequest): boolean {
  if (context.settings.publicUrl !== '') return true;
  const asked = askedFor(request);
  if (asked === undefined) return false;
  return isOwnName(asked) || listOf(context.settings.origins).some((url) => new URL(url).host === asked.host);
}

/** Decided by `Host` alone: a page under a foreign name can send any `X-Forwarded-Host`. */
function askedFor(request: FastifyRequest): URL | undefined {
  const url = `${request.protocol}://${request.headers.host ?? ''}`;
  return URL.canParse(url) ? new URL(url) : undefined;
}

function isOwnName({ hostname }: URL): boolean {
  return isLocalhost(hostname) || isIP(bare(hostname)) !== 0;
}

function isLocalhost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}

function bare(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

function siteUrl(context: ServerContext, request: FastifyRequest): URL {
  const { publicUrl } = context.settings;
  return publicUrl === '' ? (askedFor(request) ?? new URL('http://localhost')) : new URL(publicUrl);
}

export function passkeySupport(context: ServerContext, request: FastifyRequest): PasskeySupport {
  const url = siteUrl(context, request);
  if (isIP(bare(url.hostname)) !== 0) {
    const instead = localhostOf(url);
    return { works: false, why: 'address', ...(instead === undefined ? {} : { instead }) };
  }
  if (url.protocol === 'https:' || url.hostname === 'localhost') return { works: true };
  return { works: false, why: 'insecure' };
}

/** The same place by name, if it is this machine: passkeys belong to a name. */
function localhostOf(url: URL): string | undefined {
  if (!url.hostname.startsWith('127.') && url.hostname !== '[::1]') return undefined;
  return `${url.protocol}//localhost${url.port === '' ? '' : `:${url.port}`}`;
}

/** Where to redirect a browser that opens the page by this machine's numeric address. */
export function byName(context: ServerContext, request: FastifyRequest): string | undefined {
  if (context.settings.publicUrl !== '' || context.settings.trustProxy) return undefined;
  const asked = askedFor(request);
  const place = asked === undefined ? undefined : localhostOf(asked);
  return place === undefined ? undefined : place + request.url;
}

/** The address printed at start: by name if only this machine can reach the server. */
export function printedUrl(publicUrl: string, listening: string): string {
  return publicUrl === '' ? (localhostOf(new URL(listening)) ?? listening) : listening;
}
