import { useSyncExternalStore } from 'react';
import { useSettings } from './settings.ts';

const calm = window.matchMedia('(prefers-reduced-motion: reduce)');

const listen = (told: () => void): (() => void) => {
  calm.addEventListener('change', told);
  return () => calm.removeEventListener('change', told);
};

/** The speed of animation: 0 = none, 1 = normal, 2 = slow. */
export function useSpeed(): number {
  const motion = useSettings((s) => s.motion);
  const reduced = useSyncExternalStore(listen, () => calm.matches);
  if (motion === 'system') return reduced ? 0 : 1;
  return motion === 'off' ? 0 : motion === 'slow' ? 2 : 1;
}
