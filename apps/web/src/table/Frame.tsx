import type { GameScreen, ScreenProps } from '@four-crowns/ui-kit';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useNarrow } from '../app/use-narrow.ts';
import type { GameDoor } from '../games.ts';
import { useWords } from '../words/use-words.ts';
import { Announcer } from './Announcer.tsx';
import { Dialogs } from './Dialogs.tsx';
import css from './frame.module.css';
import { ChatPanel } from './panels/ChatPanel.tsx';
import { LogPanel } from './panels/LogPanel.tsx';
import { Tabs } from './panels/Tabs.tsx';
import { PassDevice } from './PassDevice.tsx';
import { Plates } from './Plates.tsx';
import { PromptBar } from './prompt/PromptBar.tsx';
import { useSitting, useTable, useUi } from './state/context.tsx';
import { TopBar } from './TopBar.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { useRecapOnArrival } from './use-arrival.ts';
import { useFocusKeeper } from './use-focus-keeper.ts';
import { useDeviceSeat } from './use-device-seat.ts';
import { useEndOfMatch } from './use-end.ts';
import { useFullLog } from './use-full-log.ts';
import { useKeys } from './use-keys.ts';
import { useScreenProps, useSnapshot } from './use-screen.ts';
import { Waiting } from './Waiting.tsx';

interface Props {
  readonly door: GameDoor;
  readonly screen: GameScreen;
}

/** The layout around any game's board. The game provides the contents of the parts; the frame places them. */
export function Frame({ door, screen }: Props) {
  const props = useScreenProps(screen);
  useFullLog();
  useEndOfMatch();
  useTitle(door);
  return props === undefined ? <Waiting /> : <TableLayout door={door} screen={screen} props={props} />;
}

function TableLayout({ door, screen, props }: Props & { readonly props: ScreenProps }) {
  const t = useTranslations('table');
  const { connection } = useSitting();
  const tab = useUi((s) => s.tab);
  const side = useUi((s) => s.side);
  const frame = useRef<HTMLDivElement>(null);
  const next = useDeviceSeat();
  const isNarrow = useNarrow();
  const version = useSnapshot()?.version;
  useKeys(frame);
  useRecapOnArrival(props.recent.length);
  useFocusKeeper(frame);
  const { Board, Hand } = screen;
  return (
    <>
      <div
        ref={frame}
        className={css['frame']}
        data-game={door.id}
        data-tab={tab}
        data-side={side}
        data-version={version}
        data-asked={props.choices.length > 0 ? '' : undefined}
        inert={next !== undefined}
      >
        <TopBar door={door} />
        <main className={css['middle']} id="content">
          <h1 className="unseen">{door.name[props.lang]}</h1>
          <Announcer screen={screen} events={props.events} names={props.names} lang={props.lang} />
          <PromptBar screen={screen} props={props} />
          <section className={css['board']} aria-label={t('board')} data-part="board">
            <Board {...props} />
          </section>
        </main>
        <aside className={css['left']} aria-label={t('players')}>
          <LatePlates screen={screen} props={props} />
          <div className={css['hand']} data-part="hand">
            <Hand {...props} />
          </div>
        </aside>
        <aside className={css['right']} aria-label={t('tabs.label')}>
          {/* Focusable, because on a phone it scrolls. */}
          <div
            className={css['shared']}
            data-part="shared"
            {...(isNarrow ? { role: 'group', tabIndex: 0, 'aria-label': t('shared') } : {})}
          >
            <LateTable screen={screen} props={props} />
          </div>
          <Tabs />
          <LogPanel screen={screen} />
          {connection.kind === 'server' ? <ChatPanel /> : null}
        </aside>
      </div>
      <div data-game={door.id}>
        {next === undefined ? null : <PassDevice seat={next} Mark={screen.Mark} />}
        <Dialogs door={door} screen={screen} props={props} />
      </div>
    </>
  );
}

interface PartProps {
  readonly screen: GameScreen;
  readonly props: ScreenProps;
}

/** The parts beside the board may follow it one frame later, so that the move itself appears sooner. */
function LatePlates({ screen, props }: PartProps) {
  const late = useAfterPaint(props);
  return useMemo(() => <Plates screen={screen} props={late} />, [screen, late]);
}

function LateTable({ screen, props }: PartProps) {
  const late = useAfterPaint(props);
  const { Table } = screen;
  return useMemo(() => <Table {...late} />, [Table, late]);
}

/** Shows whose turn it is in the window's title, for people looking at another window. */
function useTitle(door: GameDoor): void {
  const t = useTranslations('table');
  const lang = useWords((s) => s.lang);
  const mine = useTable((s) => s.table?.mine);
  const asked = useSnapshot()?.seatView.toAct;
  const turn = asked?.some((seat) => mine?.includes(seat)) === true ? 'yes' : 'no';
  const title = t('docTitle', { turn, game: door.name[lang] });
  useEffect(() => {
    document.title = title;
  }, [title]);
}
