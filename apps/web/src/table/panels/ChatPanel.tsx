import type { ChatLine } from '@four-crowns/protocol/client';
import { MessageSquareWarning, SendHorizontal, Volume2, VolumeX } from 'lucide-react';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FORMER_PLAYER, usePersonName } from '../../app/names.ts';
import { useSession } from '../../app/session.ts';
import { useSitting, useTable } from '../state/context.tsx';
import css from './panels.module.css';

export const ChatPanel = memo(function ChatPanel() {
  const t = useTranslations('table.chat');
  const chat = useTable((s) => s.chat);
  const isOn = useTable((s) => s.table?.chat === 'on');
  const sits = useTable((s) => (s.table?.mine.length ?? 0) > 0);
  const box = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [chat.length]);
  return (
    <section className={css['chat']} data-part="chat" aria-label={t('title')}>
      {chat.length === 0 ? <p className={css['empty']}>{isOn ? t('empty') : t('off')}</p> : null}
      <ul
        ref={box}
        className={css['said']}
        aria-live="polite"
        tabIndex={chat.length === 0 ? undefined : 0}
        aria-label={t('title')}
      >
        {chat.map((line) => (
          <Said key={line.id} line={line} />
        ))}
      </ul>
      {isOn ? sits ? <Write /> : <p className={css['empty']}>{t('watchers')}</p> : null}
    </section>
  );
});

function Said({ line }: { readonly line: ChatLine }) {
  const t = useTranslations('table.chat');
  const format = useFormatter();
  const sitting = useSitting();
  const you = useTable((s) => s.you);
  const isMuted = useTable((s) => s.muted.has(line.person));
  const { person } = line;
  const name = usePersonName()(line.name);
  return (
    <li className={css['saying']}>
      <span className={css['who']}>
        <strong>{name}</strong>
        <time dateTime={new Date(line.at).toISOString()}>
          {format.dateTime(line.at, { hour: 'numeric', minute: '2-digit' })}
        </time>
        {person === you ? null : (
          <button
            type="button"
            className={css['mute']}
            data-action="report"
            aria-label={t('report', { name })}
            title={t('report', { name })}
            onClick={() => sitting.ui.setState({ dialog: 'report', reported: person })}
          >
            <MessageSquareWarning aria-hidden size={15} />
          </button>
        )}
        {person === you ? null : (
          <button
            type="button"
            className={css['mute']}
            aria-label={isMuted ? t('unmute', { name }) : t('mute', { name })}
            title={isMuted ? t('unmute', { name }) : t('mute', { name })}
            onClick={() => sitting.mute(person, !isMuted)}
          >
            {isMuted ? <VolumeX aria-hidden size={15} /> : <Volume2 aria-hidden size={15} />}
          </button>
        )}
      </span>
      {line.removed === true ? (
        <em>{line.name === FORMER_PLAYER ? t('gone') : t('removed')}</em>
      ) : isMuted ? (
        <em>{t('muted', { name })}</em>
      ) : (
        <span dir="auto">{line.text}</span>
      )}
    </li>
  );
}

function Write() {
  const t = useTranslations('table.chat');
  const sitting = useSitting();
  const most = useSession((s) => s.config?.limits.chatChars ?? 500);
  const [text, setText] = useState('');
  return (
    <form
      className={css['write']}
      onSubmit={(e) => {
        e.preventDefault();
        if (text.trim() === '') return;
        sitting.say({ type: 'chat', text: text.trim() });
        setText('');
      }}
    >
      <input
        aria-label={t('write')}
        placeholder={t('write')}
        autoComplete="off"
        maxLength={most}
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      <button type="submit" aria-label={t('send')} title={t('send')}>
        <SendHorizontal aria-hidden size={18} />
      </button>
    </form>
  );
}
