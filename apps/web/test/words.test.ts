import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { account as accountEn } from '../src/words/en/account.ts';
import { common as commonEn } from '../src/words/en/common.ts';
import { make as makeEn } from '../src/words/en/make.ts';
import { table as tableEn } from '../src/words/en/table.ts';
import { account as accountRu } from '../src/words/ru/account.ts';
import { common as commonRu } from '../src/words/ru/common.ts';
import { make as makeRu } from '../src/words/ru/make.ts';
import { table as tableRu } from '../src/words/ru/table.ts';

type Tree = { readonly [key: string]: string | Tree };

const EN: Tree = { account: accountEn, common: commonEn, make: makeEn, table: tableEn };
const RU: Tree = { account: accountRu, common: commonRu, make: makeRu, table: tableRu };

function leaves(tree: Tree, path = ''): readonly (readonly [path: string, words: string])[] {
  return Object.entries(tree).flatMap(([key, words]) =>
    typeof words === 'string' ? [[`${path}${key}`, words] as const] : leaves(words, `${path}${key}.`),
  );
}

/** The branches of each plural or choice in a message. */
function branchesOf(words: string): readonly (readonly string[])[] {
  const branches: string[][] = [];
  const walk = (x: unknown): void => {
    if (Array.isArray(x)) x.forEach(walk);
    else if (typeof x === 'object' && x !== null) {
      branches.push(Object.keys(x));
      Object.values(x).forEach(walk);
    }
  };
  walk(compile(words));
  return branches;
}

const namesOf = (words: string): readonly string[] =>
  [...new Set(Array.from(words.matchAll(/\{(\w+)[,}]/g), (found) => found[1] ?? ''))].toSorted();

const PLURALS = new Set(['zero', 'one', 'two', 'few', 'many']);

test('both languages say the same things with the same arguments', () => {
  const en = new Map(leaves(EN));
  const ru = new Map(leaves(RU));
  expect([...ru.keys()]).toEqual([...en.keys()]);
  for (const [path, words] of en) {
    expect(namesOf(ru.get(path) ?? ''), path).toEqual(namesOf(words));
  }
});

test('every Russian plural has one, few, many and other', () => {
  for (const [path, words] of leaves(RU)) {
    for (const branch of branchesOf(words)) {
      if (branch.some((key) => PLURALS.has(key))) {
        expect(branch.toSorted(), path).toEqual(['few', 'many', 'one', 'other']);
      }
    }
  }
});

test('no exclamation marks, and nothing of the other alphabet', () => {
  const plain = (words: string) => words.replace(/\{[^}]*\}?/g, '');
  for (const [path, words] of leaves(EN)) expect(words, path).not.toMatch(/!|\p{Script=Cyrillic}/u);
  for (const [path, words] of leaves(RU)) {
    expect(words, path).not.toMatch(/!/);
    expect(plain(words).replace(/QR|#|select|plural|few|many|one|other|yes|full/g, ''), path).not.toMatch(
      /[A-Za-z]{2,}/,
    );
  }
});
