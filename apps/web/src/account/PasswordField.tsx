import { useTranslations } from 'use-intl';
import { TextField } from '../kit/Field.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  /** To set one, not to show one. */
  readonly isNew?: boolean;
}

/** The rules are the server's; the browser says at once what is too short. */
export function PasswordField({ label, value, change, isNew = false }: Props) {
  const t = useTranslations('account');
  return (
    <TextField
      label={label}
      {...(isNew ? { help: t('passwordHelp'), minLength: 8 } : {})}
      name={isNew ? 'new-password' : 'password'}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      required
      maxLength={128}
      value={value}
      onChange={(e) => change(e.target.value)}
    />
  );
}
