import { expect, test } from 'vitest';
import { textFrame } from '../src/socket/text-frame.ts';

test('a text frame has the head that RFC 6455 asks for, or is left to the library', () => {
  expect(textFrame('a'.repeat(125))?.slice(0, 3)).toBe('\x81\x7da');
  expect(textFrame('a'.repeat(126))?.slice(0, 5)).toBe('\x81\x7e\x00\x7ea');
  expect(textFrame('a'.repeat(65_535))?.length).toBe(65_539);
  expect(textFrame('a'.repeat(65_536))).toBeUndefined();
  expect(textFrame('Ёлка')).toBeUndefined();
});
