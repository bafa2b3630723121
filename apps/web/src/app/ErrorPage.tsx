import { Link } from 'wouter';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Logo } from '@four-crowns/ui-kit/art/Logo.tsx';
import { Page } from './Page.tsx';
import css from './page.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Shown instead of a page that cannot be displayed: says why, and what to do. */
export function ErrorPage({ title, text, children }: Props) {
  const t = useTranslations('common');
  return (
    <Page title={title}>
      <div className={css['error']}>
        <span className={css['fallen']}>
          <Logo size="5rem" />
        </span>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={css['buttons']}>
          {children}
          <Link to="/" className="button">
            {t('toHome')}
          </Link>
        </div>
      </div>
    </Page>
  );
}
