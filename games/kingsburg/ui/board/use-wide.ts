import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** The width that court and province need side by side. */
const WIDE = 620;

export function useWide(box: RefObject<HTMLElement | null>): boolean {
  const [isWide, setWide] = useState(true);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = () => setWide(element.clientWidth >= WIDE);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return isWide;
}
