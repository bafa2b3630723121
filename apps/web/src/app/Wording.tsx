import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useWords } from '../words/use-words.ts';

/** Provides the loaded texts to everything inside. Pages load the parts they need before they are shown. */
export function Wording({ children }: { readonly children: ReactNode }) {
  const lang = useWords((s) => s.lang);
  const messages = useWords((s) => s.messages);
  return (
    <IntlProvider locale={lang} messages={messages} timeZone={zone}>
      {children}
    </IntlProvider>
  );
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
