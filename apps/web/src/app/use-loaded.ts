import { useEffect, useState } from 'react';

type Got<T> = { readonly what: T } | { readonly error: unknown };

/**
 * What `load` brings, undefined until it is there. `load` must be the same function from render to
 * render. What cannot be loaded is thrown, for the page's own error boundary.
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
  // While another one is on its way the old one stays, so that nothing flickers when the language changes.
  return got?.what;
}
