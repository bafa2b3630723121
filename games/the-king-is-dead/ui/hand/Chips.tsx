import { splitOf } from '@four-crowns/ui-kit';
import type { Lang } from '@four-crowns/ui-kit';
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

const KINDS: ReadonlySet<string> = new Set(['add', 'back', 'pile', 'disc']);

/** Choices that have no place on the map. */
export function Chips({ view, lang, names, pressing }: ChipsProps) {
  const { guide, lit, press } = pressing;
  const say = screenWords(lang);
  const tokens = [...lit].filter((token) => KINDS.has(splitOf(token)[0]));
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
  const parts = splitOf(token);
  if (parts[0] === 'pile') {
    const of = Number(parts[1]);
    const top = topOf(view, of);
    return (
      <>
        {top === undefined ? undefined : <CardMark card={top} size="1.5rem" />}
        {names[of]}
      </>
    );
  }
  if (parts[0] === 'disc') {
    return (
      <>
        <SealMark size="1.4rem" />
        {word(`region.${parts[1]}`)}
      </>
    );
  }
  if (parts[0] !== 'add' && parts[0] !== 'back') return undefined;
  return (
    <>
      <PieceMark faction={parts[1]} size="1.5rem" />
      {word(`faction.${parts[1]}`)}
    </>
  );
}
