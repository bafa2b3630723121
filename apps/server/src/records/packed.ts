/** Records as they are kept: one text for one record, a twentieth to a fortieth of it in the store. */
import { promisify } from 'node:util';
import { brotliCompressSync, brotliDecompress, constants } from 'node:zlib';
import { canonical } from '@four-crowns/core';
import type { MatchRecord } from '@four-crowns/core';
import type { Kept } from '../bots/ask.ts';
import { sha256 } from '../common/ids.ts';

/** The higher ones take three times as long for a tenth less. */
const QUALITY = 5;

const unpack = promisify(brotliDecompress);

export function packed(record: MatchRecord): Kept {
  const text = canonical(record);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return { sha256: sha256(text), packed: brotliCompressSync(text, { params }).toString('base64') };
}

/** Never longer than `most`, whatever somebody may have put into the store. */
export async function unpacked(text: string, most: number): Promise<string> {
  return (await unpack(Buffer.from(text, 'base64'), { maxOutputLength: most })).toString();
}
