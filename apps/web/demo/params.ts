import type { Lang } from '@four-crowns/ui-kit';

/** What to show: ?page=live&seats=3&theme=dark&lang=ru&pos=4-late&chosen=farm&pointed=3&speed=0 */
const query = new URLSearchParams(location.search);

function lang(wanted: string | null): Lang {
  return wanted === 'ru' ? 'ru' : 'en';
}

export const params = {
  page: query.get('page') ?? 'table',
  position: query.get('pos') ?? '2-middle',
  seats: Number(query.get('seats') ?? 2),
  theme: query.get('theme') ?? 'light',
  lang: lang(query.get('lang')),
  chosen: query.get('chosen') ?? undefined,
  pointed: query.has('pointed') ? Number(query.get('pointed')) : undefined,
  /** The stand-in's log is no part of what is measured. */
  log: query.get('log') !== '0',
  speed: Number(query.get('speed') ?? 1),
};

export const NAMES =
  params.lang === 'ru' ? ['Анна', 'Борис', 'Клара', 'Дмитрий'] : ['Anna', 'Boris', 'Clara', 'Dmitri'];
