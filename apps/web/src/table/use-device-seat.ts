import type { Seat } from '@four-crowns/core';
import { useTable, useUi } from './state/context.tsx';
import { useSnapshot } from './use-screen.ts';

/** With several seats at one device: the seat to pass it to, or undefined if the right person has it. */
export function useDeviceSeat(): Seat | undefined {
  const mine = useTable((s) => s.table?.mine);
  const status = useTable((s) => s.table?.status);
  const seats = useTable((s) => s.table?.seats);
  const device = useUi((s) => s.device);
  const asked = useSnapshot()?.seatView.toAct;
  if (mine === undefined || mine.length < 2 || status !== 'playing' || asked === undefined) return undefined;
  // A seat played by a bot needs nobody at the device.
  const wanted = asked.filter((seat) => mine.includes(seat) && seats?.[seat]?.standIn === undefined);
  if (wanted.length === 0 || (device !== undefined && wanted.includes(device))) return undefined;
  return wanted[0];
}
