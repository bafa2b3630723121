import type { Seat } from '@four-crowns/core';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import css from './plates.module.css';
import { useTable } from './state/context.tsx';

/** The current time, updated once per second; only components that use it render again. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}

const DAY = 86_400_000;
const HOUR = 3_600_000;
const LOW = 30_000;

export function Clock({ seat }: { readonly seat: Seat }) {
  const t = useTranslations('table.plate');
  const lang = useLocale();
  const clock = useTable((s) => s.table?.clock);
  const ahead = useTable((s) => s.clockAhead);
  const isRunning = clock?.running.includes(seat) === true;
  const now = useNow(isRunning);
  if (clock === undefined) return null;
  const passed = isRunning ? Math.max(0, now + (Number.isFinite(ahead) ? ahead : 0) - clock.at) : 0;
  const left = Math.max(0, (clock.left[seat] ?? 0) - passed);
  const time = spanWords(left, lang);
  return (
    <span
      className={css['clock']}
      role="timer"
      data-running={isRunning ? '' : undefined}
      data-low={left < LOW ? '' : undefined}
      aria-label={left === 0 ? t('out') : t('left', { time })}
    >
      {time}
    </span>
  );
}

export function Thinking({ seat }: { readonly seat: Seat }) {
  const t = useTranslations('table.plate');
  const lang = useLocale();
  const since = useTable((s) => s.askedSince.get(seat));
  const now = useNow(true);
  if (since === undefined) return null;
  const time = spanWords(Math.max(0, now - since), lang);
  return (
    <span className={css['thinking']} aria-label={t('thinking', { time })} role="timer">
      <i aria-hidden />
      <span>{time}</span>
    </span>
  );
}

/** 4:07 below an hour, 2:15:00 below a day, otherwise days and hours in short words. */
function spanWords(ms: number, lang: string): string {
  if (ms >= DAY) {
    const unit = (value: number, name: 'day' | 'hour') =>
      new Intl.NumberFormat(lang, { style: 'unit', unit: name, unitDisplay: 'narrow' }).format(value);
    return `${unit(Math.floor(ms / DAY), 'day')} ${unit(Math.floor((ms % DAY) / HOUR), 'hour')}`;
  }
  const s = Math.floor(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(s / 60);
  return ms >= HOUR
    ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(s % 60)}`
    : `${minutes}:${two(s % 60)}`;
}
