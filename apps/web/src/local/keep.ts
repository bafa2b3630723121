import type { Course, LocalMatch } from './local-match.ts';

/** Each tab keeps one match: a reload resumes it, and a new match replaces it. */
const MATCH = 'four-crowns-match';
const COURSE = 'four-crowns-course';

/** Storage may be full or forbidden. The match can be played all the same, but a reload loses it. */
function put(key: string, value: LocalMatch | Course | undefined): void {
  try {
    sessionStorage.removeItem(key);
    if (value !== undefined) sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The reason for ignoring this is given above.
  }
}

function get(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

let latest: LocalMatch | undefined;

export function keepMatch(local: LocalMatch): void {
  latest = local;
  put(COURSE, undefined);
  put(MATCH, local);
}

export function keepCourse(course: Course): void {
  put(COURSE, course);
}

export function keptMatch(): LocalMatch | undefined {
  // `keepMatch` is the only writer of this key.
  return latest ?? (get(MATCH) as LocalMatch | undefined);
}

/** The name that older releases used for `commands`, so that a match being played survives an update. */
const OLD_NAME = 'deeds';

export function keptCourse(): Course | undefined {
  // `keepCourse`, of this release or an older one, is the only writer of this key.
  const kept = get(COURSE) as (Course & { readonly [OLD_NAME]?: Course['commands'] }) | undefined;
  const commands = kept?.[OLD_NAME];
  return kept === undefined || commands === undefined ? kept : { ...kept, commands };
}

/** The kept match, if it can be resumed. */
export function unfinishedMatch(): LocalMatch | undefined {
  return keptCourse()?.isOver === true ? undefined : keptMatch();
}
