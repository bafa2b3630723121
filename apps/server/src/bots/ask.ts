import type { Hint } from '@four-crowns/bots';
import type { Action, Seat, Verdict, View } from '@four-crowns/core';

/** A job for a worker: plain data, so that it can be sent to a thread. */
export type Job =
  | {
      readonly type: 'choose';
      readonly game: string;
      readonly rulesVersion: number;
      readonly bot: string;
      /** One bot sits at one seat of one match; it may remember its plan from one decision to the next. */
      readonly place: string;
      readonly view: View;
      readonly seat: Seat;
      readonly seats: number;
      readonly choices: readonly Action[];
      readonly seed: number;
      /** The time for the rest of the turn. */
      readonly ms: number;
    }
  | {
      readonly type: 'hint';
      readonly game: string;
      readonly rulesVersion: number;
      readonly view: View;
      readonly seat: Seat;
      readonly seats: number;
      readonly choices: readonly Action[];
      readonly iterations: number;
      /** A slow machine looks less far, so that nobody waits. */
      readonly ms: number;
    }
  | { readonly type: 'verify'; readonly record: string }
  /** The same, and in the form in which it is kept. */
  | { readonly type: 'import'; readonly record: string };

/** Whose work it is: the host of a table, or the person who asks. Each has the same share of the threads. */
interface Owned {
  readonly owner: string;
}

export type ChooseJob = Owned & Omit<Extract<Job, { type: 'choose' }>, 'type' | 'seed' | 'ms'>;

export type HintJob = Owned & Omit<Extract<Job, { type: 'hint' }>, 'type' | 'iterations' | 'ms'>;

/** What a record says about itself, or why it cannot be read at all. */
export type Judged =
  | { readonly ok: true; readonly game: string; readonly verdict: Verdict; readonly kept?: Kept }
  | { readonly ok: false; readonly text: string };

/** A record in canonical form: whatever a sender has put around and into it beyond that is gone. */
export interface Kept {
  readonly sha256: string;
  /** By Brotli, in base64. */
  readonly packed: string;
}

/** Bots and verification, away from the thread that serves people. */
export interface Runner {
  /** Rejects if the bot fails or is late, or if the queue is full. */
  choose(job: ChooseJob): Promise<Action>;
  /** What a seat could do; rejects like `choose`. */
  hint(job: HintJob): Promise<Hint>;
  /** Rejects if the queue is full, or if it takes too long. */
  verify(record: string, owner: string): Promise<Judged>;
  /** The same with `kept`. */
  import(record: string, owner: string): Promise<Judged>;
  readonly waiting: number;
  /** Records that wait or are being recomputed. */
  readonly records: number;
  close(): Promise<void>;
}

/** The queue is full, which is not the bot's fault: ask again later. */
export class QueueFull extends Error {}
