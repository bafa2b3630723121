import { defaultOf } from '@four-crowns/core';
import type { More, OptionDeclaration } from '@four-crowns/core';
import { DONE } from '../context.ts';
import type { Context } from '../context.ts';
import { doorOf } from '../door.ts';
import { wrapped } from '../style.ts';
import type { Say } from '../words/words.ts';

const COLUMNS = 100;

/** What a table of this game may choose, as `--options` takes it. */
export async function options({ args, io, say, lang, style }: Context): Promise<number> {
  const { manifest } = await doorOf(args.words[0] ?? '');
  const columns = Math.min(COLUMNS, io.out.columns);
  const declared = Object.entries(await manifest.options());
  for (const [id, option] of declared) {
    const { label, help, note } = option.words[lang];
    const lines = [`${style.bold(id)}  ${label}`, wrapped(`  ${help}`, columns, '  ')];
    if (note !== undefined) lines.push(wrapped(`  ${note}`, columns, '  '));
    for (const [value, words] of valuesOf(option)) {
      const said = words === undefined ? '' : `  ${option.words[lang].values?.[value] ?? ''}`;
      const isDefault = value === String(defaultOf(option));
      lines.push(`    ${id}=${value}${said}${isDefault ? style.dim(`  ${say('options.usual')}`) : ''}`);
    }
    if (option.kind === 'numbers') {
      lines.push(
        `    ${say('options.numbers', {
          least: String(option.least),
          most: String(option.most),
          items: Object.keys(option.of).join(', '),
        })}`,
      );
    }
    if (option.kind === 'choice' && option.more !== undefined)
      lines.push(`    ${moreOf(id, option.more, say)}`);
    const { seats, needs } = option;
    if (seats !== undefined)
      lines.push(`  ${say('options.seats', { seats: seats.join(', '), most: Math.max(...seats) })}`);
    if (needs !== undefined) {
      const wanted = Object.entries(needs).map(([other, value]) => `${other}=${String(value)}`);
      lines.push(`  ${say('options.needs', { needs: wanted.join(', ') })}`);
    }
    io.out.write(`${lines.join('\n')}\n\n`);
  }
  if (declared.length > 0) io.out.write(`${say('options.how')}\n`);
  return DONE;
}

function valuesOf(option: OptionDeclaration): readonly (readonly [string, true | undefined])[] {
  switch (option.kind) {
    case 'switch':
      return [
        ['false', undefined],
        ['true', undefined],
      ];
    case 'choice':
      return option.values.map((value) => [String(value), true]);
    case 'numbers':
      return [];
  }
}

function moreOf(id: string, more: More, say: Say): string {
  switch (more.kind) {
    case 'pick':
      return say('options.pick', { id, items: more.from.join(', ') });
    case 'lay':
      return say('options.lay', { id, item: more.item, items: more.from.join(', ') });
    case 'seat':
      return say('options.seat', { id });
  }
}
