/** The page's own words: a sentence may be reworded without a test waiting for the old one. */
import { account } from '../../../src/words/en/account.ts';
import { common } from '../../../src/words/en/common.ts';
import { table } from '../../../src/words/en/table.ts';
import { table as tableRu } from '../../../src/words/ru/table.ts';

export const en = { account, common, table } as const;
export const ru = { table: tableRu } as const;
