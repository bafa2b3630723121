import type { Course, LocalMatch } from './local-match.ts';

/** The tab keeps one match: a reload goes on with it, a new one takes its place. */
const MATCH = 'four-crowns-match';
const COURSE = 'four-crowns-course';

/** The store may be full or forbidden: then the match is played all the same, and a reload loses it. */
function put(key: string, value: LocalMatch | Course | undefined): void {
  try {
    sessionStorage.removeItem(key);
    if (value !== undefined) sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Said above.
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
  // What `keepMatch` has put there.
  return latest ?? (get(MATCH) as LocalMatch | undefined);
}

/** Of the commands in what older pages have kept: a match that is being played survives the update. */
const OLD_NAME = 'deeds';

export function keptCourse(): Course | undefined {
  // What `keepCourse` has put there, now or then.
  const kept = get(COURSE) as (Course & { readonly [OLD_NAME]?: Course['commands'] }) | undefined;
  const commands = kept?.[OLD_NAME];
  return kept === undefined || commands === undefined ? kept : { ...kept, commands };
}

/** Worth coming back to. */
export function unfinishedMatch(): LocalMatch | undefined {
  return keptCourse()?.isOver === true ? undefined : keptMatch();
}
