import { useTranslations } from 'use-intl';
import { TextField } from '../kit/Field.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  /** For choosing a new password instead of entering an existing one. */
  readonly isNew?: boolean;
}

/** The server enforces the rules for passwords; the browser only reports at once that one is too short. */
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
