import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ApiError, troubleOf } from '../api/http.ts';
import type { Trouble } from '../api/http.ts';
import { PasskeyCancelled } from './passkey-cancelled.ts';

export interface Attempt {
  readonly error: string | undefined;
  readonly isBusy: boolean;
  /** Resolves to true on success; otherwise `error` says why it failed. */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
}

/** Runs requests to the server and explains failures. `own` replaces the usual text for some errors. */
export function useAttempt(own: { readonly [K in Trouble]?: string } = {}): Attempt {
  const t = useTranslations('account');
  const trouble = useTranslations('common.trouble');
  const format = useFormatter();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const explain = (failed: unknown): string => {
    if (failed instanceof PasskeyCancelled) return t('passkeyCancelled');
    const code = troubleOf(failed);
    const words = own[code];
    if (words !== undefined) return words;
    if (failed instanceof ApiError && code === 'too-many' && failed.retryAt !== undefined) {
      return t('wait', { when: format.relativeTime(failed.retryAt, Date.now()) });
    }
    return trouble(code);
  };
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setError(undefined);
    setBusy(true);
    try {
      await act();
      return true;
    } catch (failed) {
      setError(explain(failed));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { error, isBusy, run };
}
