import type { Event } from '../../src/events.ts';
import type { ScreenProps, Seen } from '@four-crowns/ui-kit';
import { useState } from 'react';
import type { Action } from '../../src/actions.ts';
import type { View } from '../../src/view.ts';
import { isPast, storyOf, winterOf } from '../model/battle.ts';
import type { Story } from '../model/battle.ts';
import type { Taken } from '../model/aim.ts';

interface Noticed {
  readonly events: readonly Seen<Event>[];
  readonly winter: readonly Seen<Event>[];
}

/** The winter to show: the present one, or the last one until the viewer has closed it or acted again. */
export function useBattle({ view, seat, events, recent }: ScreenProps<View, Action, Event, Taken>): {
  readonly story: Story | undefined;
  readonly close: (() => void) | undefined;
} {
  // The viewer's own choice resets what the frame counts as recent, so the winter is stored here.
  const [noticed, setNoticed] = useState<Noticed>(() => ({ events, winter: winterOf(recent) }));
  const [closed, setClosed] = useState(0);
  if (noticed.events !== events) setNoticed({ events, winter: winterOf([...noticed.winter, ...events]) });
  const story = storyOf(view, noticed.winter);
  const isNow = view.phase === 'winter' && view.stage !== 'over';
  if (story === undefined) return { story, close: undefined };
  if (!isNow && (story.year === closed || isPast(noticed.winter, seat))) {
    return { story: undefined, close: undefined };
  }
  return { story, close: isNow ? undefined : () => setClosed(story.year) };
}
