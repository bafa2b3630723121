/** Goods and everything else that is gained and lost; they differ in colour and in outline. */
import { ICONS } from './icons.ts';

export type Ware =
  | 'gold'
  | 'wood'
  | 'stone'
  | 'any'
  | 'plus_two'
  | 'soldiers'
  | 'points'
  | 'buildings'
  | 'peek';

export function WareIcon({ ware, size = '1.25em' }: { readonly ware: Ware; readonly size?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-ware={ware}
      aria-hidden="true"
      focusable="false"
      strokeLinejoin="round"
    >
      {DRAWN[ware]}
    </svg>
  );
}

const mini = (d: string, fill: string, scale: number, at: number) => (
  <path d={d} fill={fill} transform={`translate(${at} ${at}) scale(${scale})`} />
);

const DRAWN = {
  gold: (
    <>
      <circle cx="12" cy="12" r="10" fill="#efbb3f" stroke="#6f4b0c" strokeWidth="1.8" />
      <circle cx="12" cy="12" r="7" fill="none" stroke="#9c6e18" strokeWidth="1.1" />
      <path d="M8 15.3l-.7-5.3l2.5 1.9L12 8l2.2 3.9l2.5-1.9l-.7 5.3z" fill="#6f4b0c" />
    </>
  ),
  wood: (
    <>
      <path
        d="M2.5 15.5c0-3 1.6-5 3.7-5h11.6c2.1 0 3.7 2 3.7 5s-1.6 5-3.7 5H6.2c-2.1 0-3.7-2-3.7-5z"
        fill="#9a5a28"
        stroke="#43230b"
        strokeWidth="1.7"
      />
      <path
        d="M6 5c0-1.3.9-2.3 2-2.3h10c1.3 0 2.3 1.6 2.3 3.7s-1 3.7-2.3 3.7H7"
        fill="#b8743a"
        stroke="#43230b"
        strokeWidth="1.7"
      />
      <ellipse cx="6.5" cy="15.5" rx="3.6" ry="4.6" fill="#e8c290" stroke="#43230b" strokeWidth="1.5" />
      <ellipse cx="6.5" cy="15.5" rx="1.4" ry="1.9" fill="none" stroke="#9a5a28" strokeWidth="1.1" />
    </>
  ),
  stone: (
    <>
      <path d="M2.5 9L12 3.5L21.5 9v8L12 21.5L2.5 17z" fill="#a9adb0" stroke="#35393c" strokeWidth="1.7" />
      <path d="M2.5 9L12 13.5L21.5 9L12 3.5z" fill="#d5d8d9" stroke="#35393c" strokeWidth="1.3" />
      <path d="M12 13.5v8" stroke="#35393c" strokeWidth="1.3" />
    </>
  ),
  any: (
    <>
      <rect
        x="3"
        y="3"
        width="18"
        height="18"
        rx="4"
        fill="#f4e6c5"
        stroke="#6f4b0c"
        strokeWidth="1.7"
        strokeDasharray="3 2"
      />
      <text x="12" y="17.3" textAnchor="middle" fontSize="15" fontWeight="800" fill="#6f4b0c">
        ?
      </text>
    </>
  ),
  plus_two: (
    <>
      <path
        d="M12 1.5l9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75z"
        fill="#a3202f"
        stroke="#4d0911"
        strokeWidth="1.6"
      />
      <text
        x="11.7"
        y="16.3"
        textAnchor="middle"
        fontSize="12"
        fontWeight="800"
        fill="#fff3d6"
        letterSpacing="-.8"
      >
        +2
      </text>
    </>
  ),
  soldiers: (
    <>
      <path
        d="M4 3.5h16v8.5c0 5-4 8-8 9.5c-4-1.5-8-4.5-8-9.5z"
        fill="#5c6b78"
        stroke="#1e262c"
        strokeWidth="1.7"
      />
      {mini(ICONS.soldier, '#f4f0e4', 0.0275, 5)}
    </>
  ),
  points: (
    <>
      <path
        d="M12 1.8l3 6.4l7 .9l-5.1 4.9l1.3 7L12 17.6L5.8 21l1.3-7L2 9.1l7-.9z"
        fill="#c22b3a"
        stroke="#560c15"
        strokeWidth="1.5"
      />
      <path d="M12 5.5l1.9 4l4.3.5" fill="none" stroke="#f2a9a0" strokeWidth="1.1" />
    </>
  ),
  buildings: (
    <>
      <path d="M3.5 21V11.5L12 4l8.5 7.5V21z" fill="#cfa06a" stroke="#43230b" strokeWidth="1.7" />
      <path d="M2 12.5L12 3.5l10 9" fill="none" stroke="#43230b" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M9.5 21v-5.5h5V21" fill="#43230b" />
    </>
  ),
  peek: (
    <>
      <path
        d="M1.5 12C5 6.5 8.5 5 12 5s7 1.5 10.5 7C19 17.5 15.5 19 12 19S5 17.5 1.5 12z"
        fill="#fff8e6"
        stroke="#33261a"
        strokeWidth="1.7"
      />
      <circle cx="12" cy="12" r="4" fill="#33261a" />
      <circle cx="13.4" cy="10.6" r="1.3" fill="#fff8e6" />
    </>
  ),
} as const;
