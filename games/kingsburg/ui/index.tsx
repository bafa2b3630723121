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

/** All that the frame needs to know of this game's screen. */
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
  // Dice are taken up before they are placed, and goods are named on their button; a pass, a building or
  // none at all is one slip of a finger away and holds for the season.
  isFinal: (_view, action) =>
    action.type === 'pass' || action.type === 'build' || action.type === 'stop_building',
  question,
};
