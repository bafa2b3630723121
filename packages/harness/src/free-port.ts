import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** One that nobody listens on just now. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
