import type { GameScreen, ScreenProps } from '@four-crowns/ui-kit';

export interface PromptProps {
  readonly screen: GameScreen;
  readonly props: ScreenProps;
}
