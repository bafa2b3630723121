import { houseUrl } from '@four-crowns/e2e';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

export interface CutLine {
  readonly url: string;
  /** Everything open breaks off, and nothing new comes through. */
  cut(): void;
  mend(): void;
  end(): Promise<void>;
}

/** A way to the server that can be cut like a cable. */
export async function cutLine(): Promise<CutLine> {
  const { hostname, port } = new URL(houseUrl());
  const open = new Set<Socket>();
  let isCut = false;
  const proxy: Server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const { port: own } = proxy.address() as AddressInfo;
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${own}`,
    cut,
    mend() {
      isCut = false;
    },
    async end() {
      cut();
      await new Promise((done) => proxy.close(done));
    },
  };
}
