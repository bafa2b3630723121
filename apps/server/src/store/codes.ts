import { errorCode } from '../common/error-code.ts';

/** What drivers call their errors; libraries in between wrap them. */
export function codesOf(error: unknown): string[] {
  const codes: string[] = [];
  let at: unknown = error;
  for (let depth = 0; depth < 5 && typeof at === 'object' && at !== null; depth++) {
    const code = errorCode(at);
    if (code !== undefined) codes.push(code);
    at = 'cause' in at ? at.cause : undefined;
  }
  return codes;
}
