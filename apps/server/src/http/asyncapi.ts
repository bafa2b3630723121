/** Describes a table's socket as AsyncAPI, from the schemas that check its messages. */
import type { ClientMessage, ServerMessage } from '@four-crowns/protocol';
import {
  CLOSE_CODES,
  ClientMessageSchema,
  MAX_MESSAGE_BYTES,
  ServerMessageSchema,
} from '@four-crowns/protocol/schemas';
import { lift } from './components.ts';
import { COOKIE_NAME, SCHEMES } from './openapi.ts';

interface Asked {
  readonly does: string;
  /** The messages that may answer it, besides `refused`. Empty: it has no answer. */
  readonly by: readonly ServerMessage['type'][];
}

const ASKED: Readonly<Record<ClientMessage['type'], Asked>> = {
  hello: { does: 'First of all: which protocol, and what is known from before a cut line.', by: ['welcome'] },
  move: { does: 'One of the `choices` of the snapshot with this version.', by: ['news'] },
  undo: { does: 'Takes back the seat’s own latest choices, at most `undoable`.', by: ['news'] },
  resign: { does: 'With two sides the match ends; else a bot plays on and the seat is last.', by: ['news'] },
  contribute: { does: 'Adds to chance while the table is `dealing`.', by: ['done'] },
  rewind: { does: 'Asks all to go back to how it stood at `version`.', by: ['done'] },
  'rewind-answer': { does: 'When all have agreed it happens; one "no" ends it.', by: ['done'] },
  'hand-over': { does: 'A bot answers for the seat until `return`.', by: ['done'] },
  return: { does: 'The seat is taken back from the bot.', by: ['done'] },
  chat: { does: 'Says something at this table.', by: ['done'] },
  mute: { does: 'What this person says is no longer, or again, sent to you.', by: ['done'] },
  'chat-switch': { does: 'The host switches the table’s chat.', by: ['done'] },
  hint: { does: 'What could this seat do now, and why?', by: ['hint'] },
  resync: { does: 'Something does not fit: send whole snapshots.', by: ['news'] },
};

const CHANNEL = '#/channels/table';
interface OfType<T extends string> {
  readonly properties: { readonly type: { readonly const: T } };
}
const titleOf = (schema: object): string => ('title' in schema ? String(schema.title) : '');
const typeOf = <T extends string>(schema: OfType<T>): T => schema.properties.type.const;

const fromClient = ClientMessageSchema.anyOf;
const fromServer = ServerMessageSchema.anyOf;
const serverTitles = new Map<string, string>(fromServer.map((one) => [typeOf(one), titleOf(one)]));

function message(schema: OfType<string>) {
  return { name: typeOf(schema), contentType: 'application/json', payload: schema };
}

const inChannel = (title: string) => ({ $ref: `${CHANNEL}/messages/${title}` });

function operation(schema: (typeof fromClient)[number]): object {
  const { does, by } = ASKED[typeOf<ClientMessage['type']>(schema)];
  return {
    action: 'receive',
    summary: does,
    channel: { $ref: CHANNEL },
    messages: [inChannel(titleOf(schema))],
    reply: {
      channel: { $ref: CHANNEL },
      messages: [...by, 'refused'].map((type) => inChannel(serverTitles.get(type) ?? type)),
    },
  };
}

const all = [...fromClient, ...fromServer];
const { document, schemas } = lift({
  messages: Object.fromEntries(all.map((one) => [titleOf(one), message(one)])),
});

export const asyncApi = {
  asyncapi: '3.0.0',
  info: {
    title: 'Four Crowns: the socket of a table',
    version: '1',
    description:
      `Every message is one JSON text of at most ${MAX_MESSAGE_BYTES} bytes with a \`type\`. The client speaks first, with \`hello\`. Operations are the server’s: it receives what clients send. ` +
      'People, tables and tokens are described by `/api/openapi.json`; docs/protocol.md says how the two play together.',
    license: { name: 'MIT' },
  },
  servers: {
    here: {
      host: 'localhost:8080',
      protocol: 'ws',
      description: 'Where the page is; `wss` behind https.',
      security: [
        { $ref: '#/components/securitySchemes/session' },
        { $ref: '#/components/securitySchemes/token' },
      ],
    },
  },
  channels: {
    table: {
      address: '/api/tables/{table}/socket',
      title: 'A table',
      description:
        'The upgrade is refused with HTTP 401 for a token that is not known, 403 for a foreign origin, 429 for too many requests. Without a session it is opened and closed with 4401.',
      parameters: { table: { description: 'The id of the table, which is also that of its match.' } },
      messages: Object.fromEntries(
        all.map((one) => [titleOf(one), { $ref: `#/components/messages/${titleOf(one)}` }]),
      ),
      bindings: {
        ws: {
          method: 'GET',
          headers: {
            type: 'object',
            description: 'Either a cookie and the server’s own origin, or a token.',
            properties: {
              Cookie: { type: 'string' },
              Origin: { type: 'string' },
              Authorization: { type: 'string', pattern: '^Bearer \\S+$' },
            },
            anyOf: [{ required: ['Cookie', 'Origin'] }, { required: ['Authorization'] }],
          },
          bindingVersion: '0.1.0',
        },
      },
      'x-close-codes': Object.fromEntries(
        Object.entries(CLOSE_CODES).map(([code, { what, again }]) => [code, { what, connectAgain: again }]),
      ),
    },
  },
  operations: {
    ...Object.fromEntries(fromClient.map((one) => [`take${titleOf(one)}`, operation(one)])),
    ...Object.fromEntries(
      fromServer.map((one) => [
        `send${titleOf(one)}`,
        { action: 'send', channel: { $ref: CHANNEL }, messages: [inChannel(titleOf(one))] },
      ]),
    ),
  },
  components: {
    messages: document.messages,
    schemas,
    securitySchemes: {
      session: { type: 'httpApiKey', in: 'cookie', name: COOKIE_NAME, description: SCHEMES.session },
      token: { type: 'http', scheme: 'bearer', description: SCHEMES.token },
    },
  },
};
