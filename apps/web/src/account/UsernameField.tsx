import { useTranslations } from 'use-intl';
import { TextField } from '../kit/Field.tsx';

interface Props {
  readonly value: string;
  readonly change: (value: string) => void;
  /** For choosing a username: only then is it explained what may be in it. */
  readonly isNew?: boolean;
}

export function UsernameField({ value, change, isNew = false }: Props) {
  const t = useTranslations('account');
  return (
    <TextField
      label={t('username')}
      {...(isNew ? { help: t('usernameHelp') } : {})}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      pattern="[A-Za-z0-9_.\-]{3,24}"
      value={value}
      onChange={(e) => change(e.target.value)}
    />
  );
}
