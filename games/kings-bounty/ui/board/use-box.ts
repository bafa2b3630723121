import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in whole px, kept up to date. Until it is measured, an estimate. */
export function useBox(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 860, height: 760 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      const width = Math.floor(element.clientWidth);
      const height = Math.floor(element.clientHeight);
      if (width === 0 || height === 0) return;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
