import { choicesOf, seatsOf, shownState, undoable, versionOf, viewOf } from '@four-crowns/core';
import type { Match, Seat, Viewer } from '@four-crowns/core';
import { packChoices } from './choices.ts';
import type { Snapshot, SeatView } from './schemas/from-server.ts';

const NOBODY: readonly Seat[] = [];

/** What `viewer` sees of a match, both on a server and for a match in a browser's worker. */
export function snapshotOf(m: Match, viewer: Viewer): Snapshot {
  return { viewer, version: versionOf(m, viewer), seatView: seatViewOf(m, viewer) };
}

export function seatViewOf(m: Match, viewer: Viewer): SeatView {
  const isSeat = typeof viewer === 'number';
  const version = versionOf(m, viewer);
  const state = shownState(m, viewer);
  const seatView: SeatView = {
    view: viewOf(m, viewer),
    choices: isSeat ? packChoices(choicesOf(m, viewer)) : [],
    scores: m.game.scores(state, viewer),
    toAct: m.result === undefined ? seatsOf(m.game.rules.actors(state)) : [],
    undoable: isSeat ? undoable(m, viewer) : 0,
    resigned:
      m.resigned.length === 0 ? NOBODY : m.resigned.filter((seat) => resignedBefore(m, seat, version)),
  };
  return m.result === undefined ? seatView : { ...seatView, result: m.result };
}

function resignedBefore(m: Match, seat: Seat, version: number): boolean {
  return m.entries.findIndex((e) => e.type === 'resign' && e.by === seat) < version;
}
