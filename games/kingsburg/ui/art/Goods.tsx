import { keysOf } from '@four-crowns/core/keys';
import { Fragment } from 'react';
import { GOODS } from '../../src/data.ts';
import type { Good } from '../../src/data.ts';
import { WareIcon } from './Good.tsx';
import type { Ware } from './Good.tsx';
import styles from './Goods.module.css';

/** Amounts as pictures: up to two of a kind are drawn, more are given as a number. */
export function Amounts({
  of,
  size = '1.3rem',
}: {
  readonly of: { readonly [ware in Ware]?: number };
  readonly size?: string;
}) {
  const wares = keysOf(of).flatMap((ware) => {
    const n = of[ware] ?? 0;
    return n > 0 ? [[ware, n] as const] : [];
  });
  return (
    <span className={styles.amounts} aria-hidden="true">
      {wares.map(([ware, n]) => (
        <Fragment key={ware}>
          {n > 2 ? <b>{n}</b> : undefined}
          {Array.from({ length: n > 2 ? 1 : n }, (_, i) => (
            <WareIcon key={i} ware={ware} size={size} />
          ))}
        </Fragment>
      ))}
    </span>
  );
}

export function counted(goods: readonly Good[]): { readonly [good in Good]: number } {
  const count = (good: Good): number => goods.filter((g) => g === good).length;
  return { gold: count('gold'), wood: count('wood'), stone: count('stone') };
}

export function othersThan(good: Good): readonly Good[] {
  return GOODS.filter((other) => other !== good);
}
