import { Logo } from '@four-crowns/ui-kit/art/Logo.tsx';
import { useTranslations } from 'use-intl';
import css from './waiting.module.css';

/** Shown while there is nothing to see. The text appears only after a short delay. */
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
