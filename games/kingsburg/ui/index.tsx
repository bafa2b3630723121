import type { Event } from '../src/events.ts';
import type { GameScreen } from '@four-crowns/ui-kit';
import type { Action } from '../src/actions.ts';
import type { View } from '../src/view.ts';
import './art/colours.css';
import { Mark } from './art/Mark.tsx';
import { Board } from './board/Board.tsx';
import { Hand } from './hand/Hand.tsx';
import { Player } from './player/Player.tsx';
import { describe, prompt, question, tell } from './speak.ts';
import { refuse, scoreLabel } from './words.ts';
import { ScoreIcon } from './table/ScoreIcon.tsx';
import { Table } from './table/Table.tsx';
import type { Taken } from './model/aim.ts';

/** What this game's screen provides to the frame. */
export const screen: GameScreen<View, Action, Event, Taken> = {
  Board,
  Hand,
  Player,
  Table,
  Mark,
  ScoreIcon,
  describe,
  prompt,
  tell,
  refuse,
  scoreLabel,
  // Placing dice takes two steps, and goods are named on their button. A pass, a building or declining to build takes
  // one accidental click and holds for the season.
  isFinal: (_view, action) =>
    action.type === 'pass' || action.type === 'build' || action.type === 'stop_building',
  question,
};
