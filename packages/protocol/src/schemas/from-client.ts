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

/** The rest of an action is checked by the game, in `parseAction`. */
const ActionShape = Type.Unsafe<Action>(
  Type.Object({ type: Type.String({ maxLength: 64 }) }, { additionalProperties: AnyJson }),
);
const seatAsk = { id: MoveId, seat: SeatNo };

const MoveSchema = Type.Object(
  {
    type: Type.Literal('move'),
    ...seatAsk,
    /** The version of the snapshot from which the action was chosen. */
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
      description:
        'The client’s version of the protocol; if it differs from the server’s, the socket is closed with 4400.',
    }),
    /** The invitation, for an invitation-only table at which the client does not sit yet. */
    invite: Type.Optional(Invite),
    /** The snapshots that the client still has from before the connection was lost. */
    seen: Type.Optional(
      Type.Array(Type.Object({ viewer: Viewer, version: Version }, strict), { maxItems: 20 }),
    ),
  },
  { ...strict, title: 'Hello' },
);
export type Hello = Wire<typeof HelloSchema>;

/**
 * What a client sends on a table's socket, one JSON text per message, `hello` first. `id` is an idempotency key, chosen
 * by the client (unique at this table, at most 64 characters): a message sent again with the same id is answered again
 * but not carried out twice.
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
  // A seat's contribution to chance, 16 to 128 lower-case hexadecimal digits, while the table is `dealing`.
  Type.Object(
    { type: Type.Literal('contribute'), ...seatAsk, nonce: Type.String({ pattern: NONCE.source }) },
    { ...strict, title: 'Contribute' },
  ),
  // Goes back to the table as it was at `version`, further than `undo` reaches, if everyone agrees.
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
  // This person's chat is no longer sent to you at any table, or is sent again.
  Type.Object(
    { type: Type.Literal('mute'), id: MoveId, person: Id, muted: Type.Boolean() },
    { ...strict, title: 'Mute' },
  ),
  // The host switches the table's chat on or off.
  Type.Object(
    { type: Type.Literal('chat-switch'), id: MoveId, chat: OnOff },
    { ...strict, title: 'ChatSwitch' },
  ),
  // Asks what this seat could do now, and why; only at tables with `hints`.
  Type.Object({ type: Type.Literal('hint'), ...seatAsk }, { ...strict, title: 'Hint' }),
  // An update did not fit: asks for whole snapshots.
  Type.Object({ type: Type.Literal('resync') }, { ...strict, title: 'Resync' }),
]);

export type ClientMessage = Wire<typeof ClientMessageSchema>;

/** By type, so that a message is checked against one shape instead of all of them. */
const checkers: ReadonlyMap<string, Pick<ReturnType<typeof Compile>, 'Check' | 'Errors'>> = new Map(
  ClientMessageSchema.anyOf.map((shape) => [shape.properties.type.const, Compile(shape)]),
);

export type ParsedMessage =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly id: string | undefined; readonly text: string };

/** The only way in for text from a socket. */
export function parseClientMessage(text: string): ParsedMessage {
  let x: unknown;
  try {
    x = JSON.parse(text);
  } catch {
    return { ok: false, id: undefined, text: 'The message is not JSON.' };
  }
  const { id, type }: UnknownObject = isObject(x) ? x : {};
  const checker = typeof type === 'string' ? checkers.get(type) : undefined;
  // The schema for its type has checked it.
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
