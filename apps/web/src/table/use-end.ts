import { useEffect, useRef } from 'react';
import { useSitting, useTable } from './state/context.tsx';
import { useSnapshot } from './use-screen.ts';

/** Opens the final score when the match ends, and on arrival at a match that is over. */
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
