import type { GameScreen, ScreenProps } from '@four-crowns/ui-kit';
import { memo } from 'react';
import { useAfterPaint } from './use-after-paint.ts';

type Said = Pick<ScreenProps, 'events' | 'names' | 'lang'> & { readonly screen: GameScreen };

/** Announces what has just happened, for people who cannot see the pieces move. */
export const Announcer = memo(function Announcer({ screen, events, names, lang }: Said) {
  const lines = useAfterPaint(events).flatMap((event) => screen.tell(event, names, lang) ?? []);
  return (
    <p className="unseen" aria-live="polite">
      {lines.join(' ')}
    </p>
  );
});
