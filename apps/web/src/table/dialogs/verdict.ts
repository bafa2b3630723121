import type { Result, Seat } from '@four-crowns/core';
import { sayers } from '@four-crowns/ui-kit/words.ts';
import type { GameWords } from '../../games.ts';
import { wordAt } from '../../games/words.ts';
import type { Lang } from '../../words/langs.ts';

/** The frame's texts about a result, in the page's language. */
export interface VerdictWords {
  lost(): string;
  youWon(): string;
  won(names: string): string;
  wonTogether(names: string): string;
  wonShared(names: string): string;
  /** Says that the match ended by resignation. */
  resigned(): string;
  /** Says that players who resigned are placed last. */
  last(names: string): string;
}

interface Viewed {
  readonly seat: Seat | undefined;
  readonly names: readonly string[];
  readonly lang: Lang;
}

/** Who has won and why, then the tie-breakers among the other players where their points are equal. */
export function verdictOf(
  { outcome: { places, decidedBy, parted = [] } }: Result,
  { seat, names, lang }: Viewed,
  words: GameWords | undefined,
  say: VerdictWords,
): readonly string[] {
  const winners = places[0] ?? [];
  const listed = (seats: readonly Seat[]): string =>
    new Intl.ListFormat(lang, { type: 'conjunction' }).format(seats.map((s) => names[s] ?? ''));
  const isShared = decidedBy === 'shared' || decidedBy.endsWith('_shared');
  const who =
    winners.length === 0
      ? say.lost()
      : winners.length === 1 && winners[0] === seat
        ? say.youWon()
        : isShared
          ? say.wonShared(listed(winners))
          : winners.length > 1
            ? say.wonTogether(listed(winners))
            : say.won(listed(winners));
  const why = decidedBy === 'resigned' ? say.resigned() : wordAt(words, `outcome.${decidedBy}`);
  const behind = parted.flatMap((key, i): readonly string[] => {
    const next = places[i + 1] ?? [];
    if (key === 'resigned') return decidedBy === 'resigned' ? [] : [say.last(listed(next))];
    // What decided the victory has already been said.
    if (words === undefined || (i === 0 && key === decidedBy)) return [];
    if (wordAt(words, `parted.${key}`) === '') return [];
    const apart = { seat: listed(places[i] ?? []), of: listed(next) };
    return [sayers({ en: words, ru: words })(lang)(`parted.${key}`, apart)];
  });
  return [why === '' ? `${who}.` : `${who}. ${why}.`, ...behind];
}
