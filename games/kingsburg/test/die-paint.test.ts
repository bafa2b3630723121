/** An extra die can be told from everybody's own dice: KBG-5.4 hangs on it. Colours as the drawing has them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diePaint } from '../ui/art/die-paint.ts';

type Rgb = readonly [number, number, number];

const theme = readFileSync(new URL('../../../packages/ui-kit/src/theme.css', import.meta.url), 'utf8');

/** A colour of the drawing, or of the seat it names in the theme; linear. */
function lightOf(colour: string): Rgb {
  const name = /^var\((--[\w-]+)\)$/.exec(colour)?.[1];
  const hex = name === undefined ? colour : new RegExp(`${name}: (#[0-9a-f]{6});`).exec(theme)?.[1];
  if (hex === undefined) throw new Error(`${colour} is not in the theme`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
}

/** Ottosson's Oklab, in which equal distances look equal; black to white is 1. */
function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Colours as people without red or green cones see them (Machado, Oliveira and Fernandes 2009). */
const EYES: Readonly<Record<string, readonly [Rgb, Rgb, Rgb]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
};

function seen(colour: string, eyes: string): Rgb {
  const light = lightOf(colour);
  const rows = EYES[eyes] ?? [];
  const [r = 0, g = 0, b = 0] = rows.map((row) =>
    Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])),
  );
  return oklab([r, g, b]);
}

function distance(a: string, b: string, eyes = 'all'): number {
  const [one, other] = [seen(a, eyes), seen(b, eyes)];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function contrast(a: string, b: string): number {
  const [light, dark] = [a, b]
    .map((colour) => {
      const [r, g, b_] = lightOf(colour);
      return 0.2126 * r + 0.7152 * g + 0.0722 * b_ + 0.05;
    })
    .toSorted((x, y) => y - x);
  return (light ?? 1) / (dark ?? 1);
}

const SEATS = [0, 1, 2, 3, 4];

test.each(SEATS)('KBG-5.4 the extra die is no own die of seat %i: body, ring and outline differ', (seat) => {
  const [extra, own] = [diePaint('white', seat), diePaint('coloured', seat)];
  for (const eyes of Object.keys(EYES)) {
    // The white die that was here before lay 0.04 from the white player's own.
    expect(distance(extra.body, own.body, eyes), `body, ${eyes}`).toBeGreaterThan(0.12);
    expect(distance(extra.body, own.rim, eyes), `body and ring, ${eyes}`).toBeGreaterThan(0.12);
  }
  expect(distance(extra.rim, own.rim)).toBeGreaterThan(0.1);
  expect(contrast(extra.rim, extra.body)).toBeGreaterThan(4.5);
  expect(extra.outline).not.toBe(own.outline);
  expect(extra.ringWidth).toBeGreaterThan(own.ringWidth);
});

test('the extra die looks the same for every seat, and unlike a neutral one', () => {
  const [first, ...others] = SEATS.map((seat) => diePaint('white', seat));
  for (const other of others) expect(other).toEqual(first);
  const neutral = diePaint('neutral', 0);
  expect(distance(first?.body ?? '', neutral.body)).toBeGreaterThan(0.12);
  expect(first?.outline).not.toBe(neutral.outline);
});

test('pips are seen on every die', () => {
  for (const kind of ['coloured', 'white', 'neutral'] as const) {
    for (const seat of SEATS) {
      const { pip, body } = diePaint(kind, seat);
      expect(contrast(pip, body), `${kind} ${seat}`).toBeGreaterThan(3);
    }
  }
});
