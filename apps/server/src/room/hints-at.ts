import type { Table } from '../store/tables.ts';

/** As the table says; otherwise on if one person plays one seat against bots, since hints then wrong nobody. */
export function hintsAt({ hints, seats }: Pick<Table, 'hints' | 'seats'>): 'on' | 'off' {
  if (hints !== undefined) return hints;
  const people = seats.filter(({ person }) => person !== undefined).length;
  const bots = seats.filter(({ bot }) => bot !== undefined).length;
  return people === 1 && bots === seats.length - 1 ? 'on' : 'off';
}
