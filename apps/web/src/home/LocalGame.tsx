import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useSeatNames } from '../app/names.ts';
import { localPath } from '../app/paths.ts';
import { doorOf } from '../games.ts';
import type { LocalMatch } from '../local/local-match.ts';
import { useWords } from '../words/use-words.ts';
import css from './home.module.css';

/** The match kept in this tab. Only its worker knows whose turn it is. */
export function LocalGame({ local }: { readonly local: LocalMatch }) {
  const t = useTranslations('common.home');
  const lang = useWords((s) => s.lang);
  const names = useSeatNames()(local.holders.map((holder) => ({ holder })));
  const people = local.holders.filter(({ type }) => type === 'person').length;
  const others = people === 1 ? names.filter((_, seat) => local.holders[seat]?.type === 'bot') : names;
  return (
    <li>
      <Link to={localPath(local.id)} className={css['line']}>
        <span className={css['what']}>
          <strong>{doorOf(local.game)?.name[lang] ?? local.game}</strong>
          <span>{others.length === 0 ? t('alone') : t('madeBy', { names: others.join(', ') })}</span>
        </span>
        <span className={css['state']}>
          <span>{t('goOn')}</span>
          <span>{t('here')}</span>
        </span>
      </Link>
    </li>
  );
}
