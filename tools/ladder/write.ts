/** Writes the part of docs/bots.md that is generated from bench/ladder.json, and its plot. */
import { readFileSync, writeFileSync } from 'node:fs';
import { GAMES } from '@four-crowns/games';
import type { GameManifest } from '@four-crowns/manifest';
import { duelsOf } from './duels.ts';
import { keyOf, readFought } from './kept.ts';
import type { Fought } from './kept.ts';
import { plotOf } from './plot.ts';

const DOCS = new URL('../../docs/bots.md', import.meta.url);
const PLOT = new URL('../../docs/strength.svg', import.meta.url);
const BEGIN = '<!-- ladder: begin -->\n';
const END = '<!-- ladder: end -->';

export async function writeLadder(): Promise<void> {
  const fought = readFought();
  const docs = readFileSync(DOCS, 'utf8');
  const from = docs.indexOf(BEGIN) + BEGIN.length;
  const to = docs.indexOf(END);
  if (to < from) throw new Error('docs/bots.md must contain the markers for the ladder');
  const curves = GAMES.map(({ id, name }) => ({ name: name.en, points: curveOf(id, fought) }));
  const drawn = curves.filter(({ points }) => points.length > 2);
  const tables = await Promise.all(GAMES.map((manifest) => tableOf(manifest, fought)));
  const picture =
    drawn.length === 0
      ? ''
      : '![Share of victories against the same level with a twentieth of its time](strength.svg)\n\n';
  writeFileSync(DOCS, `${docs.slice(0, from)}${picture}${tables.join('\n')}\n${docs.slice(to)}`);
  if (drawn.length > 0) writeFileSync(PLOT, plotOf(drawn));
}

async function tableOf(manifest: GameManifest, fought: readonly Fought[]): Promise<string> {
  const { id: game, name } = manifest;
  const own = fought.filter((one) => one.game === game);
  const wanted = await duelsOf(manifest);
  const rows = wanted.flatMap((want) => {
    const one = own.find((known) => keyOf(known) === keyOf({ game, ...want }));
    return one === undefined ? [] : [rowOf(one, want.bar)];
  });
  if (rows.length === 0) return `### ${name.en}\n\nNot played yet.\n`;
  const head =
    '| who | players | time | share of victories | bar | points | command |\n|---|---|---|---|---|---|---|';
  const commits = [...new Set(own.map(({ commit }) => `\`${commit}\``))].join(', ');
  return `### ${name.en}\n\n${head}\n${rows.join('\n')}\n\nPlayed with ${commits}.${ceilingOf(own)}\n`;
}

/**
 * Which part of the ceiling is reached, where it was measured. The clairvoyant is the strongest level with knowledge
 * of all luck.
 */
function ceilingOf(own: readonly Fought[]): string {
  const against = (bot: string): Fought | undefined =>
    own.find(({ bots, seats, budget }) => bots.join() === `${bot},greedy` && seats === 2 && budget !== 1);
  const king = against('king');
  const clairvoyant = against('clairvoyant');
  if (king === undefined || clairvoyant === undefined) return '';
  const part = (100 * king.rate) / clairvoyant.rate;
  return ` Against greedy \`king\` reaches ${part.toFixed(0)} % of what the clairvoyant does.`;
}

function rowOf(one: Fought, bar: number | undefined): string {
  const { bots, seats, games, budget, rate, low, high, points, command } = one;
  const percent = (x: number): string => (100 * x).toFixed(1);
  const judged = bots[1] === 'random' ? rate : low;
  const mark = bar === undefined ? '' : `${percent(bar)} ${judged >= bar ? 'reached' : '**not reached**'}`;
  const who = seats === 1 ? `${bots[0]} alone` : bots.join(' against ');
  const time = budget === 1 ? 'full' : String(budget);
  const share = `${percent(rate)} % (${percent(low)} to ${percent(high)}) of ${games}`;
  const mean = seats === 1 ? points[0].toFixed(1) : `${points[0].toFixed(1)} : ${points[1].toFixed(1)}`;
  return `| ${who} | ${seats} | ${time} | ${share} | ${mark} | ${mean} | \`${command}\` |`;
}

/** A level's share of wins against itself, by the factor of extra time that one side has. */
function curveOf(
  game: string,
  fought: readonly Fought[],
): { readonly times: number; readonly share: number }[] {
  const own = fought.filter((one) => one.game === game && one.seats === 2 && one.bots[1] === 'king');
  const points = own.flatMap(({ bots: [first], rate }) => {
    const times = /^king:([\d.]+)$/.exec(first)?.[1];
    return times === undefined ? [] : [{ times: Number(times), share: rate }];
  });
  return [...points, { times: 1, share: 0.5 }].toSorted((a, b) => a.times - b.times);
}
