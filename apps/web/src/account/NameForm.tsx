import type { Me } from '@four-crowns/protocol/client';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { rename } from '../api/calls.ts';
import { troubleOf } from '../api/http.ts';
import type { Trouble } from '../api/http.ts';
import { usePersonName } from '../app/names.ts';
import { setMe, useSession } from '../app/session.ts';
import { TextField } from '../kit/Field.tsx';
import css from './account.module.css';

export function NameForm({ me }: { readonly me: Me }) {
  const t = useTranslations('account');
  const trouble = useTranslations('common.trouble');
  const most = useSession((s) => s.config?.limits.nameChars ?? 32);
  const [name, setName] = useState(usePersonName()(me.name));
  const [state, setState] = useState<'idle' | 'saved' | Trouble>('idle');
  const save = async (e: FormEvent) => {
    e.preventDefault();
    if (name.trim() === '') return;
    try {
      setMe(await rename(name.trim()));
      setState('saved');
    } catch (error) {
      setState(troubleOf(error));
    }
  };
  return (
    <section className={css['panel']}>
      <form className={css['stack']} onSubmit={(e) => void save(e)}>
        <TextField
          label={t('name')}
          help={state === 'saved' ? t('saved') : t('nameHelp')}
          error={state === 'idle' || state === 'saved' ? undefined : trouble(state)}
          name="nickname"
          autoComplete="nickname"
          maxLength={most}
          required
          value={name}
          onChange={(e) => {
            setName(e.target.value);
            setState('idle');
          }}
        />
        <button type="submit" className="button">
          {t('save')}
        </button>
      </form>
    </section>
  );
}
