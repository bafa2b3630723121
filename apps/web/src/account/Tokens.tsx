import type { TokenLine } from '@four-crowns/protocol/client';
import { Bot } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { listTokens, takeTokenBack } from '../api/account.ts';
import { Dialog } from '../kit/Dialog.tsx';
import css from './account.module.css';
import { NewToken } from './NewToken.tsx';
import { Failure, Panel } from './Panel.tsx';
import { useAttempt } from './use-attempt.ts';
import { usePast } from './use-past.ts';

/** `at` changes when all tokens may have been revoked, which reloads the list. */
export function Tokens({ at }: { readonly at: number }) {
  const t = useTranslations('account');
  const attempt = useAttempt();
  const [lines, setLines] = useState<readonly TokenLine[]>();
  const [isMaking, setMaking] = useState(false);
  const [leaving, setLeaving] = useState<TokenLine>();
  useEffect(() => void listTokens().then(setLines, () => setLines([])), [at]);
  const takeBack = async (id: string) => {
    await takeTokenBack(id);
    setLines(await listTokens());
  };
  const [before, after = ''] = t('tokensHelp', { docs: '\u0000' }).split('\u0000');
  const help = (
    <>
      {before}
      <a href="/api/docs">{t('tokensDocs')}</a>
      {after}
    </>
  );
  return (
    <Panel icon={Bot} title={t('tokens')} help={help} part="tokens">
      {lines?.length === 0 ? <p className={css['help']}>{t('noTokens')}</p> : null}
      {lines === undefined || lines.length === 0 ? null : (
        <ul className={css['lines']}>
          {lines.map((line) => (
            <Line key={line.id} line={line} takeBack={() => setLeaving(line)} />
          ))}
        </ul>
      )}
      <Failure text={attempt.error} />
      <button type="button" className="button" data-action="make-token" onClick={() => setMaking(true)}>
        {t('makeToken')}
      </button>
      {isMaking ? (
        <NewToken
          close={() => setMaking(false)}
          made={() => void attempt.run(async () => setLines(await listTokens()))}
        />
      ) : null}
      {leaving === undefined ? null : (
        <Dialog
          title={t('takeBackTitle')}
          onClose={() => setLeaving(undefined)}
          actions={
            <>
              <button type="button" className="button" onClick={() => setLeaving(undefined)}>
                {t('cancel')}
              </button>
              <button
                type="button"
                className="button danger"
                data-action="take-back"
                onClick={() => {
                  setLeaving(undefined);
                  void attempt.run(() => takeBack(leaving.id));
                }}
              >
                {t('takeBack')}
              </button>
            </>
          }
        >
          <p>{t('takeBackText', { name: leaving.name })}</p>
        </Dialog>
      )}
    </Panel>
  );
}

function Line({ line, takeBack }: { readonly line: TokenLine; readonly takeBack: () => void }) {
  const t = useTranslations('account');
  const format = useFormatter();
  const past = usePast();
  return (
    <li>
      <p>
        <strong>{line.name}</strong>
        <span>
          {t('tokenUntil', { date: format.dateTime(line.expiresAt, { dateStyle: 'medium' }) })}
          {' · '}
          {line.usedAt === undefined ? t('tokenUnused') : t('tokenUsed', { when: past(line.usedAt) })}
        </span>
      </p>
      <button
        type="button"
        className="button small"
        aria-label={t('takeBackOf', { name: line.name })}
        onClick={takeBack}
      >
        {t('takeBack')}
      </button>
    </li>
  );
}
