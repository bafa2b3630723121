import type { Event } from '../../src/events.ts';
import type { ScreenProps, Seen } from '@four-crowns/ui-kit';
import { useState } from 'react';
import type { Action } from '../../src/actions.ts';
import type { View } from '../../src/view.ts';
import { isPast, storyOf, winterOf } from '../model/battle.ts';
import type { Story } from '../model/battle.ts';

interface Heard {
  readonly events: readonly Seen<Event>[];
  readonly winter: readonly Seen<Event>[];
}

/** The winter at hand, and the last one until the viewer has closed it or gone on. */
export function useBattle({ view, seat, events, recent }: ScreenProps<View, Action, Event>): {
  readonly story: Story | undefined;
  readonly close: (() => void) | undefined;
} {
  // A choice of one's own ends what the frame counts as recent, so the winter is kept here.
  const [heard, setHeard] = useState<Heard>(() => ({ events, winter: winterOf(recent) }));
  const [closed, setClosed] = useState(0);
  if (heard.events !== events) setHeard({ events, winter: winterOf([...heard.winter, ...events]) });
  const story = storyOf(view, heard.winter);
  const isNow = view.phase === 'winter' && view.stage !== 'over';
  if (story === undefined) return { story, close: undefined };
  if (!isNow && (story.year === closed || isPast(heard.winter, seat))) {
    return { story: undefined, close: undefined };
  }
  return { story, close: isNow ? undefined : () => setClosed(story.year) };
}
