/** Kingdom Builder's board as a test sees it: what is lit, and where a hex is in the window. */
import { untilAsked } from '@four-crowns/e2e';
import type { Page } from '@four-crowns/e2e';

export interface Scene {
  readonly version: number;
  /** The viewer has to act. */
  readonly isAsked: boolean;
  readonly lit: readonly { readonly hex: string; readonly x: number; readonly y: number }[];
  readonly usable: readonly string[];
  readonly isConfirming: boolean;
  readonly mustPass: boolean;
  readonly isOver: boolean;
}

/** Everything at once: one question to the page instead of seven. */
export function scene(page: Page): Promise<Scene> {
  return page.evaluate(() => {
    const frame = document.querySelector<HTMLElement>('[data-version]');
    const svg = document.querySelector<SVGSVGElement>('[data-lit]');
    const matrix = svg?.getScreenCTM();
    const place = (hex: string) => {
      const column = hex.charCodeAt(0) - 65;
      const row = Number(hex.slice(1)) - 1;
      const side = 100 / Math.sqrt(3);
      const at = new DOMPoint(column * 100 + (row % 2 === 0 ? 50 : 100), row * side * 1.5 + side);
      const { x, y } = matrix === null || matrix === undefined ? at : at.matrixTransform(matrix);
      return { hex, x, y };
    };
    return {
      version: Number(frame?.dataset['version'] ?? -1),
      isAsked: frame?.dataset['asked'] !== undefined,
      lit: (svg?.dataset['lit'] ?? '').split(' ').filter(Boolean).map(place),
      usable: [...document.querySelectorAll<HTMLElement>('[data-part=hand] [data-usable]')].map(
        (e) => e.dataset['tile'] ?? '',
      ),
      isConfirming: document.querySelector('[data-action=confirm]') !== null,
      mustPass: document.querySelector('[data-action=here]') !== null,
      isOver: document.querySelector('[data-part=score]') !== null,
    };
  });
}

/** Waits until the table has gone on from `version`. */
export async function moved(page: Page, version: number): Promise<void> {
  await page.waitForFunction(
    (old) => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset['version'] ?? -1) > old,
    version,
    { polling: 'raf', timeout: 120_000 },
  );
}

/** The scene as soon as the viewer can do something, or the match is over. */
export async function nextScene(page: Page, after = -1): Promise<Scene> {
  await untilAsked(page, after);
  return scene(page);
}
