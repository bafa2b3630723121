import type { GameEvent } from '@four-crowns/core';
import type { Action, View } from '@four-crowns/kingdom-builder';
import { screen } from '@four-crowns/kingdom-builder/ui';
import type { ScreenProps } from '@four-crowns/ui-kit';
import { useState } from 'react';
import { NAMES, params } from './params.ts';
import type { Position } from './position.ts';

const NONE: readonly GameEvent[] = [];

interface MatProps {
  readonly position: Position;
  readonly events?: readonly GameEvent[];
  readonly act?: (action: Action) => void;
  readonly note?: string | undefined;
}

/** Stands in for the frame: puts the parts of the screen where the frame will. */
export function Mat({ position, events = NONE, act, note }: MatProps) {
  const [chosen, choose] = useState<string | undefined>(params.chosen);
  const [pointed, point] = useState<GameEvent | undefined>(
    params.pointed === undefined ? undefined : position.log.at(-1 - params.pointed),
  );
  const names = NAMES.slice(0, position.view.seats);
  const props: ScreenProps<View, Action> = {
    view: position.view,
    seat: position.seat,
    choices: position.choices,
    scores: position.scores,
    recent: position.recent,
    names,
    lang: params.lang,
    events,
    pointed,
    speed: params.speed,
    chosen,
    choose,
    act: act ?? ((action) => console.info(JSON.stringify(action))),
  };
  const { Board, Hand, Player, Table, Mark } = screen;
  const lines = (params.log ? position.log : []).map((event) => ({
    event,
    text: screen.tell(event, names, params.lang),
  }));
  return (
    <div className="mat">
      <aside className="left">
        <ul className="players">
          {names.map((name, seat) => (
            <li key={seat} className="plate" data-now={position.view.current === seat ? '' : undefined}>
              <h2>
                <Mark seat={seat} /> {name}
              </h2>
              <Player {...props} of={seat} />
            </li>
          ))}
        </ul>
        <Hand {...props} />
      </aside>
      <main className="middle">
        <p className="prompt">{note ?? screen.prompt(props)}</p>
        <div className="board">
          <Board {...props} />
        </div>
      </main>
      <aside className="right">
        <Table {...props} />
        <ol className="log">
          {lines.flatMap(({ event, text }, i) =>
            text === undefined
              ? []
              : [
                  <li key={i} onPointerEnter={() => point(event)} onPointerLeave={() => point(undefined)}>
                    {text}
                  </li>,
                ],
          )}
        </ol>
      </aside>
    </div>
  );
}
