import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A way to the database that can be held up: then nothing passes, and nobody is told. */
export interface Line {
  readonly url: string;
  hold(): void;
  release(): void;
  close(): void;
}

export async function openLine(url: string): Promise<Line> {
  const to = new URL(url);
  const ends = new Set<Socket>();
  let isHeld = false;
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    join(near, far);
    join(far, near);
  });
  const join = (from: Socket, into: Socket): void => {
    ends.add(from);
    from.setNoDelay(true);
    from.on('data', (data) => void into.write(data));
    from.on('error', () => undefined);
    from.on('close', () => {
      ends.delete(from);
      into.destroy();
    });
    if (isHeld) from.pause();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const through = new URL(url);
  through.port = String((server.address() as AddressInfo).port);
  return {
    url: through.href,
    hold: () => {
      isHeld = true;
      for (const end of ends) end.pause();
    },
    release: () => {
      isHeld = false;
      for (const end of ends) end.resume();
    },
    close: () => {
      server.close();
      for (const end of ends) end.destroy();
    },
  };
}
