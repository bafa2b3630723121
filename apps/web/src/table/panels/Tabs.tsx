import { Hand, MessageSquare, ScrollText, Spade } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { memo, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useNarrow } from '../../app/use-narrow.ts';
import { useSitting, useTable, useUi } from '../state/context.tsx';
import type { Tab } from '../state/ui.ts';
import css from './panels.module.css';

const TABS: readonly { readonly tab: Tab; readonly icon: LucideIcon }[] = [
  { tab: 'hand', icon: Hand },
  { tab: 'shared', icon: Spade },
  { tab: 'log', icon: ScrollText },
  { tab: 'chat', icon: MessageSquare },
];

/** The tabs beside the board: log and chat, and on a phone also the hand and what is shared. */
export const Tabs = memo(function Tabs() {
  const t = useTranslations('table');
  const { ui, connection } = useSitting();
  const tab = useUi((s) => s.tab);
  const side = useUi((s) => s.side);
  const fresh = useFreshChat();
  const shown = useNarrow() ? tab : side;
  return (
    <fieldset className={css['tabs']}>
      <legend className="unseen">{t('tabs.label')}</legend>
      {TABS.filter(({ tab: one }) => one !== 'chat' || connection.kind === 'server').map(
        ({ tab: one, icon: Icon }) => {
          const isSide = one === 'log' || one === 'chat';
          return (
            <button
              key={one}
              type="button"
              className={css['tab']}
              data-tab={one}
              aria-pressed={shown === one}
              onClick={() => ui.setState(isSide ? { tab: one, side: one } : { tab: one })}
            >
              <Icon aria-hidden size={18} />
              <span>{t(`tabs.${one}`)}</span>
              {one === 'chat' && fresh > 0 ? (
                <b className={css['fresh']}>
                  <span aria-hidden>{fresh}</span>
                  <span className="unseen">{t('chat.fresh', { count: fresh })}</span>
                </b>
              ) : null}
            </button>
          );
        },
      )}
    </fieldset>
  );
});

/** How many lines of chat arrived while the chat was not visible. */
function useFreshChat(): number {
  const { ui } = useSitting();
  const chat = useTable((s) => s.chat);
  const read = useUi((s) => s.chatRead);
  const isNarrow = useNarrow();
  const isOpen = useUi((s) => (isNarrow ? s.tab : s.side) === 'chat');
  const last = chat.at(-1)?.id ?? 0;
  useEffect(() => {
    if (isOpen) ui.setState({ chatRead: last });
  }, [ui, isOpen, last]);
  return isOpen ? 0 : chat.filter((line) => line.id > read).length;
}
