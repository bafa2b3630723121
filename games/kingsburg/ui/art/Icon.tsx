import { ICONS } from './icons.ts';
import type { IconName } from './icons.ts';

export interface IconProps {
  readonly name: IconName;
  readonly size?: string;
  readonly className?: string | undefined;
}

/** One of the icons, in the colour of the surrounding text. */
export function Icon({ name, size = '1.25em', className }: IconProps) {
  return (
    <svg
      viewBox="0 0 512 512"
      width={size}
      height={size}
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICONS[name]} fill="currentColor" />
    </svg>
  );
}
