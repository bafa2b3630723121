import { fc, test as property } from '@fast-check/vitest';
import type { ClientMessage } from '@four-crowns/protocol';
import { parseClientMessage } from '@four-crowns/protocol/schemas';
import { describe, expect, test } from 'vitest';

describe('messages from clients', () => {
  test('all well-formed ones are taken', () => {
    const messages: ClientMessage[] = [
      { type: 'hello', protocol: 2 },
      {
        type: 'hello',
        protocol: 2,
        invite: 'abc',
        seen: [
          { viewer: 'table', version: 3 },
          { viewer: 0, version: 0 },
        ],
      },
      { type: 'move', id: 'a-1', seat: 0, version: 5, action: { type: 'build', hex: 'C4' } },
      { type: 'undo', id: 'a-2', seat: 1, choices: 2 },
      { type: 'resign', id: 'a-3', seat: 1 },
      { type: 'contribute', id: 'a-4', seat: 1, nonce: '0123456789abcdef' },
      { type: 'rewind', id: 'a-5', seat: 1, version: 9 },
      { type: 'rewind-answer', id: 'a-6', seat: 1, ask: 'r1', agree: true },
      { type: 'hand-over', id: 'a-7', seat: 1 },
      { type: 'return', id: 'a-8', seat: 1 },
      { type: 'chat', id: 'a-9', text: '<b>hello</b>' },
      { type: 'mute', id: 'a-10', person: 'p1', muted: true },
      { type: 'chat-switch', id: 'a-11', chat: 'off' },
      { type: 'resync' },
    ];
    for (const message of messages) {
      expect(parseClientMessage(JSON.stringify(message))).toEqual({ ok: true, message });
    }
  });

  test('others are refused with a sentence, and their id if it can be read', () => {
    const bad = [
      '',
      'null',
      '[]',
      '{"type":"move"}',
      '{"type":"move","id":"x","seat":0,"version":-1,"action":{"type":"a"}}',
      '{"type":"move","id":"x","seat":0,"version":1,"action":{"type":7}}',
      '{"type":"move","id":"x","seat":0,"version":1,"action":{"type":"a"},"more":1}',
      '{"type":"chat","id":"~bot","text":"hi"}',
      '{"type":"chat","id":"a","text":""}',
      '{"type":"resync","x":1}',
    ];
    for (const text of bad) {
      const parsed = parseClientMessage(text);
      expect(parsed.ok, text).toBe(false);
      if (!parsed.ok) expect(parsed.text).toMatch(/^[A-Z].*\.$/);
    }
    expect(parseClientMessage('{"type":"undo","id":"u1"}')).toMatchObject({ ok: false, id: 'u1' });
  });

  property.prop([fc.oneof(fc.string(), fc.json())], { numRuns: 2000 })(
    'no text makes the parser throw',
    (text) => {
      expect(parseClientMessage(text)).toHaveProperty('ok');
    },
  );
});
