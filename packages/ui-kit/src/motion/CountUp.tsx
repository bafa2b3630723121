import { useEffect, useRef } from 'react';
import styles from './CountUp.module.css';
import { afterPaint, usePace } from './motion.ts';

export interface CountUpProps {
  readonly value: number;
  readonly speed: number;
  /** The number to start from when first shown; without it the value is shown at once. */
  readonly from?: number;
  /** Lets a small "+3" rise from it when it grows. */
  readonly tells?: boolean;
}

/** A number that counts to its new value. A newer value takes over from the number reached so far. */
export function CountUp({ value, speed, from, tells = false }: CountUpProps) {
  const pace = usePace(speed);
  const box = useRef<HTMLSpanElement>(null);
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(from ?? value);
  useEffect(() => {
    const element = text.current;
    if (element === null) return undefined;
    const start = shown.current;
    const put = (n: number) => {
      shown.current = n;
      // Each write causes a layout, so only a new number is written.
      if (element.textContent !== String(n)) element.textContent = String(n);
    };
    if (pace === 0 || start === value) {
      put(value);
      return undefined;
    }
    const ms = Math.min(700, 220 + 30 * Math.abs(value - start)) * pace;
    let frame = 0;
    const callOff = afterPaint(() => {
      if (tells && value > start && box.current !== null) rise(box.current, value - start, pace);
      const began = performance.now();
      frame = requestAnimationFrame(function tick(now) {
        const t = Math.min(1, Math.max(0, (now - began) / ms));
        put(Math.round(start + (value - start) * (1 - (1 - t) ** 3)));
        if (t < 1) frame = requestAnimationFrame(tick);
      });
    });
    return () => {
      callOff();
      cancelAnimationFrame(frame);
    };
  }, [value, pace, tells]);
  return (
    <span
      ref={box}
      className={styles.number}
      // Reserves room for the digits of the final value, so that counting moves nothing around it.
      style={{ width: `${String(value).length}ch` }}
      data-value={value}
    >
      {/* React writes it once; after that only the effect changes the text. */}
      <span ref={text}>{from ?? value}</span>
    </span>
  );
}

function rise(box: HTMLElement, by: number, pace: number): void {
  const change = document.createElement('span');
  change.className = styles.change ?? '';
  change.textContent = `+${by}`;
  change.setAttribute('aria-hidden', 'true');
  box.append(change);
  const flight = change.animate(
    [
      { transform: 'translate(-50%, 0)', opacity: 0 },
      { transform: 'translate(-50%, -70%)', opacity: 1, offset: 0.3 },
      { transform: 'translate(-50%, -90%)', opacity: 1, offset: 0.75 },
      { transform: 'translate(-50%, -120%)', opacity: 0 },
    ],
    { duration: 1300 * pace, easing: 'ease-out' },
  );
  const gone = () => change.remove();
  flight.finished.then(gone, gone);
}
