import { memo } from 'react';
import type { IconName } from '../art/icons.ts';
import { ICONS } from '../art/icons.ts';
import styles from './Court.module.css';

interface BannerProps {
  readonly icon: IconName;
  readonly text: string;
}

const CLOTH = 'M8 6h84v118l-42 20l-42-20z';

/** A banner in the hall, with an icon and a word on it. */
const Banner = memo(function Banner({ icon, text }: BannerProps) {
  return (
    <svg viewBox="0 0 100 152" aria-hidden="true" focusable="false">
      <path d={CLOTH} fill="var(--kbg-carpet)" stroke="var(--kbg-carpet-edge)" strokeWidth="2.5" />
      <path
        d="M15 8v112l35 16.5l35-16.5V8"
        fill="none"
        stroke="var(--kbg-carpet-edge)"
        strokeWidth="1"
        opacity=".7"
      />
      <rect x="2" y="1" width="96" height="7" rx="3.5" fill="var(--kbg-carpet-edge)" />
      <path d={ICONS[icon]} fill="#fff1cf" transform="translate(24 22) scale(.1016)" />
      <text x="50" y="104" textAnchor="middle" className={styles.bannerText}>
        {text}
      </text>
    </svg>
  );
});

interface BannersProps {
  readonly left: BannerProps;
  /** Absent once no more enemies will come. */
  readonly right: BannerProps | undefined;
}

/** Season and danger, on both sides of the throne. */
export function Banners({ left, right }: BannersProps) {
  return (
    <>
      <span className={styles.banner} data-side="left">
        <Banner {...left} />
      </span>
      {right === undefined ? undefined : (
        <span className={styles.banner} data-side="right">
          <Banner {...right} />
        </span>
      )}
    </>
  );
}
