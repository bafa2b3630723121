import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Lang } from '../words/langs.ts';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'normal' | 'slow' | 'off';

/** A person's settings on this device. `public/boot.js` reads theme and language from the same storage. */
export interface Settings {
  /** Undefined means the browser's preference. */
  readonly lang: Lang | undefined;
  readonly theme: Theme;
  readonly motion: Motion;
  /** Ask before actions that cannot be undone. */
  readonly confirm: boolean;
  /** Single-key shortcuts, which can interfere with speech input. */
  readonly shortcuts: boolean;
}

export const useSettings = create<Settings>()(
  persist(
    (): Settings => ({ lang: undefined, theme: 'system', motion: 'system', confirm: true, shortcuts: true }),
    { name: 'four-crowns' },
  ),
);

export function change(part: Partial<Settings>): void {
  useSettings.setState(part);
}

/** Sets the theme on the root element, where the stylesheet looks for it. */
export function followTheme(): void {
  const apply = ({ theme }: Settings) => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
  };
  apply(useSettings.getState());
  useSettings.subscribe(apply);
}
