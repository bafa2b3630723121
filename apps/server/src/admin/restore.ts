import { CannotStart } from '../settings/settings.ts';
import { migrationNames } from '../store/migrations.ts';
import { readBackup } from './backup-file.ts';
import type { Counts } from './backup-file.ts';
import { fillEmpty } from './fill.ts';
import type { Place } from './store-copy.ts';

/** Restores into an empty database; a backup of one engine may be restored into the other. */
export async function restore(place: Place, file: string): Promise<Counts> {
  // Before anything is created, because most mistakes show in the first line.
  for await (const part of readBackup(file)) {
    if (part.type === 'head') checkMigrations(`The backup "${file}"`, part.head.migrations);
    break;
  }
  return fillEmpty(place, async (filling) => {
    let counts: Counts = {};
    for await (const part of readBackup(file)) {
      switch (part.type) {
        case 'head':
          break;
        case 'table':
          filling.table(part.table, part.columns);
          break;
        case 'rows':
          await filling.rows(part.rows);
          break;
        case 'end':
          ({ counts } = part);
      }
    }
    return counts;
  });
}

export function checkMigrations(what: string, migrations: readonly string[]): void {
  const unknown = migrations.find((name) => !migrationNames.includes(name));
  if (unknown === undefined) return;
  throw new CannotStart(`${what} was written by a newer Four Crowns: it has the migration ${unknown}.`);
}
