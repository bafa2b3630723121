/** Untrusted input that is invalid: `where` is the path to the faulty value, `what` says what is wrong with it. */
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
