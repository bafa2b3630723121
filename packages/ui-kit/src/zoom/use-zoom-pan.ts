import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { panBy, reveal, WHOLE, zoomAt } from './lens.ts';
import type { Lens } from './lens.ts';
import { listenToPointers } from './pointers.ts';
import type { Tap } from './pointers.ts';

export interface ZoomPan {
  /** Whether the stage is larger than its box. */
  readonly isZoomed: boolean;
  readonly zoomBy: (factor: number) => void;
  readonly reset: () => void;
  /** Brings a point of the stage, in px before any zoom, into view. */
  readonly show: (sx: number, sy: number) => void;
}

export interface ZoomPanOptions {
  readonly most: number;
  /** Returns whether the tap did something; only one that did not can begin a double tap. */
  readonly onTap: (tap: Tap) => boolean;
  readonly onHover: (at: { readonly clientX: number; readonly clientY: number } | undefined) => void;
}

/**
 * Lets pinch, wheel, drag and double tap move `stage` inside `box`, which it fills. The transform is written directly
 * to the element, so that gestures never cause a render.
 */
export function useZoomPan(
  box: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
  options: ZoomPanOptions,
): ZoomPan {
  const lens = useRef<Lens>(WHOLE);
  const latest = useRef(options);
  const [isZoomed, setZoomed] = useState(false);
  useEffect(() => {
    latest.current = options;
  });

  const put = useCallback(
    (next: Lens) => {
      lens.current = next;
      const whole = next.k === 1;
      if (stage.current !== null) {
        stage.current.style.transform = whole ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.k})`;
      }
      setZoomed(!whole);
    },
    [stage],
  );

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    return listenToPointers(element, {
      onTap: (tap) => latest.current.onTap(tap),
      onHover: (at) => latest.current.onHover(at),
      onPan: (dx, dy) => put(panBy(lens.current, dx, dy, sizeOf(element), latest.current.most)),
      onZoom: (px, py, factor) =>
        put(zoomAt(lens.current, px, py, factor, sizeOf(element), latest.current.most)),
      onDoubleTap: (px, py) =>
        put(lens.current.k > 1 ? WHOLE : zoomAt(WHOLE, px, py, 2.5, sizeOf(element), latest.current.most)),
      onGesture: (on) => stage.current?.toggleAttribute('data-moving', on),
    });
  }, [box, stage, put]);

  const zoomBy = useCallback(
    (factor: number) => {
      const element = box.current;
      if (element === null) return;
      const { width, height } = sizeOf(element);
      put(zoomAt(lens.current, width / 2, height / 2, factor, { width, height }, latest.current.most));
    },
    [box, put],
  );
  const reset = useCallback(() => put(WHOLE), [put]);
  const show = useCallback(
    (sx: number, sy: number) => {
      const element = box.current;
      if (element === null || lens.current.k === 1) return;
      put(reveal(lens.current, sx, sy, 72, sizeOf(element), latest.current.most));
    },
    [box, put],
  );
  return { isZoomed, zoomBy, reset, show };
}

function sizeOf(element: HTMLElement): { readonly width: number; readonly height: number } {
  return { width: element.clientWidth, height: element.clientHeight };
}
