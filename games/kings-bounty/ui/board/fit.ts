/** How large the cards can be so that everybody's holdings fit into the board without scrolling. */
export interface Fit {
  /** Width of a card in px; its height is 1.4 times that. */
  readonly card: number;
  /** Whether realms are stacked, instead of the other players' side by side. */
  readonly isNarrow: boolean;
}

interface Gauge {
  readonly most: number;
  /** The gap between cards, inside a realm around them, and between realms. */
  readonly gap: number;
  readonly padding: number;
  readonly between: number;
  /** The height a realm needs besides its cards, and the strip with the deck. */
  readonly head: number;
  readonly side: number;
  readonly middle: number;
}

const WIDE: Gauge = { most: 130, gap: 6, padding: 9, between: 8, head: 34, side: 0, middle: 92 };
const NARROW: Gauge = { most: 64, gap: 4, padding: 4, between: 4, head: 0, side: 30, middle: 66 };
const LEAST = 26;
const RATIO = 1.4;
const NARROW_UNTIL = 620;

function gaugeOf(isNarrow: boolean): Gauge {
  return isNarrow ? NARROW : WIDE;
}

/** `others` and `own` are how many places each realm must have. */
export function fitCards(
  width: number,
  height: number,
  others: readonly number[],
  own: number | undefined,
): Fit {
  const isNarrow = width < NARROW_UNTIL;
  const gauge = gaugeOf(isNarrow);
  let card = gauge.most;
  while (card > LEAST && heightOf(width, card, others, own, isNarrow) > height) card--;
  return { card, isNarrow };
}

function heightOf(
  width: number,
  card: number,
  others: readonly number[],
  own: number | undefined,
  isNarrow: boolean,
): number {
  const { between, middle } = gaugeOf(isNarrow);
  const columns = isNarrow ? 1 : others.length;
  const narrow = (width - between * (columns - 1)) / columns;
  const heights = others.map((count) => realmHeight(narrow, card, count, isNarrow));
  const above = isNarrow
    ? heights.reduce((sum, h) => sum + h, 0) + between * (heights.length - 1)
    : Math.max(0, ...heights);
  const below = own === undefined ? 0 : between + realmHeight(width, card, own, isNarrow);
  return above + between + middle + below;
}

function realmHeight(width: number, card: number, count: number, isNarrow: boolean): number {
  const { gap, padding, head, side } = gaugeOf(isNarrow);
  const columns = Math.max(1, Math.floor((width - 2 * padding - side - 2 + gap) / (card + gap)));
  const rows = Math.max(1, Math.ceil(count / columns));
  return head + 2 * padding + 2 + rows * (card * RATIO + gap) - gap;
}
