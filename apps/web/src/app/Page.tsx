import { Link } from 'wouter';
import { UserRound } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Logo } from '@four-crowns/ui-kit/art/Logo.tsx';
import { LangChoice, ThemeChoice } from '../settings/Choices.tsx';
import { usePersonName } from './names.ts';
import css from './page.module.css';
import { useSession } from './session.ts';

/** The layout of every page except the table: the site's name at the top, the visitor's name beside it. */
export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = useTranslations('common');
  const me = useSession((s) => s.me);
  const personName = usePersonName();
  const name = me === undefined ? '…' : personName(me.name);
  const house = t('house');
  useEffect(() => {
    document.title = title === house ? house : `${title} · ${house}`;
  }, [title, house]);
  return (
    <div className={css['page']}>
      <a className={css['skip']} href="#content">
        {t('skip')}
      </a>
      <header className={css['header']}>
        <Link to="/" className={css['brand']} aria-label={t('nav.home')}>
          <Logo size="2.6rem" />
          <span>{house}</span>
        </Link>
        <nav className={css['nav']} aria-label={t('nav.label')}>
          <LangChoice bare />
          <ThemeChoice bare />
          <Link to="/me" className={css['me']} aria-label={t('nav.account', { name })}>
            <UserRound aria-hidden size={18} />
            <span>{name}</span>
          </Link>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className={css['main']}>
        {children}
      </main>
      <footer className={css['footer']}>
        <p>{t('footer.fan')}</p>
        <ul>
          <li>
            <a href="/third-party-notices.txt">{t('footer.notices')}</a>
          </li>
          <li>
            <a href="/api/docs">{t('footer.programs')}</a>
          </li>
        </ul>
      </footer>
    </div>
  );
}
