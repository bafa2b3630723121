import type { Me } from '@four-crowns/protocol/client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { rename } from '../api/calls.ts';
import { usePersonName } from '../app/names.ts';
import { setMe, useSession } from '../app/session.ts';
import { TextField } from '../kit/Field.tsx';
import css from './account.module.css';
import { useAttempt } from './use-attempt.ts';

export function NameForm({ me }: { readonly me: Me }) {
  const t = useTranslations('account');
  const most = useSession((s) => s.config?.limits.nameChars ?? 32);
  const attempt = useAttempt({ taken: t('nameTaken') });
  const shown = usePersonName()(me.name);
  const [name, setName] = useState(shown);
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    const wish = name.trim();
    // An unchanged guest name is a translated placeholder, so it must not be saved as a name.
    if (wish !== shown) setMe(await rename(wish));
  };
  return (
    <form
      className={css['stack']}
      onSubmit={(e) => {
        e.preventDefault();
        if (name.trim() !== '') void attempt.run(save).then((isDone) => setSaved(isDone));
      }}
    >
      <TextField
        label={t('name')}
        help={isSaved ? t('saved') : t('nameHelp')}
        error={attempt.error}
        name="nickname"
        autoComplete="nickname"
        maxLength={most}
        required
        value={name}
        onChange={(e) => {
          setName(e.target.value);
          setSaved(false);
        }}
      />
      <button type="submit" className="button" disabled={attempt.isBusy}>
        {t('save')}
      </button>
    </form>
  );
}
