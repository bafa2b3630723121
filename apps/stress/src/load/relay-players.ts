import { WebSocket } from 'ws';
import type { Felt } from './phase.ts';

/** Pairs that send each other 110 bytes in turn through the relay. */
export interface RelayPairs {
  /** Each pair makes `moves` moves, one after the other; with `every` one in so many milliseconds. */
  play(felt: Felt, moves: number, every?: number): Promise<void>;
  close(): void;
}

const SIZE = 110;

export async function openPairs(url: string, count: number): Promise<RelayPairs> {
  const pairs = await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      const address = `${url.replace(/^http/, 'ws')}/${i}`;
      return [await connected(address), await connected(address)] as const;
    }),
  );
  return {
    play: async (felt, moves, every) => {
      await Promise.all(pairs.map((pair, i) => playPair(pair, felt, moves, every, i)));
    },
    close: () => {
      for (const pair of pairs) for (const socket of pair) socket.terminate();
    },
  };
}

function connected(address: string): Promise<WebSocket> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    socket.on('open', () => done(socket));
    socket.on('error', failed);
  });
}

function playPair(
  pair: readonly [WebSocket, WebSocket],
  felt: Felt,
  moves: number,
  every: number | undefined,
  phase: number,
): Promise<void> {
  return new Promise((done) => {
    let made = 0;
    let sentAt = 0;
    const send = (): void => {
      sentAt = performance.now();
      pair[made % 2]?.send(messageOf(made));
    };
    const onText = (seat: number, text: string): void => {
      felt.bytes += text.length;
      // The mover's own copy is the acknowledgement.
      if (seat === made % 2) return;
      felt.waits.push(performance.now() - sentAt);
      felt.moves++;
      made++;
      if (made === moves) {
        for (const socket of pair) socket.removeAllListeners('message');
        done();
      } else if (every === undefined) send();
      else setTimeout(send, Math.max(0, every - (performance.now() - sentAt)));
    };
    pair.forEach((socket, seat) => {
      socket.on('message', (data) => {
        const text = String(data);
        // Parsed, as a player would.
        JSON.parse(text);
        onText(seat, text);
      });
    });
    if (every === undefined) send();
    else setTimeout(send, (phase * 7.31) % every);
  });
}

function messageOf(n: number): string {
  const message = {
    type: 'move',
    id: `p-${n}`,
    seat: n % 2,
    version: n,
    action: { type: 'build', hex: 'C12' },
    pad: '',
  };
  const short = JSON.stringify(message).length;
  return JSON.stringify({ ...message, pad: 'x'.repeat(Math.max(0, SIZE - short)) });
}
