import type { Json } from '@four-crowns/core';
import type { Knowledge } from '../knowledge.ts';
import { chancesBy, openNetwork } from './network.ts';
import { parseWeights } from './weights.ts';
import type { NetWeights } from './weights.ts';

/** A trained network as stored in a game's folder, written by `four-crowns learn`. */
export interface Network {
  /** What it was made from. */
  readonly manifest: Json;
  /**
   * The file of weights in base64, so that a server, a page, a worker and an offline app can all import it as a
   * module.
   */
  readonly weights: string;
}

/** A game's knowledge with its network; `handmade` is the knowledge without it. */
export function learnedFrom(
  knowledge: Knowledge,
  network: Pick<Network, 'weights'> | ArrayBuffer,
): Knowledge {
  const { learned } = knowledge;
  if (learned === undefined) throw new TypeError('this game has no inputs for a network');
  let weights: NetWeights | undefined;
  return {
    ...knowledge,
    search: learned.search,
    handmade: knowledge,
    valueNetwork: (sides) => {
      // Parsed on the first search only, because a server that just lists its bots does not need the weights.
      weights ??= parseWeights('weights' in network ? fromBase64(network.weights) : network, learned.inputs);
      return chancesBy(openNetwork(weights, learned.inputs, sides), sides);
    },
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** `Uint8Array.fromBase64` is missing on some phones in use, and `atob` is not available to code built without a page. */
export function fromBase64(text: string): ArrayBuffer {
  const digits = text.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((digits.length * 6) / 8));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const digit of digits) {
    bits = (bits << 6) | ALPHABET.indexOf(digit);
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at++] = (bits >> held) & 255;
    bits &= (1 << held) - 1;
  }
  return bytes.buffer;
}
