/**
 * Turns raw pointer events of one element into taps, pans and zooms. Independent of React, with one set of listeners.
 */
export interface Tap {
  readonly clientX: number;
  readonly clientY: number;
  readonly touch: boolean;
}

export interface PointerHandlers {
  readonly onTap: (tap: Tap) => boolean;
  readonly onHover: (at: { readonly clientX: number; readonly clientY: number } | undefined) => void;
  readonly onPan: (dx: number, dy: number) => void;
  /** Zooms at a point of the element, in px. */
  readonly onZoom: (px: number, py: number, factor: number) => void;
  readonly onDoubleTap: (px: number, py: number) => void;
  /** A gesture begins or ends. */
  readonly onGesture: (on: boolean) => void;
}

/** A finger that moves less than this is still tapping. */
const SLOP_TOUCH = 12;
const SLOP_MOUSE = 5;
const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 30;

const NO_TAP = { at: -Infinity, x: 0, y: 0 };

interface Down {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
}

export function listenToPointers(element: HTMLElement, on: PointerHandlers): () => void {
  const downs = new Map<number, Down>();
  let moved = false;
  let lastTap = NO_TAP;

  const local = (x: number, y: number): readonly [number, number] => {
    const rect = element.getBoundingClientRect();
    return [x - rect.left - element.clientLeft, y - rect.top - element.clientTop];
  };
  const beginGesture = (e: PointerEvent) => {
    if (moved) return;
    moved = true;
    on.onGesture(true);
    element.setPointerCapture(e.pointerId);
  };

  const down = (e: PointerEvent) => {
    // Elements laid over the board (a loupe, buttons) handle their own events, and a press on them ends any double
    // tap.
    if (e.target instanceof Element && e.target.closest('button, [data-overlay]') !== null) {
      lastTap = NO_TAP;
      return;
    }
    if (e.button !== 0) return;
    if (downs.size === 0) moved = false;
    downs.set(e.pointerId, { startX: e.clientX, startY: e.clientY, x: e.clientX, y: e.clientY });
    if (downs.size > 1) beginGesture(e);
  };

  const move = (e: PointerEvent) => {
    const finger = downs.get(e.pointerId);
    if (finger === undefined) {
      if (e.pointerType !== 'touch') on.onHover(e);
      return;
    }
    const [dx, dy] = [e.clientX - finger.x, e.clientY - finger.y];
    const other = [...downs].find(([id]) => id !== e.pointerId)?.[1];
    if (other === undefined) {
      const slop = e.pointerType === 'touch' ? SLOP_TOUCH : SLOP_MOUSE;
      const far = Math.hypot(e.clientX - finger.startX, e.clientY - finger.startY) > slop;
      if (!moved && !far) return;
      beginGesture(e);
      on.onPan(dx, dy);
    } else {
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(e.clientX - other.x, e.clientY - other.y);
      const [px, py] = local((e.clientX + other.x) / 2, (e.clientY + other.y) / 2);
      if (before > 0) on.onZoom(px, py, after / before);
      on.onPan(dx / 2, dy / 2);
    }
    finger.x = e.clientX;
    finger.y = e.clientY;
  };

  const tap = (e: PointerEvent) => {
    const touch = e.pointerType === 'touch';
    const again =
      touch &&
      e.timeStamp - lastTap.at < DOUBLE_TAP_MS &&
      Math.hypot(e.clientX - lastTap.x, e.clientY - lastTap.y) < DOUBLE_TAP_PX;
    if (again) {
      lastTap = NO_TAP;
      on.onDoubleTap(...local(e.clientX, e.clientY));
      return;
    }
    const taken = on.onTap({ clientX: e.clientX, clientY: e.clientY, touch });
    lastTap = { at: taken ? -Infinity : e.timeStamp, x: e.clientX, y: e.clientY };
  };

  const up = (e: PointerEvent) => {
    if (!downs.delete(e.pointerId)) return;
    if (!moved) tap(e);
    else if (downs.size === 0) on.onGesture(false);
  };
  const cancel = (e: PointerEvent) => {
    if (downs.delete(e.pointerId) && downs.size === 0 && moved) on.onGesture(false);
  };
  const leave = () => on.onHover(undefined);
  const wheel = (e: WheelEvent) => {
    e.preventDefault();
    on.onZoom(...local(e.clientX, e.clientY), Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0015)));
  };

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('wheel', wheel);
  };
}
