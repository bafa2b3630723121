/** Finds the button in a direction on the screen: near, and not too far from the line. */
export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const WAYS: { readonly [d in Direction]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isDirection(key: string): key is Direction {
  return Object.hasOwn(WAYS, key);
}

function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

export function towards(
  from: HTMLElement,
  all: readonly HTMLElement[],
  direction: Direction,
): HTMLElement | undefined {
  const [dx, dy] = WAYS[direction];
  const [x, y] = middle(from);
  let best: HTMLElement | undefined;
  let bestCost = Infinity;
  for (const element of all) {
    if (element === from) continue;
    const [ex, ey] = middle(element);
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (along < 3 || aside > along * 2.5) continue;
    const cost = along + aside * 2;
    if (cost < bestCost) {
      bestCost = cost;
      best = element;
    }
  }
  return best;
}
