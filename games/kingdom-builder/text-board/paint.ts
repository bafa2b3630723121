import { CASTLE, LOCATION, MOUNTAIN, TERRAINS, WATER } from '../src/data.ts';

/** Terminal colours (of 256) of a hex: its ground, and letters that hardly show on it. */
interface Paint {
  readonly ground: number;
  readonly letters: number;
}

const PAINTS: readonly Paint[] = [
  { ground: 113, letters: 71 },
  { ground: 218, letters: 175 },
  { ground: 22, letters: 65 },
  { ground: 173, letters: 130 },
  { ground: 229, letters: 180 },
];
const OTHERS: Readonly<Record<number, Paint>> = {
  [WATER]: { ground: 74, letters: 67 },
  [MOUNTAIN]: { ground: 245, letters: 240 },
  [CASTLE]: { ground: 255, letters: 232 },
  [LOCATION]: { ground: 97, letters: 231 },
};
const NONE: Paint = { ground: 234, letters: 234 };
/** Too dark for dark letters on it, and on dark. */
const FOREST = TERRAINS.indexOf('forest');
const INK = 16;
const BRIGHT = 231;

function paintOf(ground: number): Paint {
  return PAINTS[ground] ?? OTHERS[ground] ?? NONE;
}

/** A hex nobody stands on; what can be chosen has letters in full ink. */
export function paintHex(text: string, ground: number, chosen: boolean): string {
  const { ground: back, letters } = paintOf(ground);
  const ink = ground === FOREST || ground === LOCATION ? BRIGHT : INK;
  return chosen
    ? `\x1b[1;38;5;${ink};48;5;${back}m${text}\x1b[0m`
    : `\x1b[38;5;${letters};48;5;${back}m${text}\x1b[0m`;
}

/** A settlement: dark, so that it stands out on every ground, with its ground's colour behind it. */
export function paintSettlement(shape: string, mark: string, ground: number, colour: number): string {
  const { ground: back, letters } = paintOf(ground);
  const ink = ground === FOREST ? letters : back;
  return `\x1b[1;38;5;${colour};48;5;${INK}m${shape}\x1b[22;38;5;${ink}m${mark}\x1b[0m`;
}
