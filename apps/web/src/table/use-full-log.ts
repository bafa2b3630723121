import { useEffect } from 'react';
import { useSitting, useTable } from './state/context.tsx';
import { useViewer } from './use-screen.ts';

/** What happened before this page was opened is fetched once, and again after a gap. */
export function useFullLog(): void {
  const sitting = useSitting();
  const viewer = useViewer();
  const version = useTable((s) => (viewer === undefined ? 0 : (s.snapshots.get(viewer)?.version ?? 0)));
  const upTo = useTable((s) => (viewer === undefined ? 0 : (s.logs.get(viewer)?.upTo ?? 0)));
  const isBehind = upTo < version;
  useEffect(() => {
    if (viewer === undefined || !isBehind) return;
    // Without it the table can still be played; the next gap or page asks again.
    sitting.fetchLog(viewer).catch(() => undefined);
  }, [sitting, viewer, isBehind]);
}
