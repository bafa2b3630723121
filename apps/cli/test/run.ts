import { main } from '../src/cli.ts';
import type { Io } from '../src/io.ts';

/** How a command ended, and all it said. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

interface Setting {
  readonly lines?: readonly string[];
  readonly stdin?: string;
  readonly env?: { readonly [name: string]: string };
  readonly isTerminal?: boolean;
  readonly columns?: number;
}

/** The whole command in this process, with `lines` or `stdin` as its standard input. */
export async function run(argv: readonly string[], setting: Setting = {}): Promise<Ran> {
  const { lines = [], stdin = '', env = {}, isTerminal = false, columns = 100 } = setting;
  let out = '';
  let err = '';
  const left = [...lines];
  const io: Io = {
    out: { write: (text) => void (out += text), isTerminal, columns },
    err: { write: (text) => void (err += text), isTerminal, columns },
    input: {
      isTerminal,
      line: () => Promise.resolve(left.shift()),
      bytes: (limit) => {
        const bytes = new TextEncoder().encode(stdin);
        return Promise.resolve(bytes.length > limit ? undefined : bytes);
      },
      close: () => undefined,
    },
    env,
  };
  const code = await main(argv, io);
  return { code, out, err };
}

/** For commands that must succeed. */
export async function said(argv: readonly string[], setting: Setting = {}): Promise<string> {
  const { code, out, err } = await run(argv, setting);
  if (code !== 0) throw new Error(`four-crowns ${argv.join(' ')} ended with ${code}: ${err}`);
  return out;
}
