import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * When what had the focus is taken away (a button that has done its work), the keyboard would start
 * again at the top of the page. The prompt takes the focus instead: it says what comes next.
 */
export function useFocusKeeper(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = frame.current;
    if (root === null) return undefined;
    let last: Element | null = null;
    const onFocus = (e: FocusEvent) => {
      last = e.target instanceof Element ? e.target : null;
    };
    const keep = () => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      root.querySelector<HTMLElement>('[data-prompt]')?.focus({ preventScroll: true });
    };
    root.addEventListener('focusin', onFocus);
    const observer = new MutationObserver(keep);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', onFocus);
      observer.disconnect();
    };
  }, [frame]);
}
