import { askBot, askedSeat } from '@four-crowns/bots';
import { fastRng, submit, tellSince } from '@four-crowns/core';
import type { GameEvent } from '@four-crowns/core';
import { bots } from '@four-crowns/kingdom-builder/bot';
import { useEffect, useState } from 'react';
import { dealer, look, open } from './live.tsx';
import { Mat } from './Mat.tsx';
import type { Position } from './position.ts';

interface Shown {
  readonly position: Position;
  readonly events: readonly GameEvent[];
}

/** Everything a match would show, worked out beforehand, so that a step costs what the screen costs. */
async function film(seats: number): Promise<readonly Shown[]> {
  const m = open(seats);
  const rng = fastRng(3);
  const players = Array.from({ length: seats }, () => bots[0]?.sit());
  const shots: Shown[] = [{ position: look(m), events: [] }];
  for (;;) {
    const seat = askedSeat(m);
    const bot = seat === undefined ? undefined : players[seat];
    if (seat === undefined || bot === undefined) return shots;
    const answer = submit(m, seat, await askBot(m, seat, bot, rng), dealer);
    if (!answer.ok) throw new Error(answer.why);
    const events = tellSince(m, 0, answer.from).flatMap((t) => (t.type === 'step' ? t.events : []));
    shots.push({ position: look(m), events });
  }
}

declare global {
  interface Window {
    /** Shows the next position; false when there is none. */
    next?: () => boolean;
  }
}

export function Bench({ seats }: { readonly seats: number }) {
  const [shots, setShots] = useState<readonly Shown[]>();
  const [at, setAt] = useState(0);
  useEffect(() => {
    void film(seats).then(setShots);
  }, [seats]);
  useEffect(() => {
    if (shots === undefined) return;
    window.next = () => {
      setAt(at + 1);
      return at + 2 < shots.length;
    };
  }, [shots, at]);
  const shot = shots?.[at];
  return shot === undefined ? undefined : <Mat position={shot.position} events={shot.events} />;
}
