import { prefersStill } from './motion.ts';

/**
 * Animates a copy of an element from one place of the page to another, above everything else, and then removes it.
 * Nothing waits for it, because the page already shows the result.
 */
export function fly(what: Element, from: DOMRect, to: DOMRect, ms: number, delay = 0): void {
  if (ms === 0 || prefersStill()) return;
  const flyer = document.createElement('div');
  flyer.setAttribute('aria-hidden', 'true');
  flyer.style.cssText = `position:fixed;left:0;top:0;width:${from.width}px;height:${from.height}px;pointer-events:none;z-index:60;transform-origin:0 0`;
  flyer.append(what);
  document.body.append(flyer);
  const place = (r: DOMRect, lift: number) =>
    `translate(${r.left}px, ${r.top - lift}px) scale(${r.width / from.width}, ${r.height / from.height})`;
  const half = new DOMRect(
    (from.left + to.left) / 2,
    (from.top + to.top) / 2,
    (from.width + to.width) * 0.6,
    (from.height + to.height) * 0.6,
  );
  const flight = flyer.animate(
    [
      { transform: place(from, 0), opacity: 1 },
      { transform: place(half, 30), opacity: 1 },
      { transform: place(to, 0), opacity: 0.4 },
    ],
    { duration: ms, delay, easing: 'cubic-bezier(.3,.1,.3,1)', fill: 'backwards' },
  );
  const gone = () => flyer.remove();
  flight.finished.then(gone, gone);
}
