import type { Event } from '../src/events.ts';
import type { GameScreen } from '@four-crowns/ui-kit';
import type { Action } from '../src/actions.ts';
import type { View } from '../src/view.ts';
import { SeatMark } from './art/SeatMark.tsx';
import { Board } from './board/Board.tsx';
import { Hand } from './hand/Hand.tsx';
import { isFinal } from './model/final.ts';
import { Player } from './player/Player.tsx';
import { about, describe, prompt, question, tell } from './speak.ts';
import { refuse, scoreLabel } from './words.ts';
import { Ending } from './table/Ending.tsx';
import { ScoreIcon } from './table/ScoreIcon.tsx';
import { Table } from './table/Table.tsx';
import type { Picks } from './model/guide.ts';

/** What this game's screen provides to the frame. */
export const screen: GameScreen<View, Action, Event, Picks> = {
  Board,
  Hand,
  Player,
  Table,
  Mark: SeatMark,
  Ending,
  ScoreIcon,
  describe,
  prompt,
  tell,
  about,
  refuse,
  scoreLabel,
  isFinal,
  question,
};
