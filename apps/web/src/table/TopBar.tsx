import { Logo } from '@four-crowns/ui-kit';
import { Link } from 'wouter';
import { BookOpen, Ellipsis, Eye, Lightbulb, Settings, ShieldCheck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import type { GameDoor } from '../games.ts';
import { useWords } from '../words/use-words.ts';
import { hasHints } from './has-hints.ts';
import { Menu } from './Menu.tsx';
import { useOpen, useTable } from './state/context.tsx';
import css from './topbar.module.css';

export const TopBar = memo(function TopBar({ door }: { readonly door: GameDoor }) {
  const t = useTranslations('table');
  const house = useTranslations('common.nav');
  const lang = useWords((s) => s.lang);
  const watchers = useTable((s) => s.table?.watchers ?? 0);
  const canAsk = useTable(hasHints);
  const open = useOpen();
  return (
    <header className={css['bar']}>
      <Link to="/" className={css['home']} aria-label={house('home')}>
        <Logo size="2.1rem" />
      </Link>
      <p className={css['game']}>{door.name[lang]}</p>
      {watchers === 0 ? null : (
        <p className={css['watchers']} title={t('watchers', { count: watchers })}>
          <Eye aria-hidden size={17} />
          <span aria-hidden>{watchers}</span>
          <span className="unseen">{t('watchers', { count: watchers })}</span>
        </p>
      )}
      <div className={css['buttons']}>
        {canAsk ? (
          <BarButton
            icon={Lightbulb}
            label={t('menu.hint')}
            shortcut="I"
            onClick={() => open('hint')}
            wideOnly
          />
        ) : null}
        <BarButton icon={BookOpen} label={t('menu.rules')} shortcut="R" onClick={() => open('rules')} />
        <BarButton icon={ShieldCheck} label={t('menu.fair')} onClick={() => open('fair')} wideOnly />
        <BarButton
          icon={Settings}
          label={t('menu.settings')}
          shortcut="S"
          onClick={() => open('settings')}
          wideOnly
        />
        <button
          type="button"
          className={css['button']}
          popoverTarget="table-menu"
          aria-label={t('menu.label')}
          title={t('menu.label')}
        >
          <Ellipsis aria-hidden size={20} />
        </button>
      </div>
      <Menu />
    </header>
  );
});

interface ButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly shortcut?: string;
  readonly wideOnly?: boolean;
  readonly onClick: () => void;
}

function BarButton({ icon: Icon, label, shortcut, wideOnly = false, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${css['button']} ${wideOnly ? css['wideOnly'] : ''}`}
      aria-keyshortcuts={shortcut}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      onClick={onClick}
    >
      <Icon aria-hidden size={19} />
      <span>{label}</span>
    </button>
  );
}
