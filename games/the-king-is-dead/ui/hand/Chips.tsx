import type { Lang } from '@four-crowns/ui-kit';
import type { Faction, Region } from '../../src/data.ts';
import type { View } from '../../src/view.ts';
import { CardMark } from '../art/CardMark.tsx';
import { SealMark } from '../art/Disc.tsx';
import { PieceMark } from '../art/Piece.tsx';
import type { Token } from '../model/tokens.ts';
import type { Pressing } from '../model/use-guide.ts';
import { gameWords, screenWords } from '../words.ts';
import { topOf } from '../model/piles.ts';
import styles from './Hand.module.css';

interface ChipsProps {
  readonly view: View;
  readonly lang: Lang;
  readonly names: readonly string[];
  readonly pressing: Pressing;
}

const KINDS = ['add', 'back', 'pile', 'disc'];

/** Choices that have no place of their own on the map. */
export function Chips({ view, lang, names, pressing }: ChipsProps) {
  const { guide, lit, press } = pressing;
  const say = screenWords(lang);
  const tokens = [...lit].filter((token) => KINDS.includes(token.split(':')[0] ?? ''));
  const [first] = tokens;
  if (first === undefined) return undefined;
  const label = first.startsWith('add')
    ? say('hand.supply')
    : first.startsWith('back')
      ? say('hand.back')
      : first.startsWith('pile')
        ? say('hand.piles')
        : say('hand.discOn');
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {tokens.map((token) => (
        <button
          key={token}
          type="button"
          className={styles.chip}
          data-token={token}
          aria-pressed={guide.action !== undefined && guide.picked.at(-1) === token}
          onClick={() => press(token, false)}
        >
          <Chip token={token} view={view} lang={lang} names={names} />
        </button>
      ))}
    </div>
  );
}

function Chip({
  token,
  view,
  lang,
  names,
}: {
  readonly token: Token;
  readonly view: View;
  readonly lang: Lang;
  readonly names: readonly string[];
}) {
  const word = gameWords(lang);
  const [kind, what = ''] = token.split(':');
  if (kind === 'pile') {
    const top = topOf(view, Number(what));
    return (
      <>
        {top === undefined ? undefined : <CardMark card={top} size="1.5rem" />}
        {names[Number(what)]}
      </>
    );
  }
  if (kind === 'disc') {
    return (
      <>
        <SealMark size="1.4rem" />
        {word(`region.${what as Region}`)}
      </>
    );
  }
  return (
    <>
      <PieceMark faction={what as Faction} size="1.5rem" />
      {word(`faction.${what as Faction}`)}
    </>
  );
}
