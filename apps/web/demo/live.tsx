import {
  choicesOf,
  fastRng,
  openMatch,
  rngDealer,
  settle,
  submit,
  tellSince,
  viewOf,
} from '@four-crowns/core';
import type { GameEvent, Match } from '@four-crowns/core';
import { askBot, askedSeat } from '@four-crowns/bots';
import { kingdomBuilder } from '@four-crowns/kingdom-builder';
import type { Action, View } from '@four-crowns/kingdom-builder';
import { bots } from '@four-crowns/kingdom-builder/bot';
import { screen } from '@four-crowns/kingdom-builder/ui';
import { useEffect, useRef, useState } from 'react';
import { NAMES, params } from './params.ts';
import { Mat } from './Mat.tsx';
import type { Position } from './position.ts';

const rng = fastRng(7);
export const dealer = rngDealer(fastRng(8));

export function open(seats: number): Match {
  const m = openMatch(kingdomBuilder, 'live', kingdomBuilder.parseOptions(undefined, seats), seats);
  settle(m, dealer);
  return m;
}

export function look(m: Match): Position {
  const told = tellSince(m, 0, 0);
  const own = told.findLastIndex((t) => t.type === 'step' && t.by === 0);
  const events = (from: number) => told.slice(from).flatMap((t) => (t.type === 'step' ? t.events : []));
  return {
    seat: 0,
    view: viewOf(m, 0) as View,
    choices: choicesOf(m, 0) as readonly Action[],
    scores: m.game.scores(m.state, 0),
    outcome: m.game.outcome(m.state) ?? null,
    recent: events(own + 1),
    log: events(0).slice(-40),
  };
}

/** A whole match in the page, against greedy bots: to feel how it plays. */
export function Live({ seats }: { readonly seats: number }) {
  const [m] = useState(() => open(seats));
  const players = useRef(Array.from({ length: seats }, () => bots[0]?.sit()));
  const [shown, setShown] = useState(() => ({ position: look(m), events: [] as readonly GameEvent[] }));
  const [note, setNote] = useState<string>();

  const take = (seat: number, action: unknown) => {
    const answer = submit(m, seat, action, dealer);
    if (!answer.ok) {
      if (answer.why === 'illegal') setNote(screen.refuse(answer.refusal, NAMES, params.lang));
      return;
    }
    setNote(undefined);
    const events = tellSince(m, 0, answer.from).flatMap((t) => (t.type === 'step' ? t.events : []));
    performance.mark('move');
    setShown({ position: look(m), events });
  };
  useEffect(() => {
    const seat = askedSeat(m);
    if (seat === undefined || seat === 0) return undefined;
    const timer = setTimeout(() => {
      const bot = players.current[seat];
      if (bot === undefined) return;
      void askBot(m, seat, bot, rng).then((action) => take(seat, action));
    }, 500);
    return () => clearTimeout(timer);
  });
  return (
    <Mat position={shown.position} events={shown.events} note={note} act={(action) => take(0, action)} />
  );
}
