import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run, said } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'four-crowns-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Exit code 2, nothing on standard output, one sentence on standard error that names what is wrong. */
function complaint(names: string): unknown {
  const quoted = names.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return {
    code: 2,
    out: '',
    err: expect.stringMatching(new RegExp(`^four-crowns: [^\\n]*${quoted}[^\\n]*\\n$`)),
  };
}

describe('the command line', () => {
  const KB = 'kingdom-builder';
  test.each<readonly [readonly string[], string]>([
    [[], 'no command'],
    [['dance'], '"dance"'],
    [['play'], 'the name of a game'],
    [['play', 'chess'], '"chess"'],
    [['play', 'constructor'], '"constructor"'],
    [['play', KB, 'now'], '"now"'],
    [['play', KB, '--games', '3'], '--games'],
    [['play', KB, '--bots', 'greedy,greedy,greedy,greedy'], 'not 5'],
    [['sim', KB, '--loud'], '"--loud"'],
    [['sim', KB, '-x'], '"-x"'],
    [['sim', KB, '--seats'], '--seats'],
    [['sim', KB, '--seats='], '--seats'],
    [['sim', KB, '--json=yes'], '--json'],
    [['sim', KB, '--seats', '1'], '2, 3, 4'],
    [['sim', KB, '--seats', '5'], 'not 5'],
    [['sim', KB, '--seats', 'two'], '"two"'],
    [['sim', KB, '--seats', '2', '--seats', '3'], 'twice'],
    [['sim', KB, '--games', '0'], '"0"'],
    [['sim', KB, '--games', '-1'], '--games'],
    [['sim', KB, '--games', '1e9'], '"1e9"'],
    [['sim', KB, '--bots', 'genius'], '"genius"'],
    [['sim', KB, '--bots', 'random,random,random', '--seats', '2'], '3 bots'],
    [['sim', KB, '--bots', 'random,'], '""'],
    [['sim', KB, '--seed', 'x'.repeat(201)], '--seed'],
    [['sim', KB, '--options', '{'], '--options'],
    [['sim', KB, '--options', '[]'], 'options'],
    [['sim', KB, '--options', '{"moon":1}'], 'options.moon'],
    [['sim', KB, '--options', '{"first":7}'], 'options.first'],
    [['sim', KB, '--options', `{"board":"${'x'.repeat(10_000)}"}`], '--options'],
    [['sim', KB, '--lang', 'xx'], '"xx"'],
    [['sim', 'a\nb\x1b[31m'], '"a b [31m"'],
    [['sim', KB, '--iterations', '0'], '"0"'],
    [['record', KB, '--games', '3'], '--games'],
    [['record', KB, '--ms', '5', '--budget', '1'], 'only one'],
    [['replay'], 'the name of a file'],
    [['replay', join(folder, 'none.json')], 'no such file'],
    [['replay', folder], 'is a folder'],
    [['verify', join(folder, 'none.json')], 'no such file'],
    [['bench', 'chess'], '"chess"'],
    [['bench', '--seconds', '0'], '"0"'],
    [['bench', '--seats', '9'], 'not 9'],
    [['rules', 'chess'], '"chess"'],
    [['rules', KB, 'KB-99.9'], '"KB-99.9"'],
    [['games', 'all'], '"all"'],
  ])('%j names %s', async (argv, names) => {
    expect(await run(argv)).toEqual(complaint(names));
  });

  test('complaints speak Russian too', async () => {
    const { code, err } = await run(['play', 'chess', '--lang', 'ru']);
    expect(code).toBe(2);
    expect(err).toContain('игры «chess» нет');
    expect((await run(['dance'], { env: { LANG: 'ru_RU.UTF-8' } })).err).toContain('команды «dance» нет');
  });
});

