import type { Event } from '../../src/events.ts';
import { Unseen, usePace } from '@four-crowns/ui-kit';
import type { ScreenProps } from '@four-crowns/ui-kit';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Action } from '../../src/actions.ts';
import { FACTIONS, REGIONS } from '../../src/data.ts';
import type { Region } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import '../art/colours.css';
import { PieceMark } from '../art/Piece.tsx';
import { afterwards } from '../model/after.ts';
import { placesOf, scenesOf, touchedIn } from '../model/happened.ts';
import { contestedIn, instabilityIn } from '../model/majority.ts';
import type { Token } from '../model/tokens.ts';
import { isDirect, usePressing } from '../model/use-guide.ts';
import { screenWords } from '../words.ts';
import styles from './Board.module.css';
import { Land } from './Land.tsx';
import { LastStruggle } from './LastStruggle.tsx';
import { Scenes } from './Scene.tsx';
import { Towers } from './Towers.tsx';
import type { Spots } from './Towers.tsx';
import { Track } from './Track.tsx';
import { useFlights } from './use-flights.ts';
import { isDirection, towards } from './walk.ts';
import type { Picks } from '../model/guide.ts';

const PUTS = ['put:scottish:', 'put:welsh:', 'put:english:'] as const;

/** The token with which the whole region can be chosen now. */
function wholeOf(region: Region, lit: ReadonlySet<Token>): Token | undefined {
  const tokens: readonly Token[] = [`region:${region}`, ...PUTS.map((put): Token => `${put}${region}`)];
  return tokens.find((token) => lit.has(token));
}

export function Board(props: ScreenProps<View, Action, Event, Picks>) {
  const { view, lang, events, recent, pointed } = props;
  const pressing = usePressing(props);
  const { guide, lit, outcome, press } = pressing;
  const pace = usePace(props.speed);
  const box = useRef<HTMLDivElement>(null);
  const [considered, setConsidered] = useState<Token>();
  const [walked, setWalked] = useState<string>();
  const help = useId();
  const say = screenWords(lang);
  useFlights(box, events, pace);

  const picks = useMemo(() => new Set([...guide.picked, ...guide.implied]), [guide]);
  const wished = (considered === undefined ? undefined : outcome(considered)) ?? guide.action;
  const { map, slots } = useMemo(() => afterwards(view, wished), [view, wished]);
  const contested = contestedIn(view);
  const litRegions = useMemo(
    () => view.slots.filter((region) => wholeOf(region, lit) !== undefined),
    [view.slots, lit],
  );
  const pickedRegions = useMemo(
    () => view.slots.filter((region) => picks.has(`region:${region}`)),
    [view.slots, picks],
  );
  const places = useMemo(() => placesOf(pointed), [pointed]);
  const touched = useMemo(() => touchedIn(recent), [recent]);
  const scenes = useMemo(() => scenesOf(events), [events]);
  const first = firstSpot(view, lit);

  const onRegion = useCallback(
    (region: Region, isTouch: boolean) => press(wholeOf(region, lit) ?? `region:${region}`, !isTouch),
    [press, lit],
  );
  const onHover = useCallback(
    (region: Region | undefined) => setConsidered(region === undefined ? undefined : wholeOf(region, lit)),
    [lit],
  );
  const spots: Spots = {
    view,
    lang,
    after: map,
    isPreview: wished !== undefined,
    showsTips: view.stage === 'summon' || (wished !== undefined && view.stage === 'effect'),
    tokenOf: (...tokens) => tokens.find((token) => lit.has(token)),
    isPicked: (...tokens) => tokens.some((token) => picks.has(token)),
    touched,
    current: walked !== undefined && isThere(view, walked) ? walked : first,
    onPress: (e: MouseEvent, token) => press(token, isDirect(e)),
    onPoint: setConsidered,
    onArrive: setWalked,
  };

  const buttons = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-spot]') ?? [])];
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.ctrlKey || e.metaKey || e.altKey || !(e.target instanceof HTMLElement)) return;
    const all = buttons();
    if (isDirection(e.key)) towards(e.target, all, e.key)?.focus();
    else if (e.code === 'KeyN') stepTo(all, e.target, e.shiftKey)?.focus();
    else if (e.key === 'Escape' && guide.picked.length > 0) pressing.startOver();
    else return;
    e.preventDefault();
  };

  return (
    <div
      ref={box}
      className={styles.board}
      onKeyDown={onKeyDown}
      role="group"
      data-stage={view.stage}
      data-picks={guide.picked.length}
      aria-label={say('board.label')}
      aria-describedby={help}
    >
      <Unseen id={help}>{say('board.help')}</Unseen>
      <div className={styles.inner}>
        <div className={styles.mapRoom}>
          <div className={styles.map}>
            <Land
              results={view.results}
              contested={contested}
              lit={litRegions}
              picked={pickedRegions}
              pointed={places}
              unstable={instabilityIn(view)}
              hasVikings={view.options.vikings}
              france={say('board.france')}
              onRegion={onRegion}
              onHover={onHover}
            />
            <Towers {...spots} />
            <LastStruggle recent={recent} lang={lang} />
            {spots.showsTips ? (
              <p className={styles.legend}>
                <i aria-hidden="true" />
                {say('board.legend')}
              </p>
            ) : undefined}
          </div>
        </div>
        <Track spots={spots} slots={slots} />
      </div>
      <div className={styles.models} aria-hidden="true">
        {FACTIONS.map((faction) => (
          <span key={faction} data-model={faction}>
            <PieceMark faction={faction} size="100%" />
          </span>
        ))}
      </div>
      <Scenes scenes={scenes} pace={pace} lang={lang} />
    </div>
  );
}

/** When a region is decided its followers leave it for good, and so do their places. */
function isThere(view: View, spot: string): boolean {
  const [name, faction] = spot.split(':');
  const region = REGIONS.find((r) => r === name);
  return region === undefined || faction === undefined || view.results[region] === null;
}

/** Where the keyboard focus starts: the first thing that can be chosen, otherwise the contested region. */
function firstSpot(view: View, lit: ReadonlySet<Token>): string {
  for (const token of lit) {
    const [kind, region = '', faction = ''] = token.split(':');
    if (kind === 'follower') return `${region}:${faction}`;
    if (kind === 'region') return region;
    if (kind === 'put') return faction;
    if (kind === 'slot' || kind === 'disc') return `slot:${region}`;
  }
  return contestedIn(view) ?? 'moray';
}

function stepTo(all: readonly HTMLElement[], from: HTMLElement, back: boolean): HTMLElement | undefined {
  const lit = all.filter((element) => element.dataset['token'] !== undefined);
  const order = all.indexOf(from);
  return back
    ? (lit.findLast((element) => all.indexOf(element) < order) ?? lit.at(-1))
    : (lit.find((element) => all.indexOf(element) > order) ?? lit[0]);
}
