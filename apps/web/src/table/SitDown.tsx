import { useEffect, useState } from 'react';
import { AtTable } from './AtTable.tsx';
import { SittingContext } from './state/context.tsx';
import { sitAt } from './state/sitting.ts';
import type { Sitting } from './state/sitting.ts';
import type { TableConnection } from './state/table-connection.ts';
import { Waiting } from './Waiting.tsx';

/**
 * Shows the table once a connection is open, and closes the connection on leaving or moving to another table. A
 * connection may hold workers, so none is opened for somebody who has already left.
 */
export function SitDown({ arrive }: { readonly arrive: () => Promise<() => TableConnection> }) {
  const [sitting, setSitting] = useState<Sitting>();
  useEffect(() => {
    let opened: Sitting | undefined;
    let left = false;
    const sitDown = async () => {
      const enter = await arrive();
      if (left) return;
      opened = sitAt(enter());
      setSitting(opened);
    };
    void sitDown();
    return () => {
      left = true;
      opened?.close();
      setSitting(undefined);
    };
  }, [arrive]);
  if (sitting === undefined) return <Waiting />;
  return (
    <SittingContext value={sitting}>
      <AtTable />
    </SittingContext>
  );
}
