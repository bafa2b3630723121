import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import { isatty } from 'node:tty';
import type { Input, Io, Sink } from './io.ts';

const COLUMNS_OF_A_FILE = 100;
/** Where a terminal does not know its width. */
const COLUMNS_OF_A_SCREEN = 80;

/** The real standard streams. */
export function processIo(): Io {
  return {
    out: sink(process.stdout, isatty(1)),
    err: sink(process.stderr, isatty(2)),
    input: processInput(),
    env: process.env,
  };
}

function sink(stream: NodeJS.WriteStream, isTerminal: boolean): Sink {
  // The reader has seen enough (`| head`): that is no failure.
  stream.on('error', (e: Error & { code?: string }) => {
    if (e.code !== 'EPIPE') throw e;
    process.exit(0);
  });
  return {
    write: (text) => void stream.write(text),
    isTerminal,
    get columns() {
      return isTerminal ? stream.columns || COLUMNS_OF_A_SCREEN : COLUMNS_OF_A_FILE;
    },
  };
}

function processInput(): Input {
  let reader: LineReader | undefined;
  return {
    isTerminal: isatty(0),
    line: (prompt) => (reader ??= lineReader()).next(prompt),
    async bytes(limit) {
      const chunks: Uint8Array[] = [];
      let length = 0;
      const stream: AsyncIterable<Uint8Array> = process.stdin;
      for await (const chunk of stream) {
        length += chunk.length;
        if (length > limit) return undefined;
        chunks.push(chunk);
      }
      return Buffer.concat(chunks);
    },
    close: () => reader?.close(),
  };
}

interface LineReader {
  next(prompt: string): Promise<string | undefined>;
  close(): void;
}

/** Lines in the order they come, however fast; undefined after the last one. */
function lineReader(): LineReader {
  const isTerminal = isatty(0);
  const lines: string[] = [];
  let isClosed = false;
  let waiting: ((line: string | undefined) => void) | undefined;
  const terminal: Interface = createInterface({
    input: process.stdin,
    ...(isTerminal ? { output: process.stdout } : {}),
    terminal: isTerminal,
  });
  const answer = (line: string | undefined): void => {
    const resolve = waiting;
    waiting = undefined;
    resolve?.(line);
  };
  terminal.on('line', (line) => (waiting === undefined ? lines.push(line) : answer(line)));
  terminal.on('SIGINT', () => terminal.close());
  terminal.on('close', () => {
    isClosed = true;
    // The prompt still stands on its line.
    if (isTerminal && waiting !== undefined) process.stdout.write('\n');
    answer(undefined);
  });
  return {
    next(prompt) {
      const line = lines.shift();
      if (line !== undefined) return Promise.resolve(line);
      if (isClosed) return Promise.resolve(undefined);
      if (isTerminal) {
        terminal.setPrompt(prompt);
        terminal.prompt();
      }
      return new Promise((resolve) => (waiting = resolve));
    },
    close: () => terminal.close(),
  };
}
