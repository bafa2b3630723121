/** What a game is called in its files, made of its id alone. */
export interface GameNames {
  /** `my-game`: the folder, the package and the addresses of the page. */
  readonly id: string;
  /** `My Game`, until it has a real name. */
  readonly title: string;
  /** `myGame`: its name in the registry. */
  readonly exportName: string;
  /** `MG`: what the numbers of its rules begin with. */
  readonly letters: string;
}

export type IdProblem = 'shape' | 'long' | 'reserved' | 'game' | 'package';

/** What is there already. */
export interface TakenNames {
  readonly games: readonly string[];
  /** Of the workspace, without the scope. */
  readonly packages: readonly string[];
  readonly exportNames: readonly string[];
  readonly letters: readonly string[];
}

const LONGEST = 30;

/** Words that JavaScript keeps for itself, and `then`, which would make a promise of the registry. */
const RESERVED = new Set(
  (
    'arguments as async await break case catch class const continue debugger default delete do else enum eval export ' +
    'extends false finally for from function get if implements import in instanceof interface let new null of package ' +
    'private protected public return set static super switch this throw true try type typeof undefined using var void ' +
    'while with yield then constructor prototype'
  ).split(' '),
);

export function problemWith(id: string, taken: TakenNames): IdProblem | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) return 'shape';
  if (id.length > LONGEST) return 'long';
  if (RESERVED.has(id)) return 'reserved';
  if (taken.games.includes(id) || taken.exportNames.includes(exportNameOf(id))) return 'game';
  return taken.packages.includes(id) ? 'package' : undefined;
}

export function namesOf(id: string, taken: Pick<TakenNames, 'letters'>): GameNames {
  const title = id.split('-').map(capitalised).join(' ');
  return { id, title, exportName: exportNameOf(id), letters: lettersFor(id, taken.letters) };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function exportNameOf(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The initials, or three letters of a single word; more letters of the first word where another game has these. */
function lettersFor(id: string, taken: readonly string[]): string {
  const words = id
    .replaceAll(/[0-9]/g, '')
    .split('-')
    .filter((word) => word !== '');
  const [first = '', ...others] = words;
  const rest = others.map((word) => word.charAt(0)).join('');
  for (let length = others.length > 0 ? 1 : 3; length <= first.length; length++) {
    const letters = `${first.slice(0, length)}${rest}`.toUpperCase();
    if (!taken.includes(letters)) return letters;
  }
  let letters = words.join('').toUpperCase();
  while (taken.includes(letters)) letters += 'X';
  return letters;
}
