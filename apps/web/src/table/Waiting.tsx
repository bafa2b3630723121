import { Logo } from '@four-crowns/ui-kit/art/Logo.tsx';
import { useTranslations } from 'use-intl';
import css from './waiting.module.css';

/** Nothing to see yet; says so only if it takes longer than a blink. */
export function Waiting() {
  const t = useTranslations('table');
  return (
    <main className={css['waiting']}>
      <div role="status">
        <Logo size="4.5rem" />
        <p>{t('opening')}</p>
      </div>
    </main>
  );
}
