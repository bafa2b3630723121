import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration } from 'kysely/migration';
import { CannotStart } from '../settings/settings.ts';
import type { Db } from './schema.ts';

/** Migrations are only ever added, so that a database of any age gets its present shape at start. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables-and-log': { up: tablesAndLog },
  '0002-people': { up: people },
  '0003-talk-and-records': { up: talkAndRecords },
  '0004-hints': { up: hints },
  '0005-accounts': { up: accounts },
  '0006-said-once-and-imports': { up: saidOnceAndImports },
  '0007-sizes-of-imports': { up: sizesOfImports },
};

export const migrationNames: readonly string[] = Object.keys(migrations);

async function tablesAndLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('rev', 'integer', (c) => c.notNull())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('rules_version', 'integer', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('seats', 'integer', (c) => c.notNull())
    .addColumn('access', 'text', (c) => c.notNull())
    .addColumn('invite', 'text', (c) => c.notNull())
    .addColumn('host', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('start_mode', 'text', (c) => c.notNull())
    .addColumn('pace', 'text', (c) => c.notNull())
    .addColumn('stand_in_bot', 'text', (c) => c.notNull())
    .addColumn('chat', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('touched_at', 'bigint', (c) => c.notNull())
    .addColumn('deals_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('rematch', 'text')
    .addColumn('rematch_of', 'text')
    .addColumn('closed', 'text')
    .addColumn('result', 'text')
    .addColumn('clock', 'text')
    .addColumn('rewind', 'text')
    .addColumn('due_at', 'bigint')
    .execute();
  await db.schema.createIndex('matches_due').on('matches').column('due_at').execute();
  await db.schema
    .createIndex('matches_open')
    .on('matches')
    .columns(['status', 'access', 'created_at'])
    .execute();
  await db.schema.createIndex('matches_host').on('matches').columns(['host', 'status']).execute();
  await db.schema
    .createTable('seats')
    .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('bot', 'text')
    .addColumn('stand_in', 'text')
    .addColumn('stand_in_because', 'text')
    .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
    .execute();
  await db.schema.createIndex('seats_person').on('seats').column('person').execute();
  await db.schema
    .createTable('log')
    .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('move_id', 'text')
    .addColumn('entries', 'text', (c) => c.notNull())
    .addColumn('checkpoint', 'text')
    .addColumn('clock', 'text')
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('log_key', ['match', 'seq'])
    .addUniqueConstraint('log_move', ['match', 'move_id'])
    .execute();
  await db.schema
    .createTable('secrets')
    .addColumn('match', 'text', (c) => c.primaryKey().references('matches.id'))
    .addColumn('seed', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('nodes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('from_at', 'bigint', (c) => c.notNull())
    .addColumn('to_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('meta')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
}

async function people(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('banned_until', 'bigint')
    .addColumn('ban_reason', 'text')
    .addColumn('muted_until', 'bigint')
    .execute();
  await db.schema
    .createTable('tokens')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('public_key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('challenge', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}

async function talkAndRecords(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('match', 'text', (c) => c.notNull().references('matches.id'))
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('removed', 'integer', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('chat_match').on('chat').columns(['match', 'id']).execute();
  await db.schema
    .createTable('mutes')
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('muted', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
    .execute();
  await db.schema
    .createTable('records')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('verdict', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
}

/** Null: as who sits there makes it. */
async function hints(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('hints', 'text').execute();
}

async function accounts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tokens').addColumn('expires_at', 'bigint').execute();
  await db.schema.alterTable('tokens').addColumn('used_at', 'bigint').execute();
  await db.schema.alterTable('people').addColumn('name_key', 'text').execute();
  await db.schema.createIndex('chat_person').on('chat').column('person').execute();
  await db.schema.createIndex('records_person').on('records').column('person').execute();
  await db.schema.createIndex('tokens_person').on('tokens').column('person').execute();
  await db.schema.createIndex('people_name_key').on('people').column('name_key').execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('recovery_codes_person').on('recovery_codes').column('person').execute();
  await db.schema
    .createTable('emails')
    .addColumn('person', 'text', (c) => c.primaryKey().references('people.id'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .execute();
  await db.schema
    .createTable('mail_codes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('people.id'))
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('address_bans')
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('address_bans_key', ['address', 'person'])
    .execute();
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('by_person', 'text', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .addColumn('match', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('reports_at').on('reports').column('at').execute();
}

async function saidOnceAndImports(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('chat_ids')
    .addColumn('match', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_ids_key', ['match', 'person', 'id'])
    .execute();
  await db.schema.createIndex('chat_ids_at').on('chat_ids').column('at').execute();
  await db.schema.createIndex('chat_at').on('chat').column('at').execute();
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('game', 'text', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('packed', 'text', (c) => c.notNull())
    .addColumn('bytes', 'integer', (c) => c.notNull())
    .addColumn('verdict', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('imports_person').on('imports').columns(['person', 'sha256']).execute();
  await db.schema.createIndex('imports_at').on('imports').column('at').execute();
}

/** An index, so that sizes can be summed without reading the stored texts. */
async function sizesOfImports(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('imports_bytes').on('imports').columns(['person', 'bytes']).execute();
}

export async function migrate(db: Db): Promise<void> {
  // Queried first, because a running migrator holds SQLite's only connection.
  const all = { ...(await newerOnes(db)), ...migrations };
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(all) } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const why = error instanceof Error ? error.message : JSON.stringify(error);
  throw new CannotStart(`The database could not be brought to the present shape: ${why}.`);
}

/**
 * What a newer program has done to this database. The law of docs/operations.md lets us live with it, so
 * a node of the old program can be started again while the new one is being rolled out, or in its place.
 */
async function newerOnes(db: Db): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const newer = rows.filter(({ name }) => migrations[name] === undefined);
  return Object.fromEntries(newer.map(({ name }) => [name, { up: () => Promise.resolve() }]));
}
