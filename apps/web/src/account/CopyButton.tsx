import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

const SHOWN_MS = 2500;

export function CopyButton({ text }: { readonly text: string }) {
  const t = useTranslations('account');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  // The clipboard is available only over HTTPS and on localhost; elsewhere the text has to be selected by hand.
  if (!window.isSecureContext) return null;
  return (
    <button type="button" className="button" data-action="copy" onClick={() => void copy()}>
      {isCopied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
      <span role="status">{isCopied ? t('copied') : t('copy')}</span>
    </button>
  );
}
