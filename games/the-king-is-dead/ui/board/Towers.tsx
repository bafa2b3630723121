import type { CSSProperties, FocusEvent, MouseEvent, PointerEvent } from 'react';
import { HOME, REGIONS } from '../../src/data.ts';
import type { Crown, Faction, Region } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { Unseen } from '@four-crowns/ui-kit';
import type { Lang } from '@four-crowns/ui-kit';
import { ResultMark } from '../art/Disc.tsx';
import { PieceMark } from '../art/Piece.tsx';
import { SeatMark } from '../art/SeatMark.tsx';
import type { Counts, Land } from '../model/after.ts';
import { contestedIn, isTipping, majorityOf } from '../model/majority.ts';
import type { Token } from '../model/tokens.ts';
import { stateWords } from '../speak.ts';
import { gameWords, screenWords } from '../words.ts';
import { MAP_HEIGHT, MAP_WIDTH, PLACES } from './geography.ts';
import { Tower } from './Tower.tsx';
import styles from './Towers.module.css';

const CROWNS: readonly Crown[] = ['scottish', 'welsh', 'english'];
const ALL: readonly Faction[] = [...CROWNS, 'viking'];
/** TKD-11.1 */
const LANDINGS: readonly Region[] = ['strathclyde', 'devon'];
const GAP = 66;

/** What all buttons of the map and of the order of struggles have in common. */
export interface Spots {
  readonly view: View;
  readonly lang: Lang;
  /** The map as the choice being considered would leave it. */
  readonly after: Land;
  readonly isPreview: boolean;
  /** Whether the next thing to do is summoning, or would be. */
  readonly showsTips: boolean;
  readonly tokenOf: (...tokens: readonly Token[]) => Token | undefined;
  readonly isPicked: (...tokens: readonly Token[]) => boolean;
  /** Where other players moved followers since the viewer's last turn. */
  readonly touched: ReadonlyMap<string, number>;
  /** The button that the Tab key reaches. */
  readonly current: string;
  readonly onPress: (event: MouseEvent, token: Token) => void;
  readonly onPoint: (token: Token | undefined) => void;
  readonly onArrive: (spot: string) => void;
}

function spotOf(n: number, of: number, region: Region): { readonly x: number; readonly y: number } {
  const { x, y, rows } = PLACES[region];
  if (rows === 1) return { x: x + (n - (of - 1) / 2) * GAP, y };
  const inRow = n < 2 || of === 4 ? 2 : of - 2;
  const column = n < 2 ? n - 0.5 : n - 2 - (inRow - 1) / 2;
  return { x: x + column * GAP, y: y + (n < 2 ? -0.5 : 0.5) * GAP };
}

function placed(x: number, y: number): CSSProperties {
  return { left: `${(x / MAP_WIDTH) * 100}%`, top: `${(y / MAP_HEIGHT) * 100}%` };
}

/** Handlers of the button for a token. */
export function handlers({ onPress, onPoint, onArrive }: Spots, spot: string, token: Token) {
  return {
    'data-spot': spot,
    onClick: (e: MouseEvent) => onPress(e, token),
    // React derives `enter` from leaving another element, and an element that has just disappeared, such as a card,
    // is never left.
    onPointerOver: (e: PointerEvent) => {
      if (e.pointerType !== 'touch') onPoint(token);
    },
    onPointerLeave: () => onPoint(undefined),
    onFocus: (e: FocusEvent) => {
      onArrive(spot);
      if (e.target.matches(':focus-visible')) onPoint(token);
    },
    onBlur: () => onPoint(undefined),
  };
}

/** The followers, names and discs of all regions. */
export function Towers(spots: Spots) {
  return (
    <div className={styles.layer}>
      {REGIONS.map((region) => (
        <RegionSpots key={region} region={region} spots={spots} />
      ))}
    </div>
  );
}

function RegionSpots({ region, spots }: { readonly region: Region; readonly spots: Spots }) {
  const { view, after } = spots;
  const result = view.results[region];
  const place = PLACES[region];
  const factions = view.options.vikings ? ALL : CROWNS;
  const { leader } = majorityOf(after[region]);
  return (
    <>
      {result === null ? (
        factions.map((faction, n) => (
          <TowerSpot
            key={faction}
            spots={spots}
            region={region}
            faction={faction}
            at={spotOf(n, factions.length, region)}
            counts={after[region]}
            leads={leader === faction}
          />
        ))
      ) : (
        <div className={styles.disc} style={placed(place.x, place.y)}>
          <ResultMark result={result} size="100%" />
        </div>
      )}
      <Plate region={region} spots={spots} />
    </>
  );
}

interface TowerSpotProps {
  readonly spots: Spots;
  readonly region: Region;
  readonly faction: Faction;
  readonly at: { readonly x: number; readonly y: number };
  readonly counts: Counts;
  readonly leads: boolean;
}

