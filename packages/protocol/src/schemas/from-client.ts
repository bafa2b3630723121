import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { ClientMessage } from '../from-client.ts';
import { AnyJson, Id, Invite, MoveId, OnOff, SeatNo, strict, Version, Viewer } from './words.ts';

export const MAX_MESSAGE_BYTES = 8 * 1024;
export const MAX_CHAT_CHARS = 500;

/** The rest of an action is the game's business: `parseAction` reads it. */
const ActionShape = Type.Object({ type: Type.String({ maxLength: 64 }) }, { additionalProperties: AnyJson });
const seatAsk = { id: MoveId, seat: SeatNo };

export const ClientMessageSchema = Type.Union([
  Type.Object({ type: Type.Literal('move'), ...seatAsk, version: Version, action: ActionShape }, strict),
  Type.Object(
    {
      type: Type.Literal('hello'),
      protocol: Type.Integer({ minimum: 0 }),
      invite: Type.Optional(Invite),
      seen: Type.Optional(
        Type.Array(Type.Object({ viewer: Viewer, version: Version }, strict), { maxItems: 20 }),
      ),
    },
    strict,
  ),
  Type.Object(
    {
      type: Type.Literal('undo'),
      ...seatAsk,
      choices: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
    },
    strict,
  ),
  Type.Object({ type: Type.Literal('resign'), ...seatAsk }, strict),
  Type.Object(
    { type: Type.Literal('contribute'), ...seatAsk, nonce: Type.String({ pattern: '^[0-9a-f]{16,128}$' }) },
    strict,
  ),
  Type.Object({ type: Type.Literal('rewind'), ...seatAsk, version: Version }, strict),
  Type.Object({ type: Type.Literal('rewind-answer'), ...seatAsk, ask: Id, agree: Type.Boolean() }, strict),
  Type.Object({ type: Type.Literal('hand-over'), ...seatAsk }, strict),
  Type.Object({ type: Type.Literal('return'), ...seatAsk }, strict),
  Type.Object(
    {
      type: Type.Literal('chat'),
      id: MoveId,
      text: Type.String({ minLength: 1, maxLength: MAX_CHAT_CHARS }),
    },
    strict,
  ),
  Type.Object({ type: Type.Literal('mute'), id: MoveId, person: Id, muted: Type.Boolean() }, strict),
  Type.Object({ type: Type.Literal('chat-switch'), id: MoveId, chat: OnOff }, strict),
  Type.Object({ type: Type.Literal('hint'), ...seatAsk }, strict),
  Type.Object({ type: Type.Literal('resync') }, strict),
]);

/** By type, so that a message is compared with one shape and not with all of them. */
const checkers = new Map(
  ClientMessageSchema.anyOf.map((shape) => [shape.properties.type.const as string, Compile(shape)]),
);

function isClientMessage(x: unknown): x is ClientMessage {
  if (typeof x !== 'object' || x === null) return false;
  const { type } = x as { readonly type?: unknown };
  return typeof type === 'string' && checkers.get(type)?.Check(x) === true;
}

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
  if (isClientMessage(x)) return { ok: true, message: x };
  const { id, type } = (typeof x === 'object' && x !== null ? x : {}) as { id?: unknown; type?: unknown };
  return {
    ok: false,
    id: typeof id === 'string' && /^[A-Za-z0-9._:-]{1,64}$/.test(id) ? id : undefined,
    text: `The message is not a well-formed ${typeof type === 'string' ? `"${type.slice(0, 20)}"` : 'one'} of this protocol.`,
  };
}
