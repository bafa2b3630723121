import { afterEach, expect, test, vi } from 'vitest';
import type { Course } from '../src/local/local-match.ts';
import { keepCourse, keptCourse } from '../src/local/keep.ts';

const COURSE: Course = {
  rulesVersion: 2,
  commands: [{ type: 'resign', seat: 1 }],
  isOver: false,
};

function tab(kept: Record<string, string>): Map<string, string> {
  const items = new Map(Object.entries(kept));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  return items;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what was done is read as it was kept', () => {
  tab({});
  expect(keptCourse()).toBeUndefined();
  keepCourse(COURSE);
  expect(keptCourse()).toEqual(COURSE);
});

test('a match that an older page has kept goes on', () => {
  const { commands, ...rest } = COURSE;
  tab({
    'four-crowns-course': JSON.stringify(Object.fromEntries([...Object.entries(rest), ['deeds', commands]])),
  });
  expect(keptCourse()).toMatchObject(COURSE);
});