describe('records', () => {
  let good = '';
  beforeAll(async () => {
    good = await said(['record', 'kingdom-builder', '--seed', '1']);
  });

  /** The good record with something changed. */
  function changed(name: string, change: (record: Loose) => void): string {
    const record = JSON.parse(good) as Loose;
    change(record);
    return file(name, JSON.stringify(record));
  }

  test('what cannot be read ends with 2', async () => {
    const cases: readonly (readonly [string, string])[] = [
      [file('empty.json', ''), 'not JSON'],
      [file('truncated.json', good.slice(0, good.length / 2)), 'not JSON'],
      [file('binary.json', new Uint8Array([0xff, 0xfe, 0x00, 0x80])), 'UTF-8'],
      [file('deep.json', '['.repeat(100_000)), 'nested deeper'],
      [file('huge.json', ' '.repeat(16 * 1024 * 1024 + 1)), 'longer than'],
      ['/dev/zero', 'longer than'],
      [file('list.json', '[]'), 'must be an object'],
      [file('null.json', 'null'), 'must be an object'],
      [file('format.json', '{"format":2}'), 'format'],
      [changed('game.json', (r) => (r['game'] = 'chess')), '"chess"'],
      [changed('rules.json', (r) => (r['rulesVersion'] = 999)), 'version 999'],
      [changed('seats.json', (r) => (r['seats'] = 'two')), 'seats'],
      [changed('entries.json', (r) => (r['entries'] = {})), 'entries'],
    ];
    for (const [path, names] of cases) {
      expect(await run(['verify', path])).toEqual(complaint(names));
      expect(await run(['verify', path, '--json'])).toEqual(complaint(names));
      expect(await run(['replay', path])).toEqual(complaint(names));
    }
  });

  test('what can be read but does not hold ends with 1 and says where', async () => {
    const cases: readonly (readonly [string, string])[] = [
      [changed('commit.json', (r) => (at(r, 'entries', 0)['commitment'] = '0'.repeat(64))), 'entries[0]'],
      [changed('nonce.json', (r) => (at(r, 'entries', 1)['nonce'] = 'f'.repeat(32))), 'entries[3]'],
      [changed('by.json', (r) => swapSeat(at(r, 'entries', 20))), 'entries[20]'],
      [changed('events.json', (r) => (at(r, 'entries', 20)['events'] = [])), 'entries[20]'],
      [changed('gone.json', (r) => (r['entries'] as Loose[]).splice(20, 1)), 'entries['],
      [changed('options.json', (r) => ((r['options'] as Loose)['lordsZeroCounts'] = 3)), 'lordsZeroCounts'],
      [changed('checkpoint.json', (r) => (at(r, 'checkpoints', 2)['after'] = 1)), 'checkpoints[2]'],
      [changed('score.json', (r) => ((r['result'] as Loose)['scores'] = [])), 'result'],
      [changed('end.json', (r) => (r['entries'] as Loose[]).splice(-5)), 'entries'],
      [changed('id.json', (r) => (r['match'] = 'another')), 'entries[0]'],
    ];
    for (const [path, where] of cases) {
      const { code, out, err } = await run(['verify', path]);
      expect({ path, code, out }).toEqual({ path, code: 1, out: '' });
      expect(err).toMatch(/^four-crowns: [^\n]+\n$/);
      expect(err).toContain(where);
      const json = await run(['verify', path, '--json']);
      expect({ path, code: json.code, err: json.err }).toEqual({ path, code: 1, err: '' });
      expect(JSON.parse(json.out)).toMatchObject({ ok: false });
    }
  });

  test('replay refuses a record that could not have happened', async () => {
    const impossible = changed('step.json', (r) => swapSeat(at(r, 'entries', 20)));
    expect(await run(['replay', impossible])).toEqual(complaint('entries[20]'));
    expect(await run(['replay', file('good.json', good), '--step', '9999'])).toEqual(complaint('--step'));
  });

  test('whatever is changed in a record, the answer is a sentence and a code', async () => {
    const lines = good.split('\n');
    for (let i = 0; i < 150; i++) {
      const n = (i * 7919) % lines.length;
      const line = lines[n] ?? '';
      const c = (i * 104_729) % Math.max(1, line.length);
      const letter = ['0', '"', '{', '9', 'x', ',', '-', 'null'][i % 8] ?? '';
      const text = [
        ...lines.slice(0, n),
        line.slice(0, c) + letter + line.slice(c + 1),
        ...lines.slice(n + 1),
      ];
      for (const command of ['verify', 'replay']) {
        const { code, out, err } = await run([command, '-'], { stdin: text.join('\n') });
        const isSentence = /^four-crowns: [^\n]+\n$/.test(err) && out === '';
        expect({ n, c, code, answered: code === 0 ? err === '' : isSentence }).toMatchObject({
          answered: true,
        });
        expect([0, 1, 2]).toContain(code);
      }
    }
  });
});

type Loose = { [key: string]: unknown };

function at(record: Loose, list: string, i: number): Loose {
  return (record[list] as Loose[])[i] ?? {};
}

function swapSeat(entry: Loose): void {
  entry['by'] = entry['by'] === 0 ? 1 : 0;
}
