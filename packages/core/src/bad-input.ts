/** Untrusted input that cannot be taken: `where` names the place, the message says what is wrong. */
export class BadInput extends Error {
  readonly where: string;
  readonly what: string;
  constructor(where: string, what: string) {
    super(where === '' ? what : `${where}: ${what}`);
    this.name = 'BadInput';
    this.where = where;
    this.what = what;
  }
}

/** For the default branch of an exhaustive switch. */
export function unreachable(x: never): never {
  throw new Error(`unreachable: ${JSON.stringify(x)}`);
}
