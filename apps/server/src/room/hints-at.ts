import type { Table } from '../store/tables.ts';

/** As the table says; else on where one person plays one seat against bots, for then nobody is wronged. */
export function hintsAt({ hints, seats }: Pick<Table, 'hints' | 'seats'>): 'on' | 'off' {
  if (hints !== undefined) return hints;
  const people = seats.filter(({ person }) => person !== undefined).length;
  const bots = seats.filter(({ bot }) => bot !== undefined).length;
  return people === 1 && bots === seats.length - 1 ? 'on' : 'off';
}
