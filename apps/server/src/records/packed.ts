/** Records in their stored form: one text per record, compressed to between a twentieth and a fortieth of its size. */
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';
import { canonical } from '@four-crowns/core';
import type { MatchRecord } from '@four-crowns/core';
import type { Kept } from '../bots/ask.ts';
import { sha256 } from '../common/ids.ts';

/** Higher levels take three times as long to save a tenth. */
const QUALITY = 5;

const unpack = promisify(brotliDecompress);

export function packed(record: MatchRecord): Kept {
  const text = canonical(record);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return { sha256: sha256(text), packed: brotliCompressSync(text, { params }).toString('base64') };
}

/** Never longer than `most`, whatever is in the store. */
export async function unpacked(text: string, most: number): Promise<string> {
  return (await unpack(Buffer.from(text, 'base64'), { maxOutputLength: most })).toString();
}
