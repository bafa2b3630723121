import type { SeatInfo } from '@four-crowns/protocol/client';
import { useTranslations } from 'use-intl';

/** What bots and seats are called. A bot the words do not know yet goes by its own id. */
export function useBotNames(): (bot: string) => string {
  const t = useTranslations('common.bots');
  return (bot) => {
    switch (bot) {
      case 'random':
      case 'greedy':
      case 'flat':
      case 'page':
      case 'squire':
      case 'knight':
      case 'duke':
      case 'king':
        return t(bot);
      default:
        return bot;
    }
  };
}

/** The server's name for somebody who has been deleted. */
export const FORMER_PLAYER = 'Former player';

/**
 * The server calls a guest `Guest 1234` until the guest says otherwise, and people at one device are `Player 1`,
 * `Player 2`; here that is said in the page's language.
 */
export function usePersonName(): (name: string) => string {
  const t = useTranslations('common');
  return (name) => {
    if (name === FORMER_PLAYER) return t('formerPlayer');
    const [, who, number] = /^(Guest|Player) (\d+)$/.exec(name) ?? [];
    if (number === undefined) return name;
    return who === 'Guest' ? t('guest', { number }) : t('player', { number });
  };
}

/** Names by seat. Anyone who has several of them, a bot or a person at one device, is numbered: no two are called the same. */
export function useSeatNames(): (seats: readonly SeatInfo[]) => readonly string[] {
  const t = useTranslations('common');
  const botName = useBotNames();
  const personName = usePersonName();
  return (seats) => {
    const plain = seats.map(({ holder }) => {
      if (holder.type === 'free') return t('freeSeat');
      return holder.type === 'person' ? personName(holder.name) : botName(holder.bot);
    });
    return plain.map((name, seat) => {
      if (seats[seat]?.holder.type === 'free') return name;
      const alike = plain.flatMap((other, i) => (other === name ? [i] : []));
      if (alike.length === 1) return name;
      // Somebody else may be called `Knight 1` already.
      const numbered = Array.from({ length: 2 * plain.length }, (_, i) =>
        t('bots.numbered', { name, number: String(i + 1) }),
      ).filter((one) => !plain.includes(one));
      return numbered[alike.indexOf(seat)] ?? name;
    });
  };
}
