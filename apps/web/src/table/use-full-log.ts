import { useEffect } from 'react';
import { useSitting, useTable } from './state/context.tsx';
import { useViewer } from './use-screen.ts';

/** Fetches the log from before the page was opened once, and again after a gap. */
export function useFullLog(): void {
  const sitting = useSitting();
  const viewer = useViewer();
  const version = useTable((s) => (viewer === undefined ? 0 : (s.snapshots.get(viewer)?.version ?? 0)));
  const upTo = useTable((s) => (viewer === undefined ? 0 : (s.logs.get(viewer)?.upTo ?? 0)));
  const isBehind = upTo < version;
  useEffect(() => {
    if (viewer === undefined || !isBehind) return;
    // The table is playable without it; the next gap or page load tries again.
    sitting.fetchLog(viewer).catch(() => undefined);
  }, [sitting, viewer, isBehind]);
}
