import type { GameScreen } from '@four-crowns/ui-kit';
import { memo, useId, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../../words/use-words.ts';
import { useSitting, useTable } from '../state/context.tsx';
import { blocksOf, itemsOf } from '../state/log.ts';
import type { LogItem } from '../state/log.ts';
import { useAfterPaint } from '../use-after-paint.ts';
import { useNames, useViewer } from '../use-screen.ts';
import { LogBlock } from './LogBlock.tsx';
import css from './panels.module.css';

/** Everything that happened, in words. Hovering over or focusing a line shows its place on the board. */
export const LogPanel = memo(function LogPanel({ screen }: { readonly screen: GameScreen }) {
  const t = useTranslations('table.log');
  const { ui } = useSitting();
  const blocks = useBlocks();
  const names = useNames();
  const lang = useWords((s) => s.lang);
  const [active, setActive] = useState<string>();
  const id = useId();
  const point = (item: LogItem | undefined) =>
    ui.setState({ pointed: item?.kind === 'event' ? item.event : undefined });
  const lineOf = (item: LogItem) => document.getElementById(`${id}${item.key}`);
  const go = (item: LogItem | undefined) => {
    setActive(item?.key);
    point(item);
    if (item !== undefined) lineOf(item)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (e: KeyboardEvent) => {
    const shown = blocks.flat().filter((item) => lineOf(item) !== null);
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
      {blocks.length === 0 ? <p className={css['empty']}>{t('empty')}</p> : null}
      {/* Reversed outside and upright inside, so that the browser itself keeps the newest line visible. */}
      <div
        role="listbox"
        tabIndex={0}
        aria-label={t('title')}
        aria-activedescendant={active === undefined ? undefined : `${id}${active}`}
        className={css['lines']}
        onKeyDown={onKeyDown}
        onPointerLeave={() => point(undefined)}
        onBlur={() => go(undefined)}
      >
        <div role="none">
          {blocks.map((items, i) => (
            <LogBlock
              key={i}
              id={id}
              items={items}
              active={items.some((item) => item.key === active) ? active : undefined}
              point={point}
              screen={screen}
              names={names}
              lang={lang}
            />
          ))}
        </div>
      </div>
    </section>
  );
});

function useBlocks(): readonly (readonly LogItem[])[] {
  const viewer = useViewer();
  const entries = useAfterPaint(
    useTable((s) => (viewer === undefined ? undefined : s.logs.get(viewer)?.entries)),
  );
  const before = useRef<readonly (readonly LogItem[])[]>([]);
  return useMemo(() => {
    before.current = blocksOf(itemsOf(entries ?? []), before.current);
    return before.current;
  }, [entries]);
}
