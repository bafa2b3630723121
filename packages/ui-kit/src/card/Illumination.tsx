import styles from './Illumination.module.css';

export interface IlluminationProps {
  /** An icon's path, drawn 512 units square. */
  readonly icon: string;
  /** The background, any CSS colour. */
  readonly ground: string;
  readonly size?: string;
}

const TENDRIL = 'M3 17C3 9 9 3 17 3M3 12c3 0 5-1 6-3M8 8c1-1 3-3 3-5M3.5 21c2-.5 3-1.5 3.5-3.5';

/** A painted square as at the head of a manuscript page, with an icon in place of the initial. */
export function Illumination({ icon, ground, size = '3rem' }: IlluminationProps) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} className={styles.square} aria-hidden="true">
      <rect x="1.5" y="1.5" width="61" height="61" rx="5" fill={ground} className={styles.edge} />
      <g className={styles.tendrils}>
        {[0, 90, 180, 270].map((turn) => (
          <path key={turn} d={TENDRIL} transform={`rotate(${turn} 32 32) translate(3 3)`} />
        ))}
      </g>
      <rect x="5" y="5" width="54" height="54" rx="2.5" className={styles.inner} />
      <path d={icon} className={styles.shade} transform="translate(13.2 14.2) scale(.0745)" />
      <path d={icon} className={styles.icon} transform="translate(13 13) scale(.0745)" />
    </svg>
  );
}
