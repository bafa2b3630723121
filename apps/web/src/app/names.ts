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

/**
 * The server calls a guest `Guest 1234` until the guest says otherwise, and people at one device are `Player 1`,
 * `Player 2`; here that is said in the page's language.
 */
export function usePersonName(): (name: string) => string {
  const t = useTranslations('common');
  return (name) => {
    const [, who, number] = /^(Guest|Player) (\d+)$/.exec(name) ?? [];
    if (number === undefined) return name;
    return who === 'Guest' ? t('guest', { number }) : t('player', { number });
  };
}

/** Names by seat. Bots of one kind are numbered, so that no two at a table are called the same. */
export function useSeatNames(): (seats: readonly SeatInfo[]) => readonly string[] {
  const t = useTranslations('common');
  const botName = useBotNames();
  const personName = usePersonName();
  return (seats) => {
    const total = new Map<string, number>();
    for (const { holder } of seats) {
      if (holder.type === 'bot') total.set(holder.bot, (total.get(holder.bot) ?? 0) + 1);
    }
    const count = new Map<string, number>();
    return seats.map(({ holder }) => {
      if (holder.type === 'free') return t('freeSeat');
      if (holder.type === 'person') return personName(holder.name);
      const name = botName(holder.bot);
      if ((total.get(holder.bot) ?? 0) < 2) return name;
      const number = (count.get(holder.bot) ?? 0) + 1;
      count.set(holder.bot, number);
      return t('bots.numbered', { name, number: String(number) });
    });
  };
}
