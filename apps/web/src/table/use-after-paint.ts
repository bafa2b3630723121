import { afterPaint } from '@four-crowns/ui-kit';
import { useEffect, useRef, useState } from 'react';

/**
 * The value, one frame late. It is used for texts about a move, to keep the frame that shows the move short. It keeps
 * updating, however fast the values change.
 */
export function useAfterPaint<T>(value: T): T {
  const [late, setLate] = useState<{ readonly value: T }>({ value });
  const latest = useRef(value);
  const isDue = useRef(false);
  useEffect(() => {
    latest.current = value;
    if (isDue.current) return;
    isDue.current = true;
    afterPaint(() => {
      isDue.current = false;
      setLate((last) => (last.value === latest.current ? last : { value: latest.current }));
    });
  }, [value]);
  return late.value;
}
