import { Link } from 'wouter';
import {
  Bot,
  Flag,
  House,
  Keyboard,
  Lightbulb,
  MessageSquareOff,
  MessageSquareWarning,
  MessageSquareText,
  Rewind,
  ScrollText,
  Settings,
  Share2,
  ShieldCheck,
  Trophy,
  Undo2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { hasHints } from './has-hints.ts';
import { useOthers } from './others.ts';
import { useOpen, useSitting, useTable } from './state/context.tsx';
import css from './topbar.module.css';
import { useViewer } from './use-screen.ts';

/** The native popover: it closes on Escape and on a click elsewhere, and returns the focus. */
export function Menu() {
  const t = useTranslations('table.menu');
  const sitting = useSitting();
  const open = useOpen();
  const box = useRef<HTMLDivElement>(null);
  const table = useTable((s) => s.table);
  const you = useTable((s) => s.you);
  const hints = useTable(hasHints);
  const viewer = useViewer();
  const seat = typeof viewer === 'number' ? viewer : undefined;
  const isOver = table?.status === 'over';
  const standIn = seat === undefined ? undefined : table?.seats[seat]?.standIn;
  const plays = seat !== undefined && !isOver;
  const isShared = sitting.connection.kind === 'server';
  const others = useOthers();

  const item = (name: string, icon: LucideIcon, label: string, act: () => void) => {
    const Icon = icon;
    return (
      <li>
        <button
          type="button"
          className={`${css['item']} ${name === 'resign' ? css['danger'] : ''}`}
          data-action={name}
          onClick={() => {
            box.current?.hidePopover();
            act();
          }}
        >
          <Icon aria-hidden size={18} />
          {label}
        </button>
      </li>
    );
  };

  return (
    <div ref={box} id="table-menu" popover="auto" className={css['menu']}>
      <ul>
        {isOver ? item('result', Trophy, t('result'), () => open('result')) : null}
        {hints ? item('hint', Lightbulb, t('hint'), () => open('hint')) : null}
        {item('fair', ShieldCheck, t('fair'), () => open('fair'))}
        {item('settings', Settings, t('settings'), () => open('settings'))}
        {item('keys', Keyboard, t('keys'), () => open('keys'))}
        {item('describe', ScrollText, t('describe'), () => open('describe'))}
        {isShared ? item('share', Share2, t('share'), () => open('share')) : null}
        {isShared && table !== undefined && table.host === you
          ? table.chat === 'on'
            ? item('chat-off', MessageSquareOff, t('chatOff'), () =>
                sitting.say({ type: 'chat-switch', chat: 'off' }),
              )
            : item('chat-on', MessageSquareText, t('chatOn'), () =>
                sitting.say({ type: 'chat-switch', chat: 'on' }),
              )
          : null}
        {isShared && others.length > 0
          ? item('report', MessageSquareWarning, t('report'), () => open('report'))
          : null}
        {plays ? item('rewind', Rewind, t('rewind'), () => open('rewind')) : null}
        {plays && standIn === undefined
          ? item('hand-over', Bot, t('handOver'), () => sitting.say({ type: 'hand-over', seat }))
          : null}
        {plays && standIn !== undefined && standIn.because !== 'resigned'
          ? item('return-seat', Undo2, t('takeBack'), () => sitting.say({ type: 'return', seat }))
          : null}
        {plays && standIn?.because !== 'resigned'
          ? item('resign', Flag, t('resign'), () => open('resign'))
          : null}
        <li>
          <Link to="/" className={css['item']}>
            <House aria-hidden size={18} />
            {t('home')}
          </Link>
        </li>
      </ul>
    </div>
  );
}
