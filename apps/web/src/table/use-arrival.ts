import { useEffect, useRef } from 'react';
import { useSitting, useTable } from './state/context.tsx';
import { useSnapshot, useViewer } from './use-screen.ts';

/** In a match by correspondence a player may return after days, so the recap opens on arrival. */
export function useRecapOnArrival(recent: number): void {
  const sitting = useSitting();
  const viewer = useViewer();
  const isByDays = useTable((s) => s.table?.pace.type === 'days' && s.table.status === 'playing');
  const version = useSnapshot()?.version ?? 0;
  const isComplete = useTable((s) => viewer !== undefined && (s.logs.get(viewer)?.upTo ?? -1) >= version);
  const hasArrived = useRef(false);
  useEffect(() => {
    if (!isComplete || hasArrived.current) return;
    hasArrived.current = true;
    if (isByDays && recent > 0) sitting.ui.setState({ dialog: 'recap' });
  }, [sitting, isComplete, isByDays, recent]);
}
