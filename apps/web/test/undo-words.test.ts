/** Taking a step back and returning cards stand side by side in King's Bounty: they must not be called the same. */
import { expect, test } from 'vitest';
import { en as handEn } from '../../../games/kings-bounty/ui/strings/en.ts';
import { ru as handRu } from '../../../games/kings-bounty/ui/strings/ru.ts';
import { table as tableEn } from '../src/words/en/table.ts';
import { table as tableRu } from '../src/words/ru/table.ts';

test('KBY-4.1 words: undo is «Отменить», to return cards is «Вернуть»', () => {
  const undo = [tableRu.prompt.undo, tableRu.prompt.undoHint];
  const giveBack = [handRu.hand.return, handRu.hand.returnHint, handRu.deck.under];
  for (const words of undo) expect(words).toMatch(/^Отменить/);
  for (const words of giveBack) expect(words).toMatch(/^Вернуть/);
  expect([...undo, ...giveBack].filter((words) => /отмен/i.test(words) && /верн/i.test(words))).toEqual([]);
});

test('KBY-4.1 words: nor do they share a verb in English', () => {
  expect(tableEn.prompt.undo).not.toMatch(/return|put/i);
  expect(handEn.hand.return).toBe('Return');
  expect(handEn.hand.returnHint).not.toMatch(/take back|undo/i);
});
