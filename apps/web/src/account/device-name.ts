import { getParser } from 'bowser';

/** A readable name for a device, or undefined if its user agent is not recognised. */
export function deviceOf(
  userAgent: string,
): { readonly browser: string; readonly system: string } | undefined {
  if (userAgent === '') return undefined;
  const parser = getParser(userAgent);
  const [browser, system] = [parser.getBrowserName(), parser.getOSName()];
  return browser === '' || system === '' ? undefined : { browser, system };
}
