import { Monitor, Moon, Sun } from 'lucide-react';
import css from './settings.module.css';
import type { Theme } from './settings.ts';

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

interface Props {
  readonly label: string;
  readonly value: Theme;
  readonly from: readonly Theme[];
  readonly say: (theme: Theme) => string;
  readonly change: (theme: Theme) => void;
}

/** One button that cycles through the values, because there is no room for three beside the name. */
export function IconChoice({ label, value, from, say, change }: Props) {
  const Icon = ICONS[value];
  const next = from[(from.indexOf(value) + 1) % from.length] ?? 'system';
  return (
    <button
      type="button"
      className={css['icon']}
      aria-label={`${label}: ${say(value)}`}
      title={`${label}: ${say(value)}`}
      onClick={() => change(next)}
    >
      <Icon aria-hidden size={19} />
    </button>
  );
}
