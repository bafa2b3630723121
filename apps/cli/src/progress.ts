import type { Sink } from './io.ts';

const WIDTH = 30;

/** A bar on a terminal; nothing elsewhere. */
export interface Progress {
  show(share: number, done: number): void;
  clear(): void;
}

export function progressBar(sink: Sink | undefined, words: (done: number) => string): Progress {
  if (sink?.isTerminal !== true) return { show: () => undefined, clear: () => undefined };
  return {
    show(share, done) {
      const full = Math.floor(share * WIDTH);
      sink.write(`\r\x1b[2K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${words(done)}`);
    },
    clear: () => sink.write('\r\x1b[2K'),
  };
}
