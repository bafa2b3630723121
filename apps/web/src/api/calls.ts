/** Every request the pages make, by name. */
import type {
  Config,
  ExportedRecord,
  HistoryLine,
  LogPage,
  Me,
  NewReport,
  NewTable,
  SeatBot,
  SignUp,
  TableInfo,
  TableLine,
} from '@four-crowns/protocol/client';
import type { Seat, Viewer } from '@four-crowns/core';
import { ask } from './http.ts';

export const getConfig = (): Promise<Config> => ask('GET', '/config');

export const openSession = (): Promise<Me> => ask('POST', '/session');
export const signOut = (): Promise<void> => ask('DELETE', '/session');
export const rename = (name: string): Promise<Me> => ask('PATCH', '/me', { name });
export const signUp = (who: SignUp): Promise<Me> => ask('POST', '/account', who);
export const signIn = (who: SignUp): Promise<Me> => ask('POST', '/account/sign-in', who);

export const openTables = (): Promise<readonly TableLine[]> => ask('GET', '/tables');
export const myTables = (): Promise<readonly TableLine[]> => ask('GET', '/me/tables');
export const myHistory = (): Promise<readonly HistoryLine[]> => ask('GET', '/me/history');

export const makeTable = (wish: NewTable): Promise<TableInfo> => ask('POST', '/tables', wish);
export const join = (table: string, seat?: Seat, invite?: string): Promise<TableInfo> =>
  ask('POST', `/tables/${table}/join`, {
    ...(seat === undefined ? {} : { seat }),
    ...(invite === undefined ? {} : { invite }),
  });
export const leave = (table: string, seat?: Seat): Promise<TableInfo> =>
  ask('POST', `/tables/${table}/leave`, seat === undefined ? {} : { seat });
export const kick = (table: string, seat: Seat): Promise<TableInfo> =>
  ask('POST', `/tables/${table}/kick`, { seat });
export const seatBot = (table: string, wish: SeatBot): Promise<TableInfo> =>
  ask('POST', `/tables/${table}/bot`, wish);
export const start = (table: string): Promise<TableInfo> => ask('POST', `/tables/${table}/start`);
export const rematch = (table: string): Promise<TableInfo> => ask('POST', `/tables/${table}/rematch`);

export const report = (about: NewReport): Promise<void> => ask('POST', '/reports', about);

const query = (given: Record<string, string | number | undefined>): string => {
  const kept = Object.entries(given).flatMap(([key, value]): [string, string][] =>
    value === undefined ? [] : [[key, String(value)]],
  );
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`;
};

export const logPage = (table: string, viewer: Viewer, from: number, invite?: string): Promise<LogPage> =>
  ask('GET', `/tables/${table}/log${query({ viewer, from, invite })}`);
export const getRecord = (table: string, invite?: string): Promise<ExportedRecord> =>
  ask('GET', `/tables/${table}/record${query({ invite })}`);
