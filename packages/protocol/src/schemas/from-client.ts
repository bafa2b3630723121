import { isObject, NONCE } from '@four-crowns/core';
import type { UnknownObject } from '@four-crowns/core';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { PROTOCOL } from '../from-client.ts';
import type { ClientMessage } from '../from-client.ts';
import { sentenceOf } from './sentence.ts';
import { AnyJson, Id, Invite, MoveId, OnOff, SeatNo, strict, Version, Viewer } from './words.ts';

export const MAX_MESSAGE_BYTES = 8 * 1024;
export const MAX_CHAT_CHARS = 500;

/** The rest of an action is the game's business: `parseAction` reads it. */
const ActionShape = Type.Object({ type: Type.String({ maxLength: 64 }) }, { additionalProperties: AnyJson });
const seatAsk = { id: MoveId, seat: SeatNo };

export const ClientMessageSchema = Type.Union([
  Type.Object(
    { type: Type.Literal('move'), ...seatAsk, version: Version, action: ActionShape },
    { ...strict, title: 'Move' },
  ),
  Type.Object(
    {
      type: Type.Literal('hello'),
      protocol: Type.Integer({
        minimum: 0,
        default: PROTOCOL,
        description: 'The version that the client speaks; another one than the server’s is closed with 4400.',
      }),
      invite: Type.Optional(Invite),
      seen: Type.Optional(
        Type.Array(Type.Object({ viewer: Viewer, version: Version }, strict), { maxItems: 20 }),
      ),
    },
    { ...strict, title: 'Hello' },
  ),
  Type.Object(
    {
      type: Type.Literal('undo'),
      ...seatAsk,
      choices: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    },
    { ...strict, title: 'Undo' },
  ),
  Type.Object({ type: Type.Literal('resign'), ...seatAsk }, { ...strict, title: 'Resign' }),
  Type.Object(
    { type: Type.Literal('contribute'), ...seatAsk, nonce: Type.String({ pattern: NONCE.source }) },
    { ...strict, title: 'Contribute' },
  ),
  Type.Object({ type: Type.Literal('rewind'), ...seatAsk, version: Version }, { ...strict, title: 'Rewind' }),
  Type.Object(
    { type: Type.Literal('rewind-answer'), ...seatAsk, ask: Id, agree: Type.Boolean() },
    { ...strict, title: 'RewindAnswer' },
  ),
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
  Type.Object(
    { type: Type.Literal('mute'), id: MoveId, person: Id, muted: Type.Boolean() },
    { ...strict, title: 'Mute' },
  ),
  Type.Object(
    { type: Type.Literal('chat-switch'), id: MoveId, chat: OnOff },
    { ...strict, title: 'ChatSwitch' },
  ),
  Type.Object({ type: Type.Literal('hint'), ...seatAsk }, { ...strict, title: 'Hint' }),
  Type.Object({ type: Type.Literal('resync') }, { ...strict, title: 'Resync' }),
]);

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
