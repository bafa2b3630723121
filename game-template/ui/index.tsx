import type { Event } from '../src/events.ts';
import { Coin } from '@four-crowns/ui-kit';
import type { GameScreen } from '@four-crowns/ui-kit';
import type { Action } from '../src/actions.ts';
import type { View } from '../src/position.ts';
import './accent.css';
import { Board } from './Board.tsx';
import { Hand } from './Hand.tsx';
import { Mark } from './Mark.tsx';
import { Player } from './Player.tsx';
import { describe, prompt, question, tell } from './speak.ts';
import { Table } from './Table.tsx';
import { refuse, scoreLabel } from './words.ts';

/** What this game's screen provides to the frame. */
export const screen: GameScreen<View, Action, Event> = {
  Board,
  Hand,
  Player,
  Table,
  Mark,
  ScoreIcon: () => <Coin size="2rem" />,
  describe,
  prompt,
  tell,
  refuse,
  scoreLabel,
  // The last bid of a round reveals all of them (GT-2.3).
  isFinal: ({ viewer, bids }) => bids.every((bid, seat) => seat === viewer || bid !== null),
  question,
};
