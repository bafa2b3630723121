import type { Hint } from '@four-crowns/bots';
import type { Action, Seat, Verdict, View } from '@four-crowns/core';

/** What a worker is asked; plain data, so it can be sent to a thread. */
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
      /** For what is left of the turn. */
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
  | { readonly type: 'verify'; readonly record: string };

export type ChooseJob = Omit<Extract<Job, { type: 'choose' }>, 'type' | 'seed' | 'ms'>;

export type HintJob = Omit<Extract<Job, { type: 'hint' }>, 'type' | 'iterations' | 'ms'>;

/** What a record says about itself, or why it cannot be read at all. */
export type Judged =
  | { readonly ok: true; readonly game: string; readonly verdict: Verdict }
  | { readonly ok: false; readonly text: string };

/** Bots and verification, away from the thread that serves people. */
export interface Runner {
  /** Rejects if the bot fails, is late, or too many wait. */
  choose(job: ChooseJob): Promise<Action>;
  /** What a seat could do; rejects like `choose`. */
  hint(job: HintJob): Promise<Hint>;
  verify(record: string): Promise<Judged>;
  readonly waiting: number;
  close(): Promise<void>;
}

/** Too many wait: not the bot's fault, ask again later. */
export class QueueFull extends Error {}
