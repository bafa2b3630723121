import type { Event } from '../../src/events.ts';
import { CountUp, Panel, Unseen } from '@four-crowns/ui-kit';
import type { Lang, ScreenProps } from '@four-crowns/ui-kit';
import type { Action } from '../../src/actions.ts';
import { CUNNING_EACH, INSTABILITY_DISCS, SAXONS, TEAMS, VIKINGS } from '../../src/data.ts';
import type { Card, Crown } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { CardBack, CardMark } from '../art/CardMark.tsx';
import { ResultMark, SealMark, UnstableMark } from '../art/Disc.tsx';
import { ICONS } from '../art/icons.ts';
import { PieceMark } from '../art/Piece.tsx';
import { SeatMark } from '../art/SeatMark.tsx';
import { courtPlace, supplyPlace } from '../board/use-flights.ts';
import { instabilityIn, powersOf } from '../model/majority.ts';
import { Court } from '../player/Court.tsx';
import { courtWords } from '../speak.ts';
import { gameWords, screenWords } from '../words.ts';
import { topOf } from '../model/piles.ts';
import styles from './Table.module.css';
import type { Picks } from '../model/guide.ts';

const CUNNING = 12;

/** What all players share: the factions by power with their supply, France, and what decides each ending. */
export function Table(props: ScreenProps<View, Action, Event, Picks>) {
  const { view, lang } = props;
  const say = screenWords(lang);
  // TKD-8.1: cards that were not dealt stay hidden.
  const undealt = view.options.advanced ? CUNNING - CUNNING_EACH * view.seats : 0;
  return (
    <Panel label={say('table.label')} className={styles.table}>
      <Factions {...props} />
      <France view={view} lang={lang} />
      {view.seats > 1 && view.passes > 0 ? (
        <p className={styles.passes} data-part="passes">
          {say('table.passes', { passes: view.passes, players: view.seats })}
        </p>
      ) : undefined}
      <Endings {...props} />
      {view.seats === 1 ? <Saxons {...props} /> : undefined}
      {view.options.vikings ? <Vikings view={view} lang={lang} /> : undefined}
      {undealt > 0 ? <p className={styles.note}>{say('table.unseen', { count: undealt })}</p> : undefined}
      {view.seats === 4 ? <p className={styles.note}>{say('table.teamsHelp')}</p> : undefined}
    </Panel>
  );
}

function Factions({ view, lang, speed }: ScreenProps<View, Action, Event, Picks>) {
  const say = screenWords(lang);
  const word = gameWords(lang);
  return (
    <section aria-label={say('table.factions')}>
      <p className={styles.heads} aria-hidden="true">
        <span>{say('table.factions')}</span>
        <span>{say('table.supply')}</span>
      </p>
      <ol className={styles.factions}>
        {powersOf(view).map(({ faction, regions }) => (
          <li key={faction}>
            <PieceMark faction={faction} size="1.9rem" />
            <span className={styles.faction}>
              <strong>{word(`faction.${faction}`)}</strong>
              <span className={styles.discs} aria-hidden="true">
                {regions.map((region) => (
                  <ResultMark key={region} result={faction} size="1.15rem" />
                ))}
                {regions.length === 0 ? '–' : undefined}
              </span>
              <Unseen>{say('table.regions', { count: regions.length })}</Unseen>
            </span>
            <b className={styles.supply} {...supplyPlace(faction)}>
              <CountUp value={view.supply[faction]} speed={speed} />
              <Unseen>
                {say('table.supplyOf', { faction: word(`faction.${faction}`), count: view.supply[faction] })}
              </Unseen>
            </b>
          </li>
        ))}
      </ol>
    </section>
  );
}

function France({ view, lang }: { readonly view: View; readonly lang: Lang }) {
  const say = screenWords(lang);
  const laid = instabilityIn(view);
  return (
    <section className={styles.line} aria-label={say('table.france')} title={say('table.franceHelp')}>
      <span>{say('table.france')}</span>
      <span className={styles.laid} aria-hidden="true">
        {Array.from({ length: INSTABILITY_DISCS }, (_, i) =>
          i < laid ? <UnstableMark key={i} size="1.6rem" /> : <i key={i} />,
        )}
      </span>
      <Unseen>{say('board.unstable', { count: laid })}</Unseen>
    </section>
  );
}

interface Side {
  readonly seats: readonly number[];
}

/** TKD-9: partners count together in an invasion, and the better court of a team counts at a coronation. */
function sidesOf(view: View): readonly Side[] {
  if (view.seats === 4) return Array.from({ length: TEAMS }, (_, team) => ({ seats: [team, team + TEAMS] }));
  return view.courts.map((_, seat) => ({ seats: [seat] }));
}

