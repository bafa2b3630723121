import type { Context } from '../context.ts';
export async function bench(_c: Context): Promise<number> { return 0; }
