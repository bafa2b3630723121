import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';

const ICON: { readonly [label: string]: IconName } = {
  buildings: 'fortress',
  advisors: 'king',
  town_hall: 'town_hall',
  embassy: 'embassy',
  reward: 'reward',
  battles: 'soldier',
  cathedral: 'cathedral',
};

export function ScoreIcon({ label }: { readonly label: string }) {
  return <Icon name={ICON[label] ?? 'reward'} size="2rem" />;
}
