import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { Lang } from '../words/langs.ts';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'normal' | 'slow' | 'off';

/** What a person chose on this device. `public/boot.js` reads theme and language from the same place. */
export interface Settings {
  /** Undefined: as the browser prefers. */
  readonly lang: Lang | undefined;
  readonly theme: Theme;
  readonly motion: Motion;
  /** Ask before what cannot be taken back. */
  readonly confirm: boolean;
  /** Single keys as short cuts; they can be in the way of speech input. */
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

/** The theme stands on the root element, where the stylesheet looks for it. */
export function followTheme(): void {
  const apply = ({ theme }: Settings) => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
  };
  apply(useSettings.getState());
  useSettings.subscribe(apply);
}