function Endings({ view, lang, names }: ScreenProps<View, Action, Event, Picks>) {
  const say = screenWords(lang);
  const sides = sidesOf(view);
  const plotFor = (seat: number, faction: Crown) =>
    view.plot?.seat === seat && view.plot.faction === faction ? 1 : 0;
  const has = (seat: number, faction: Crown) => (view.courts[seat]?.[faction] ?? 0) + plotFor(seat, faction);
  const sets = ({ seats }: Side) =>
    Math.min(
      ...(['scottish', 'welsh', 'english'] as const).map((f) =>
        seats.reduce((sum, seat) => sum + has(seat, f), 0),
      ),
    );
  const strongest = powersOf(view)[0];
  const isRanked = strongest !== undefined && strongest.regions.length > 0;
  const crown = ({ seats }: Side) =>
    isRanked ? Math.max(...seats.map((seat) => has(seat, strongest.faction))) : 0;
  return (
    <section className={styles.endings}>
      <Row
        label={say('table.crown')}
        help={say('table.crownHelp')}
        icon={<CrownIcon />}
        sides={sides}
        value={crown}
        {...{ names, lang }}
        isOff={!isRanked}
      />
      <Row
        label={say('table.sets')}
        help={say('table.setsHelp')}
        icon={<UnstableMark size="1.3rem" />}
        sides={sides}
        value={sets}
        {...{ names, lang }}
        isOff={false}
      />
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly help: string;
  readonly icon: React.ReactNode;
  readonly sides: readonly Side[];
  readonly value: (side: Side) => number;
  readonly names: readonly string[];
  readonly lang: Lang;
  readonly isOff: boolean;
}

/** One number per side under the pennons of its players; the highest is highlighted. */
function Row({ label, help, icon, sides, value, names, lang, isOff }: RowProps) {
  const values = sides.map(value);
  const most = Math.max(...values);
  const isAhead = (n: number) => !isOff && n === most && values.some((other) => other < most);
  const say = screenWords(lang);
  return (
    <div className={styles.ending} title={help}>
      <h3>
        {icon} {label}
      </h3>
      <ul data-off={isOff ? '' : undefined}>
        {sides.map((side, i) => (
          <li key={i} data-most={isAhead(values[i] ?? 0) ? '' : undefined}>
            {side.seats.map((seat) =>
              names[seat] === undefined ? (
                <SaxonMark key={seat} />
              ) : (
                <SeatMark key={seat} seat={seat} size="1.3rem" />
              ),
            )}
            <b>{isOff ? '–' : values[i]}</b>
            <Unseen>{side.seats.map((seat) => names[seat] ?? say('describe.saxons')).join(', ')}</Unseen>
          </li>
        ))}
      </ul>
    </div>
  );
}

function CrownIcon() {
  return (
    <svg viewBox="0 0 48 30" width="1.3rem" aria-hidden="true" focusable="false">
      <path
        d="M7 27L3 7l11 8L24 3l10 12l11-8l-4 20z"
        fill="#f0bb3f"
        stroke="#7a5410"
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
    </svg>
  );
}

function SaxonMark() {
  return (
    <svg viewBox="0 0 512 512" width="1.2rem" height="1.2rem" aria-hidden="true" focusable="false">
      <path d={ICONS.saxons} fill="currentColor" />
    </svg>
  );
}

/** TKD-10.1: their court, their disc, and the deck, which is known except for its order. */
function Saxons({ view, lang, speed }: ScreenProps<View, Action, Event, Picks>) {
  const say = screenWords(lang);
  const word = gameWords(lang);
  const court = view.courts[SAXONS];
  const deck = view.hands[SAXONS] ?? [];
  const kinds = [...new Set(deck)];
  const top = topOf(view, SAXONS);
  const cardName = (card: Card) => {
    const count = deck.filter((other) => other === card).length;
    return count > 1 ? `${word(`card.${card}`)} ×${count}` : word(`card.${card}`);
  };
  return (
    <section className={styles.saxons} aria-label={say('table.saxons')} title={say('table.margins')}>
      <h3>
        <SaxonMark /> {say('table.saxons')}
        {view.ownDiscs[SAXONS] === true ? <SealMark size="1.3rem" /> : undefined}
      </h3>
      {court === undefined ? undefined : (
        <p className={styles.saxonCourt} {...courtPlace(SAXONS)}>
          <Court court={court} speed={speed} />
          <Unseen>{say('player.court', { list: courtWords(court, lang) })}</Unseen>
          {top === undefined ? undefined : (
            <span title={say('player.top', { card: word(`card.${top}`) })}>
              <CardMark card={top} size="1.7rem" />
              <Unseen>{say('player.top', { card: word(`card.${top}`) })}</Unseen>
            </span>
          )}
        </p>
      )}
      {view.saxonTop === null ? undefined : (
        <p className={styles.nextCard}>
          <CardMark card={view.saxonTop} size="2rem" />
          <span>
            {say('table.deckOpen')} <strong>{word(`card.${view.saxonTop}`)}</strong>
          </span>
        </p>
      )}
      <p className={styles.deck}>
        <CardBack size="1.5rem" />
        <span>{say('table.deck', { count: deck.length })}</span>
      </p>
      <ul className={styles.kinds} aria-label={say('table.deckHas')}>
        {kinds.map((card) => (
          <li key={card} title={cardName(card)}>
            <CardMark card={card} size="1.6rem" />
            <Unseen>{cardName(card)}</Unseen>
            {deck.filter((other) => other === card).length > 1 ? <b aria-hidden="true">2</b> : undefined}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Vikings({ view, lang }: { readonly view: View; readonly lang: Lang }) {
  const say = screenWords(lang);
  const sea = view.supply.viking;
  return (
    <section className={styles.vikings} aria-label={say('table.vikings')}>
      <h3>
        <span {...supplyPlace('viking')}>
          <PieceMark faction="viking" size="1.6rem" />
        </span>
        {say('table.vikings')}
        <span className={styles.count}>{say('table.waiting', { ashore: VIKINGS - sea, sea })}</span>
      </h3>
      <p className={styles.note}>{say('table.vikingsHelp')}</p>
    </section>
  );
}
