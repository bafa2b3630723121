import type { GameScreen, ScreenProps } from '@four-crowns/ui-kit';
import type { GameDoor } from '../../games.ts';

/** What every dialog of a table is given. */
export interface DialogProps {
  readonly door: GameDoor;
  readonly screen: GameScreen;
  readonly props: ScreenProps;
  readonly close: () => void;
}
