import type { Event } from '../src/events.ts';
import type { GameScreen } from '@four-crowns/ui-kit';
import type { Action } from '../src/actions.ts';
import type { View } from '../src/view.ts';
import './accent.css';
import { Banner } from './art/Banner.tsx';
import { ScoreIcon } from './art/TitleIcon.tsx';
import { Board } from './board/Board.tsx';
import { Hand } from './hand/Hand.tsx';
import { Player } from './player/Player.tsx';
import { describe, prompt, question, tell } from './speak.ts';
import { refuse, scoreLabel } from './words.ts';
import { Table } from './table/Table.tsx';

/** What this game's screen provides to the frame. */
export const screen: GameScreen<View, Action, Event, string> = {
  Board,
  Hand,
  Player,
  Table,
  Mark: Banner,
  ScoreIcon,
  describe,
  prompt,
  tell,
  refuse,
  scoreLabel,
  // A unit goes onto a holding that is already there, with its present garrison.
  pointAt: (action, seat) => {
    if (action.type === 'play-holding') return { ...action, seat };
    if (action.type !== 'play-unit') return undefined;
    const { seat: owner, holding, garrison } = action;
    return garrison === 'none'
      ? { type: 'hero', seat: owner, card: action.card, holding }
      : { type: 'garrison', seat: owner, card: garrison, holding, replaced: 'none' };
  },
  // A card is drawn after playing and after `done`, so neither can be undone (KBY-2.5, KBY-4.3).
  isFinal: (_view, action) => action.type !== 'return',
  question,
};
