import type { Seat } from '@four-crowns/core';
import type { ClockInfo, Pace } from '@four-crowns/protocol';

/** The clock as it is stored: the time each seat had left at `at`, and the seats running since then. */
export type Clock = ClockInfo;

const DAY = 24 * 3600 * 1000;

/** `between` returns how much of the time between two moments counts against a clock. */
export type Between = (from: number, to: number) => number;

export function firstClock(
  pace: Pace,
  seats: number,
  running: readonly Seat[],
  now: number,
): Clock | undefined {
  const full = allowance(pace);
  if (full === undefined) return undefined;
  return { at: now, left: Array.from({ length: seats }, () => full), running };
}

function allowance(pace: Pace): number | undefined {
  switch (pace.type) {
    case 'none':
      return undefined;
    case 'live':
      return pace.base;
    case 'days':
      return pace.days * DAY;
  }
}

/** The same clock, read at `now`. */
export function readClock(clock: Clock, now: number, between: Between): Clock {
  const passed = between(clock.at, now);
  return {
    at: now,
    left: clock.left.map((left, seat) => (clock.running.includes(seat) ? Math.max(0, left - passed) : left)),
    running: clock.running,
  };
}

/**
 * The clock after something has happened. `running` are the seats that must act now; `taken` are those
 * that have just ended a turn, which gets them the increment (live) or a full allowance (days).
 */
export function turnClock(
  clock: Clock,
  pace: Pace,
  now: number,
  between: Between,
  running: readonly Seat[],
  taken: readonly Seat[],
): Clock {
  const read = readClock(clock, now, between);
  const left = read.left.map((ms, seat) => {
    const ended = taken.includes(seat) || (clock.running.includes(seat) && !running.includes(seat));
    if (pace.type === 'live') return ended ? ms + pace.increment : ms;
    if (pace.type === 'days') {
      const asked = running.includes(seat) && !clock.running.includes(seat);
      return ended || asked ? pace.days * DAY : ms;
    }
    return ms;
  });
  return { at: now, left, running };
}

/** The clock after a seat's holder has come back: it gets at least `least`, or its full days. */
export function grantTime(clock: Clock, pace: Pace, seat: Seat, least: number): Clock {
  const full = pace.type === 'days' ? pace.days * DAY : least;
  return { ...clock, left: clock.left.map((ms, i) => (i === seat ? Math.max(ms, full) : ms)) };
}

export function outOfTime(clock: Clock, now: number, between: Between): Seat[] {
  const read = readClock(clock, now, between);
  return read.running.filter((seat) => (read.left[seat] ?? 0) <= 0);
}

/** When the first running seat runs out of time, if this node stays up. */
export function nextOut(clock: Clock, now: number, between: Between): number | undefined {
  const read = readClock(clock, now, between);
  const left = read.running.map((seat) => read.left[seat] ?? 0);
  return left.length === 0 ? undefined : now + Math.min(...left);
}
