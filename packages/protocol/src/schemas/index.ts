/** The door for servers: TypeBox schemas of all that comes from outside. Too big for a browser. */
export * from './from-client.ts';
export * from './http.ts';
export * from './answers.ts';
export { AnyJson, Id, Invite, MAX_CLOCK_MS, MAX_DAYS, SeatNo, strict, Version } from './words.ts';
