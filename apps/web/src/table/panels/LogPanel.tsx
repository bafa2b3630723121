import type { GameScreen } from '@four-crowns/ui-kit';
import { memo, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../words/store.ts';
import type { Lang } from '../../words/langs.ts';
import { useSitting, useTable, useUi } from '../state/context.tsx';
import { itemsOf } from '../state/log.ts';
import type { LogItem } from '../state/log.ts';
import { useNames, useViewer } from '../use-screen.ts';
import css from './panels.module.css';

/** Everything that happened, in words. Pointing at a line, with whatever, shows its place on the board. */
export function LogPanel({ screen }: { readonly screen: GameScreen }) {
  const t = useTranslations('table.log');
  const { ui } = useSitting();
  const viewer = useViewer();
  const told = useTable((s) => (viewer === undefined ? undefined : s.logs.get(viewer)?.told));
  const names = useNames();
  const lang = useWords((s) => s.lang);
  const items = useMemo(() => itemsOf(told ?? [], names.length), [told, names.length]);
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState<string>();
  const id = useId();
  useEndInSight(list, items.length);

  const point = (item: LogItem | undefined) =>
    ui.setState({ pointed: item?.kind === 'event' ? item.event : undefined });
  const go = (item: LogItem | undefined) => {
    setActive(item?.key);
    point(item);
    if (item !== undefined) document.getElementById(`${id}${item.key}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (e: KeyboardEvent) => {
    const shown = items.filter((item) => document.getElementById(`${id}${item.key}`) !== null);
    const at = shown.findIndex((item) => item.key === active);
    const to = {
      ArrowUp: at < 0 ? shown.length - 1 : at - 1,
      ArrowDown: at + 1,
      Home: 0,
      End: shown.length - 1,
    }[e.key];
    if (e.key === 'Escape') go(undefined);
    else if (to === undefined) return;
    else go(shown[Math.max(0, Math.min(to, shown.length - 1))]);
    e.preventDefault();
  };
  return (
    <section className={css['log']} data-part="log" aria-label={t('title')}>
      {items.length === 0 ? <p className={css['empty']}>{t('empty')}</p> : null}
      <ul
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label={t('title')}
        aria-activedescendant={active === undefined ? undefined : `${id}${active}`}
        className={css['lines']}
        onKeyDown={onKeyDown}
        onPointerLeave={() => point(undefined)}
        onBlur={() => go(undefined)}
      >
        {items.map((item) => (
          <LogLine
            key={item.key}
            id={`${id}${item.key}`}
            item={item}
            isActive={item.key === active}
            point={point}
            screen={screen}
            names={names}
            lang={lang}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly id: string;
  readonly item: LogItem;
  readonly isActive: boolean;
  readonly point: (item: LogItem) => void;
  readonly screen: GameScreen;
  readonly names: readonly string[];
  readonly lang: Lang;
}

const sameLine = (a: LineProps, b: LineProps): boolean =>
  a.item === b.item &&
  a.isActive === b.isActive &&
  a.names === b.names &&
  a.lang === b.lang &&
  a.screen === b.screen;

/** A line is written once: with hundreds of them a move may not touch the others. */
const LogLine = memo(function LogLine({ id, item, isActive, point, screen, names, lang }: LineProps) {
  const text = useLineWords(item, screen, names, lang);
  const { Mark } = screen;
  if (text === undefined) return null;
  const by = item.kind === 'rewind' ? undefined : item.by;
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={css['line']}
      onPointerEnter={() => point(item)}
      onPointerDown={() => point(item)}
    >
      <span className={css['by']}>{by === undefined ? null : <Mark seat={by} size="1.15rem" />}</span>
      {text}
    </li>
  );
}, sameLine);

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

/** The newest line stays in sight unless somebody is reading further up. */
function useEndInSight(list: React.RefObject<HTMLElement | null>, count: number): void {
  const isAtEnd = useRef(true);
  // Out of sight it has no height to scroll.
  const shown = useUi((s) => `${s.tab} ${s.side}`);
  useEffect(() => {
    const box = list.current;
    if (box === null) return undefined;
    const onScroll = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 40;
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => box.removeEventListener('scroll', onScroll);
  }, [list]);
  useLayoutEffect(() => {
    if (isAtEnd.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [list, count, shown]);
}
