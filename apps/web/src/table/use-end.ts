import { useEffect, useRef } from 'react';
import { useSitting, useTable } from './state/context.tsx';
import { useSnapshot } from './use-screen.ts';

/** The final score comes up by itself when the match ends before one's eyes. */
export function useEndOfMatch(): void {
  const sitting = useSitting();
  const isOver = useSnapshot()?.seatView.result !== undefined;
  const isKnown = useTable((s) => s.table !== undefined);
  const seen = useRef<boolean>(undefined);
  useEffect(() => {
    if (!isKnown) return;
    if (isOver && seen.current !== true) sitting.ui.setState({ dialog: 'result' });
    seen.current = isOver;
  }, [sitting, isOver, isKnown]);
}
