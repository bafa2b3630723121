import type { SessionLine } from '@four-crowns/protocol/client';
import { MonitorSmartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { endOtherSessions, endSession, listSessions } from '../api/account.ts';
import css from './account.module.css';
import { Failure, Panel } from './Panel.tsx';
import { useAttempt } from './use-attempt.ts';
import { usePast } from './use-past.ts';
import { useDeviceName } from './use-device-name.ts';

/** `at` changes when other sessions may have ended, which reloads the list. */
export function Sessions({ at }: { readonly at: number }) {
  const t = useTranslations('account');
  const attempt = useAttempt();
  const [lines, setLines] = useState<readonly SessionLine[]>();
  const [isEnded, setEnded] = useState(false);
  useEffect(() => void listSessions().then(setLines, () => setLines([])), [at]);
  const end = (act: () => Promise<void>) =>
    attempt.run(async () => {
      await act();
      setLines(await listSessions());
    });
  return (
    <Panel icon={MonitorSmartphone} title={t('sessions')} help={t('sessionsHelp')} part="sessions">
      <ul className={css['lines']}>
        {lines
          ?.toSorted((a, b) => Number(b.current) - Number(a.current))
          .map((line) => (
            <Line key={line.id} line={line} end={() => void end(() => endSession(line.id))} />
          ))}
      </ul>
      <Failure text={attempt.error} />
      {(lines?.length ?? 0) < 2 ? null : (
        <button
          type="button"
          className="button"
          data-action="end-others"
          disabled={attempt.isBusy}
          onClick={() => void end(endOtherSessions).then((isDone) => setEnded(isDone))}
        >
          {t('endOthers')}
        </button>
      )}
      <p role="status" className={css['good']}>
        {isEnded && lines?.length === 1 ? t('othersEnded') : ''}
      </p>
    </Panel>
  );
}

function Line({ line, end }: { readonly line: SessionLine; readonly end: () => void }) {
  const t = useTranslations('account');
  const format = useFormatter();
  const past = usePast();
  const device = useDeviceName()(line.browser);
  return (
    <li data-current={line.current}>
      <p>
        <strong>
          <span lang="en">{device}</span>
          {line.current ? <em>{t('thisBrowser')}</em> : null}
        </strong>
        <span>
          <code>{line.address}</code>
          {' · '}
          {t('since', { date: format.dateTime(line.signedInAt, { dateStyle: 'medium' }) })}
          {line.current ? null : ` · ${t('seen', { when: past(line.seenAt) })}`}
        </span>
      </p>
      {line.current ? null : (
        <button
          type="button"
          className="button small"
          aria-label={t('endSessionOf', { device })}
          data-action="end-session"
          onClick={end}
        >
          {t('endSession')}
        </button>
      )}
    </li>
  );
}
