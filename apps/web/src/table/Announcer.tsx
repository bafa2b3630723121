import type { GameScreen, ScreenProps } from '@four-crowns/ui-kit';

/** What has just happened, read aloud for those who do not see the pieces move. */
export function Announcer({ screen, props }: { readonly screen: GameScreen; readonly props: ScreenProps }) {
  const { events, names, lang } = props;
  const lines = events.flatMap((event) => screen.tell(event, names, lang) ?? []);
  return (
    <p className="unseen" aria-live="polite">
      {lines.join(' ')}
    </p>
  );
}
