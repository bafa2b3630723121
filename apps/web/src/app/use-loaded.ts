import { useEffect, useState } from 'react';

type Got<T> = { readonly what: T } | { readonly error: unknown };

/**
 * The result of `load`, or undefined until it arrives. `load` must be the same function on every render. Errors are
 * thrown, to be caught by the page's error boundary.
 */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [got, setGot] = useState<Got<T>>();
  useEffect(() => {
    let left = false;
    const tell = (now: Got<T>) => {
      if (!left) setGot(now);
    };
    const go = async () => {
      try {
        tell({ what: await load() });
      } catch (error) {
        tell({ error });
      }
    };
    void go();
    return () => {
      left = true;
    };
  }, [load]);
  if (got !== undefined && 'error' in got) throw got.error;
  // The old value stays while another one loads, so that nothing flickers when the language changes.
  return got?.what;
}
