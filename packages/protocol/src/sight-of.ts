import { choicesOf, seatsOf, shownState, undoable, versionOf, viewOf } from '@four-crowns/core';
import type { Match, Seat, Viewer } from '@four-crowns/core';
import { packChoices } from './choices.ts';
import type { Sheet, Sight } from './sheet.ts';

const NOBODY: readonly Seat[] = [];

/** What `viewer` has in sight of a match: the same for a server and for a match in a browser's worker. */
export function sheetOf(m: Match, viewer: Viewer): Sheet {
  return { viewer, version: versionOf(m, viewer), sight: sightOf(m, viewer) };
}

export function sightOf(m: Match, viewer: Viewer): Sight {
  const isSeat = typeof viewer === 'number';
  const version = versionOf(m, viewer);
  const state = shownState(m, viewer);
  const sight: Sight = {
    view: viewOf(m, viewer),
    choices: isSeat ? packChoices(choicesOf(m, viewer)) : [],
    scores: m.game.scores(state, viewer),
    asked: m.result === undefined ? seatsOf(m.game.rules.actors(state)) : [],
    undoable: isSeat ? undoable(m, viewer) : 0,
    resigned:
      m.resigned.length === 0 ? NOBODY : m.resigned.filter((seat) => resignedBefore(m, seat, version)),
  };
  return m.result === undefined ? sight : { ...sight, result: m.result };
}

function resignedBefore(m: Match, seat: Seat, version: number): boolean {
  return m.entries.findIndex((e) => e.type === 'resign' && e.by === seat) < version;
}
