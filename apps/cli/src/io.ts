/** The world as a command sees it, so that tests can stand in for a terminal. */
export interface Io {
  readonly out: Sink;
  readonly err: Sink;
  readonly input: Input;
  readonly env: { readonly [name: string]: string | undefined };
}

export interface Sink {
  write(text: string): void;
  readonly isTerminal: boolean;
  readonly columns: number;
}

export interface Input {
  readonly isTerminal: boolean;
  /** The next line; undefined when there are no more, or when the person has pressed Ctrl-C or Ctrl-D. */
  line(prompt: string): Promise<string | undefined>;
  /** Everything that is left, at most `limit` bytes; undefined if there is more. */
  bytes(limit: number): Promise<Uint8Array | undefined>;
  close(): void;
}
