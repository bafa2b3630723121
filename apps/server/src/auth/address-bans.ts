/** Refuses new people from the addresses where a banned person was last seen, since a guest could come back as another. */
import type { PersonId } from '@four-crowns/protocol';
import { addressKey } from '../http/address.ts';
import type { Db, Tables } from '../store/schema.ts';

/** Limited, because others share an address and addresses are reassigned. */
const LONGEST_MS = 7 * 24 * 3600 * 1000;
/** These are everybody's addresses if a proxy does not forward the real ones. */
const OF_THIS_MACHINE: ReadonlySet<string> = new Set(['127.0.0.1', '::1'].map(addressKey));

export type AddressBan = Tables['address_bans'];

/** Returns the number of banned addresses. */
export async function banAddresses(
  db: Db,
  person: PersonId,
  until: number,
  reason: string,
  now: number,
): Promise<number> {
  const sessions = await db
    .selectFrom('session')
    .innerJoin('people', 'people.user_id', 'session.userId')
    .select('session.ipAddress')
    .where('people.id', '=', person)
    .execute();
  const seen = new Set(sessions.flatMap(({ ipAddress }) => (ipAddress ? [addressKey(ipAddress)] : [])));
  const rows = [...seen]
    .filter((address) => !OF_THIS_MACHINE.has(address))
    .map((address) => ({ address, person, until: Math.min(until, now + LONGEST_MS), reason }));
  await db.deleteFrom('address_bans').where('until', '<=', now).execute();
  if (rows.length === 0) return 0;
  await db
    .insertInto('address_bans')
    .values(rows)
    .onConflict((c) =>
      c.columns(['address', 'person']).doUpdateSet((e) => ({
        until: e.ref('excluded.until'),
        reason: e.ref('excluded.reason'),
      })),
    )
    .execute();
  return rows.length;
}

/** The reason why new people from this address are refused; undefined if they are not. */
export async function addressBan(db: Db, address: string, now: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('address_bans')
    .select('reason')
    .where('address', '=', addressKey(address))
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.reason;
}

export async function liftAddressBans(db: Db, person: PersonId): Promise<void> {
  await db.deleteFrom('address_bans').where('person', '=', person).execute();
}

export function listAddressBans(db: Db, people: readonly PersonId[], now: number): Promise<AddressBan[]> {
  if (people.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('address_bans')
    .selectAll()
    .where('person', 'in', people)
    .where('until', '>', now)
    .execute();
}
