import type { GameScreen } from '@four-crowns/ui-kit';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { Lang } from '../../words/langs.ts';
import { aboutOf } from '../state/log.ts';
import type { LogItem } from '../state/log.ts';
import css from './panels.module.css';

interface Shared {
  readonly id: string;
  readonly point: (item: LogItem) => void;
  readonly screen: GameScreen;
  readonly names: readonly string[];
  readonly lang: Lang;
}

interface BlockProps extends Shared {
  readonly items: readonly LogItem[];
  readonly active: string | undefined;
}

const sameWords = (a: Shared, b: Shared): boolean =>
  a.names === b.names && a.lang === b.lang && a.screen === b.screen;

/** Some lines of the log. A move changes only the last block, however long the match is. */
export const LogBlock = memo(
  function LogBlock({ items, active, ...shared }: BlockProps) {
    return (
      <div role="none" className={css['block']}>
        {items.map((item) => (
          <LogLine key={item.key} item={item} isActive={item.key === active} {...shared} />
        ))}
      </div>
    );
  },
  (a, b) => a.items === b.items && a.active === b.active && sameWords(a, b),
);

interface LineProps extends Shared {
  readonly item: LogItem;
  readonly isActive: boolean;
}

const LogLine = memo(
  function LogLine({ id, item, isActive, point, screen, names, lang }: LineProps) {
    const text = useLineWords(item, screen, names, lang);
    const { Mark } = screen;
    if (text === undefined) return null;
    const by = aboutOf(item, screen);
    return (
      <div
        id={`${id}${item.key}`}
        role="option"
        aria-selected={isActive}
        className={css['line']}
        onPointerOver={() => point(item)}
        onPointerDown={() => point(item)}
      >
        <span className={css['by']}>{by === undefined ? null : <Mark seat={by} size="1.15rem" />}</span>
        {text}
      </div>
    );
  },
  (a, b) => a.item === b.item && a.isActive === b.isActive && sameWords(a, b),
);

/** The text of a line, or undefined if the game shows none for it. */
export function useLineWords(
  item: LogItem,
  screen: GameScreen,
  names: readonly string[],
  lang: Lang,
): string | undefined {
  const t = useTranslations('table.log');
  switch (item.kind) {
    case 'event':
      return screen.tell(item.event, names, lang);
    case 'undo':
      return t('undo', { name: names[item.by] ?? '', steps: item.steps });
    case 'rewind':
      return t('rewind');
    case 'resign':
      return t('resign', { name: names[item.by] ?? '' });
  }
}
