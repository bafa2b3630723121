import type { Asker } from '../access.ts';

/** Whoever knocks. */
export interface Visitor {
  readonly asker: Asker;
  readonly address: string;
  readonly table: string;
  /** Of the request, for the log. */
  readonly id: string;
}
