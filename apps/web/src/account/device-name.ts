import { getParser } from 'bowser';

/** Undefined if what the browser says of itself means nothing to us. */
export function deviceOf(
  userAgent: string,
): { readonly browser: string; readonly system: string } | undefined {
  if (userAgent === '') return undefined;
  const parser = getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return browser === '' || system === '' ? undefined : { browser, system };
}
