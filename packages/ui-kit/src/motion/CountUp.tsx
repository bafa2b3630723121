import { useEffect, useRef } from 'react';
import styles from './CountUp.module.css';
import { usePace } from './motion.ts';

export interface CountUpProps {
  readonly value: number;
  readonly speed: number;
  /** Where to begin when first shown; without it the value just stands there. */
  readonly from?: number;
  readonly className?: string | undefined;
}

/** A number that counts to its new value; a newer value takes over from wherever it has got to. */
export function CountUp({ value, speed, from, className = '' }: CountUpProps) {
  const pace = usePace(speed);
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(from ?? value);
  useEffect(() => {
    const element = text.current;
    if (element === null) return undefined;
    const start = shown.current;
    const put = (n: number) => {
      shown.current = n;
      // Each write costs a layout, so only a new number is written.
      if (element.textContent !== String(n)) element.textContent = String(n);
    };
    if (pace === 0 || start === value) {
      put(value);
      return undefined;
    }
    const ms = Math.min(700, 220 + 30 * Math.abs(value - start)) * pace;
    const began = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const t = Math.min(1, Math.max(0, (now - began) / ms));
      put(Math.round(start + (value - start) * (1 - (1 - t) ** 3)));
      if (t < 1) frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [value, pace]);
  // React writes the final value once; the effect counts towards it in the text alone.
  return (
    <span
      ref={text}
      className={`${styles.number} ${className}`}
      // Room for its digits, whatever it shows: counting then moves nothing around it.
      style={{ width: `${String(value).length}ch` }}
      data-value={value}
    >
      {from ?? value}
    </span>
  );
}
