/** Where a request comes from. */
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * An address as a proxy writes it, without the port that some add: `203.0.113.9:4711`, `[2001:db8::1]:4711`.
 * Undefined if the text is not an address.
 */
export function plainAddress(text: string): string | undefined {
  const host = /^"?\[([^\]]+)\](?::\d+)?"?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  // `ipaddr.js` also accepts 0x7f.1 and the like, which would give a client many forms of one address.
  if (!ipaddr.IPv4.isValidFourPartDecimal(host) && !ipaddr.IPv6.isValid(host)) return undefined;
  return ipaddr.process(host.replace(/%.*$/, '')).toString();
}

/** Anyone with one IPv6 address has 2^64 of them, so the key is their network. Idempotent: the key of a key is itself. */
export function addressKey(address: string): string {
  const plain = plainAddress(address);
  if (plain === undefined) return address;
  const parsed = ipaddr.parse(plain);
  if (!(parsed instanceof ipaddr.IPv6)) return plain;
  const network = parsed.parts.slice(0, 4);
  return `${network.map((part) => part.toString(16)).join(':')}::/64`;
}

/** The sender's address. If a proxy forwards something that is not an address, the proxy's own counts. */
export function addressOf(request: FastifyRequest): string {
  return plainAddress(request.ip) ?? plainAddress(request.socket.remoteAddress ?? '') ?? 'unknown';
}
