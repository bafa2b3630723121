import { isObject, NONCE } from '@four-crowns/core';
import type { Action, UnknownObject } from '@four-crowns/core';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { PROTOCOL } from '../constants.ts';
import { sentenceOf } from './sentence.ts';
import { AnyJson, Id, Invite, MoveId, OnOff, SeatNo, strict, Version, Viewer } from './words.ts';
import type { Wire } from './words.ts';

export const MAX_MESSAGE_BYTES = 8 * 1024;
export const MAX_CHAT_CHARS = 500;

/** The rest of an action is the game's business: `parseAction` reads it. */
const ActionShape = Type.Unsafe<Action>(
  Type.Object({ type: Type.String({ maxLength: 64 }) }, { additionalProperties: AnyJson }),
);
const seatAsk = { id: MoveId, seat: SeatNo };

const MoveSchema = Type.Object(
  {
    type: Type.Literal('move'),
    ...seatAsk,
    /** That of the snapshot the action was chosen from. */
    version: Version,
    action: ActionShape,
  },
  { ...strict, title: 'Move' },
);
export type Move = Wire<typeof MoveSchema>;

const HelloSchema = Type.Object(
  {
    type: Type.Literal('hello'),
    protocol: Type.Integer({
      minimum: 0,
      default: PROTOCOL,
      description: 'The version that the client speaks; another one than the server’s is closed with 4400.',
    }),
    /** The invitation, for a table by link at which one does not sit yet. */
    invite: Type.Optional(Invite),
    /** What the client still has from before a cut line. */
    seen: Type.Optional(
      Type.Array(Type.Object({ viewer: Viewer, version: Version }, strict), { maxItems: 20 }),
    ),
  },
  { ...strict, title: 'Hello' },
);
export type Hello = Wire<typeof HelloSchema>;

/**
 * What a client sends on a table's socket, one JSON text a message, `hello` first. `id` is the client's own name for
 * what it asks (unique at this table, at most 64 characters): sent again with the same id it is answered again, not
 * done twice.
 */
export const ClientMessageSchema = Type.Union([
  MoveSchema,
  HelloSchema,
  Type.Object(
    {
      type: Type.Literal('undo'),
      ...seatAsk,
      choices: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    },
    { ...strict, title: 'Undo' },
  ),
  Type.Object({ type: Type.Literal('resign'), ...seatAsk }, { ...strict, title: 'Resign' }),
  // A seat's own part of chance, 16 to 128 lower-case hexadecimal digits, while the table is `dealing`.
  Type.Object(
    { type: Type.Literal('contribute'), ...seatAsk, nonce: Type.String({ pattern: NONCE.source }) },
    { ...strict, title: 'Contribute' },
  ),
  // Back to how the table stood at `version`, beyond what can be undone, if all agree.
  Type.Object({ type: Type.Literal('rewind'), ...seatAsk, version: Version }, { ...strict, title: 'Rewind' }),
  Type.Object(
    { type: Type.Literal('rewind-answer'), ...seatAsk, ask: Id, agree: Type.Boolean() },
    { ...strict, title: 'RewindAnswer' },
  ),
  // A bot answers for this seat until `return`.
  Type.Object({ type: Type.Literal('hand-over'), ...seatAsk }, { ...strict, title: 'HandOver' }),
  Type.Object({ type: Type.Literal('return'), ...seatAsk }, { ...strict, title: 'Return' }),
  Type.Object(
    {
      type: Type.Literal('chat'),
      id: MoveId,
      text: Type.String({ minLength: 1, maxLength: MAX_CHAT_CHARS }),
    },
    { ...strict, title: 'Chat' },
  ),
  // Chat of this person is no longer (or again) sent to you, at any table.
  Type.Object(
    { type: Type.Literal('mute'), id: MoveId, person: Id, muted: Type.Boolean() },
    { ...strict, title: 'Mute' },
  ),
  // The host switches the table's chat on or off.
  Type.Object(
    { type: Type.Literal('chat-switch'), id: MoveId, chat: OnOff },
    { ...strict, title: 'ChatSwitch' },
  ),
  // What could be done with this seat now, and why; only at tables with `hints`.
  Type.Object({ type: Type.Literal('hint'), ...seatAsk }, { ...strict, title: 'Hint' }),
  // Something does not fit: send my snapshots whole.
  Type.Object({ type: Type.Literal('resync') }, { ...strict, title: 'Resync' }),
]);

export type ClientMessage = Wire<typeof ClientMessageSchema>;

/** By type, so that a message is compared with one shape and not with all of them. */
const checkers: ReadonlyMap<string, Pick<ReturnType<typeof Compile>, 'Check' | 'Errors'>> = new Map(
  ClientMessageSchema.anyOf.map((shape) => [shape.properties.type.const, Compile(shape)]),
);

export type ParsedMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly id: string | undefined; readonly text: string };

/** The only door for a socket's text. */
export function parseClientMessage(text: string): ParsedMessage {
  let x: unknown;
  try {
    x = JSON.parse(text);
  } catch {
    return { ok: false, id: undefined, text: 'The message is not JSON.' };
  }
  const { id, type }: UnknownObject = isObject(x) ? x : {};
  const checker = typeof type === 'string' ? checkers.get(type) : undefined;
  // It has been checked by the schema of its type.
  if (checker?.Check(x) === true) return { ok: true, message: x as ClientMessage };
  return {
    ok: false,
    id: typeof id === 'string' && /^[A-Za-z0-9._:-]{1,64}$/.test(id) ? id : undefined,
    text:
      checker === undefined
        ? 'The message has no "type" of this protocol.'
        : sentenceOf(`This "${String(type)}"`, checker.Errors(x)),
  };
}
