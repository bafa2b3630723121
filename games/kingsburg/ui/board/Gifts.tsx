import { memo } from 'react';
import type { Advisor } from '../../src/data.ts';
import { WareIcon } from '../art/Good.tsx';
import { Amounts } from '../art/Goods.tsx';
import { giftOf } from '../model/court.ts';
import styles from './Court.module.css';

const unpack = (packed: number) => ({ gold: packed & 7, wood: (packed >> 3) & 7, stone: packed >> 6 });
const SIZE = '1em';

/** What an advisor gives, as pictures; the card's label says it in words. */
export const Gifts = memo(function Gifts({ advisor }: { readonly advisor: Advisor }) {
  const gift = giftOf(advisor);
  if (gift === undefined) return undefined;
  const { gold, wood, stone, plusTwo, soldiers, points, any, either, price, swap, peek } = gift;
  return (
    <span className={styles.gifts} aria-hidden="true">
      {price > 0 ? (
        <>
          −<WareIcon ware="points" size={SIZE} />→
        </>
      ) : undefined}
      {swap ? (
        <>
          <WareIcon ware="any" size={SIZE} />→<WareIcon ware="any" size={SIZE} />
          <WareIcon ware="any" size={SIZE} />
        </>
      ) : undefined}
      {either.map((packed, i) => (
        <span key={packed}>
          {i > 0 ? <i>/</i> : undefined}
          <Amounts of={unpack(packed)} size={SIZE} />
        </span>
      ))}
      <Amounts of={{ gold, wood, stone, any, plus_two: plusTwo, soldiers, points }} size={SIZE} />
      {peek ? <WareIcon ware="peek" size={SIZE} /> : undefined}
    </span>
  );
});
