import type { Event } from '../src/events.ts';
import type { GameScreen } from '@four-crowns/ui-kit';
import type { Action } from '../src/actions.ts';
import type { View } from '../src/view.ts';
import { HouseMark } from './art/House.tsx';
import { Board } from './board/Board.tsx';
import { Hand } from './hand/Hand.tsx';
import { Player } from './player/Player.tsx';
import { describe, prompt, question, tell } from './speak.ts';
import { refuse, scoreLabel } from './words.ts';
import { ScoreIcon } from './table/ScoreIcon.tsx';
import { Table } from './table/Table.tsx';

/** What this game's screen provides to the frame. */
export const screen: GameScreen<View, Action, Event, string> = {
  Board,
  Hand,
  Player,
  Table,
  Mark: HouseMark,
  ScoreIcon,
  describe,
  prompt,
  tell,
  refuse,
  scoreLabel,
  // KB-2.5: the next card is drawn, so ending the turn cannot be undone.
  pointAt: (action, seat) => {
    switch (action.type) {
      case 'lift':
        return { ...action, seat };
      case 'build':
      case 'use':
      case 'place':
        return { type: 'build', seat, hex: action.hex, by: 'card' };
      default:
        return undefined;
    }
  },
  isFinal: (_view, action) => action.type === 'end-turn',
  question,
};
