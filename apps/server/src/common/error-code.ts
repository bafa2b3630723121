/** The code that the operating system, Node or a driver gives an error, such as `ENOENT`; undefined if there is none. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
