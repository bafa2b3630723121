import { useTranslations } from 'use-intl';
import { Dialog } from '../../kit/Dialog.tsx';
import type { DialogProps } from './dialog-props.ts';
import { useLineWords } from '../panels/LogBlock.tsx';
import { useSitting, useTable } from '../state/context.tsx';
import { aboutOf, sinceLastTurn } from '../state/log.ts';
import type { LogItem } from '../state/log.ts';
import { useViewer } from '../use-screen.ts';
import css from './dialogs.module.css';

/** What the others have done since the viewer's last decision. The board behind it marks the places. */
export function RecapDialog({ screen, props, close, door }: DialogProps) {
  const t = useTranslations('table.recap');
  const viewer = useViewer();
  const entries = useTable((s) => (viewer === undefined ? undefined : s.logs.get(viewer)?.entries)) ?? [];
  const items = props.seat === undefined ? [] : sinceLastTurn(entries, props.seat);
  return (
    <Dialog title={t('title')} shape="side" onClose={close}>
      {items.length === 0 ? <p>{t('none')}</p> : null}
      <ol className={css['recap']}>
        {items.map((item) => (
          <Line key={item.key} item={item} screen={screen} props={props} close={close} door={door} />
        ))}
      </ol>
    </Dialog>
  );
}

function Line({ item, screen, props }: DialogProps & { readonly item: LogItem }) {
  const { ui } = useSitting();
  const text = useLineWords(item, screen, props.names, props.lang);
  const { Mark } = screen;
  if (text === undefined) return null;
  const by = aboutOf(item, screen);
  return (
    <li onPointerOver={() => ui.setState({ pointed: item.kind === 'event' ? item.event : undefined })}>
      <span>{by === undefined ? null : <Mark seat={by} />}</span>
      {text}
    </li>
  );
}
