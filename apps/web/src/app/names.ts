import type { SeatInfo } from '@four-crowns/protocol/client';
import { useTranslations } from 'use-intl';

/** Display names of bots and seats. A bot without a translated name is shown by its id. */
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

/** The server's name for a person whose account was deleted. */
export const FORMER_PLAYER = 'Former player';

/**
 * The server calls a guest `Guest 1234` until the guest chooses a name, and people who share a device `Player 1`,
 * `Player 2`. These names are translated into the page's language.
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

/** Names by seat. A bot or person with several seats is numbered, so that no two seats have the same name. */
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
      // Another player may already be called `Knight 1`.
      const numbered = Array.from({ length: 2 * plain.length }, (_, i) =>
        t('bots.numbered', { name, number: String(i + 1) }),
      ).filter((one) => !plain.includes(one));
      return numbered[alike.indexOf(seat)] ?? name;
    });
  };
}