/** The token with which the whole region can be chosen now. */
function wholeOf(region: Region, { tokenOf }: Spots): Token | undefined {
  return tokenOf(`region:${region}`, ...CROWNS.map((crown): Token => `put:${crown}:${region}`));
}

function TowerSpot({ spots, region, faction, at, counts, leads }: TowerSpotProps) {
  const { view, lang, current, showsTips } = spots;
  const say = screenWords(lang);
  const token: Token = `follower:${region}:${faction}`;
  const lit = spots.tokenOf(token, `back:${faction}`);
  const isBack = lit !== undefined && lit !== token;
  const isLit = lit !== undefined && (!isBack || spots.isPicked(`region:${region}`));
  const isPicked = spots.isPicked(token);
  const count = view.map[region][faction];
  const now = counts[faction];
  const tips = showsTips && faction !== 'viking' && isTipping(counts, faction);
  // When a region has to be chosen, its followers count as part of it.
  const whole = isLit ? undefined : wholeOf(region, spots);
  const spot = `${region}:${faction}`;
  const touched = spots.touched.get(spot);
  const words = [
    say('board.tower', { region: gameWords(lang)(`region.${region}`), faction, count }),
    leads ? say('board.leads') : undefined,
    tips ? say('board.tips') : undefined,
    isPicked ? say('board.picked') : isLit ? say('board.lit') : undefined,
  ];
  return (
    <button
      type="button"
      className={styles.tower}
      style={placed(at.x, at.y)}
      tabIndex={current === spot ? 0 : -1}
      aria-label={words.filter((word) => word !== undefined).join(', ')}
      aria-pressed={isPicked}
      data-lit={isLit ? '' : undefined}
      data-picked={isPicked ? '' : undefined}
      data-none={count === 0 && now === 0 ? '' : undefined}
      data-tips={tips ? '' : undefined}
      data-change={now > count ? 'more' : now < count ? 'less' : undefined}
      data-tower={spot}
      data-token={isLit ? (isBack ? lit : token) : undefined}
      data-ground={whole === undefined ? undefined : ''}
      {...handlers(spots, spot, whole ?? (isBack && isLit ? lit : token))}
    >
      <Tower faction={faction} count={count} after={now} />
      {leads ? <Crown /> : undefined}
      {touched === undefined ? undefined : (
        <span className={styles.touched}>
          <SeatMark seat={touched} size="100%" />
        </span>
      )}
      <span className={styles.count} aria-hidden="true">
        {now}
      </span>
    </button>
  );
}

function Crown() {
  return (
    <svg viewBox="0 0 48 30" className={styles.crown} aria-hidden="true" focusable="false">
      <path
        d="M7 27L3 7l11 8L24 3l10 12l11-8l-4 20z"
        fill="#f6c544"
        stroke="#5e3f0a"
        strokeWidth="3.500"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The name plate of a region: its slot, whose home it is, and its present state. */
function Plate({ region, spots }: { readonly region: Region; readonly spots: Spots }) {
  const { view, lang, after, current } = spots;
  const say = screenWords(lang);
  const word = gameWords(lang);
  const slot = view.slots.indexOf(region) + 1;
  const home = HOME.findIndex((at) => REGIONS[at] === region);
  const token = wholeOf(region, spots);
  const isPicked = spots.isPicked(`region:${region}`);
  const isContested = contestedIn(view) === region;
  const state = stateWords(view, region, after[region], lang);
  const homeOf = CROWNS[home];
  const words = [
    say('board.state', { slot, state }),
    homeOf === undefined ? undefined : say('board.home', { faction: homeOf }),
    view.options.vikings && LANDINGS.includes(region) ? say('board.landing') : undefined,
    isContested ? say('board.contested') : undefined,
    isPicked ? say('board.picked') : token === undefined ? undefined : say('board.lit'),
  ].filter((w) => w !== undefined);
  const spot = region;
  const { name } = PLACES[region];
  return (
    <button
      type="button"
      className={styles.plate}
      style={placed(name.x, name.y)}
      tabIndex={current === spot ? 0 : -1}
      data-lit={token === undefined ? undefined : ''}
      data-picked={isPicked ? '' : undefined}
      data-contested={isContested ? '' : undefined}
      data-decided={view.results[region] === null ? undefined : ''}
      data-token={token}
      {...handlers(spots, spot, token ?? `region:${region}`)}
    >
      {slot > 0 ? <b>{slot}</b> : undefined}
      <span>{word(`region.${region}`)}</span>
      <Unseen>, {words.join(', ')}</Unseen>
      {homeOf === undefined ? undefined : <PieceMark faction={homeOf} size="1.05em" />}
    </button>
  );
}
