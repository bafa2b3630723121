import { useTranslations } from 'use-intl';
import { Dialog } from '../../kit/Dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useSitting } from '../state/context.tsx';
import css from './dialogs.module.css';

const KEYS = [
  ['arrows', ['↑', '↓', '←', '→']],
  ['next', ['N']],
  ['enter', ['Enter']],
  ['undo', ['U']],
  ['tab', ['Tab']],
  ['board', ['B']],
  ['hand', ['H']],
  ['prompt', ['P']],
  ['log', ['L']],
  ['chat', ['C']],
  ['hint', ['I']],
  ['rules', ['R']],
  ['settings', ['S']],
  ['help', ['?']],
  ['escape', ['Esc']],
] as const;

export function KeysDialog({ close }: DialogProps) {
  const t = useTranslations('table.keys');
  const { kind } = useSitting().connection;
  return (
    <Dialog title={t('title')} onClose={close}>
      <dl className={css['keys']}>
        {KEYS.filter(([what]) => what !== 'chat' || kind === 'server').map(([what, keys]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} lang="en">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
