/** The keyboard on the board: one stop for Tab, arrow keys to the nearest item, N through the highlighted ones. */
import type { KeyboardEvent, RefObject } from 'react';

const ARROWS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function centreOf(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The nearest item in that direction; distance to the side counts double. */
function nearest(
  items: readonly HTMLElement[],
  from: Element,
  dx: number,
  dy: number,
): HTMLElement | undefined {
  const [x, y] = centreOf(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const item of items) {
    const [itemX, itemY] = centreOf(item);
    const along = (itemX - x) * dx + (itemY - y) * dy;
    const aside = Math.abs((itemX - x) * dy) + Math.abs((itemY - y) * dx);
    const distance = along + 2 * aside;
    if (item === from || along < 4 || distance >= least) continue;
    best = item;
    least = distance;
  }
  return best;
}

function nextLit(items: readonly HTMLElement[], from: Element, isBack: boolean): HTMLElement | undefined {
  const lit = items.filter((item) => item.dataset['lit'] !== undefined);
  const at = items.findIndex((item) => item === from);
  const after = (item: HTMLElement): boolean =>
    isBack ? items.indexOf(item) < at : items.indexOf(item) > at;
  return isBack ? (lit.findLast(after) ?? lit.at(-1)) : (lit.find(after) ?? lit[0]);
}

export function useWalk(box: RefObject<HTMLElement | null>, letGo: () => void): (e: KeyboardEvent) => void {
  return (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const from = document.activeElement;
    if (from === null || box.current?.contains(from) !== true) return;
    const items = [...box.current.querySelectorAll<HTMLElement>('[data-item]')];
    const arrow = ARROWS[e.key];
    if (e.key === 'Escape') {
      letGo();
      return;
    }
    const to =
      arrow !== undefined
        ? nearest(items, from, arrow[0], arrow[1])
        : e.code === 'KeyN'
          ? nextLit(items, from, e.shiftKey)
          : undefined;
    if (arrow === undefined && e.code !== 'KeyN') return;
    e.preventDefault();
    to?.focus({ preventScroll: true });
    to?.scrollIntoView({ block: 'nearest' });
  };
}
