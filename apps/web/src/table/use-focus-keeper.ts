import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * When the focused element is removed (a button that has done its work), keyboard users would start again at the top
 * of the page. Instead the prompt takes the focus, because it says what comes next.
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
