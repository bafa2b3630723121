/** What the operating system, Node or a driver calls an error, such as `ENOENT`; undefined if it has no such name. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
