import { useTranslations } from 'use-intl';
import { Choice } from '../kit/Choice.tsx';
import { LANGS } from '../words/langs.ts';
import { useWords } from '../words/use-words.ts';
import { change, useSettings } from './settings.ts';
import { IconChoice } from './IconChoice.tsx';

const NAMES = { en: 'English', ru: 'Русский' } as const;
const SHORT = { en: 'EN', ru: 'RU' } as const;

/** Lists each language under its own name, whatever language the page is in. */
export function LangChoice({ bare = false }: { readonly bare?: boolean }) {
  const t = useTranslations('common.nav');
  const lang = useWords((s) => s.lang);
  return (
    <Choice
      label={t('lang')}
      bare={bare}
      value={lang}
      from={LANGS}
      langOf={(l) => l}
      say={(l) => (bare ? SHORT[l] : NAMES[l])}
      change={(l) => change({ lang: l })}
    />
  );
}

const THEMES = ['system', 'light', 'dark'] as const;

export function ThemeChoice({ bare = false }: { readonly bare?: boolean }) {
  const t = useTranslations('common');
  const theme = useSettings((s) => s.theme);
  const say = (one: (typeof THEMES)[number]) => t(`theme.${one}`);
  if (bare) {
    return (
      <IconChoice
        label={t('nav.theme')}
        value={theme}
        from={THEMES}
        say={say}
        change={(x) => change({ theme: x })}
      />
    );
  }
  return (
    <Choice
      label={t('nav.theme')}
      value={theme}
      from={THEMES}
      say={say}
      change={(x) => change({ theme: x })}
    />
  );
}
