import { useEffect, useState } from 'react';

/** What `load` brings, undefined until it is there. `load` must be the same function from render to render. */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [got, setGot] = useState<{ readonly by: typeof load; readonly what: T }>();
  useEffect(() => {
    let left = false;
    void load().then((what) => {
      if (!left) setGot({ by: load, what });
    });
    return () => {
      left = true;
    };
  }, [load]);
  // While another one is on its way the old one stays, so that nothing flickers when the language changes.
  return got?.what;
}
