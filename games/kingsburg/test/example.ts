/** A worked example of the rules text, played through; examples-text.test.ts finds these calls. */
import { test } from 'vitest';

export function example(id: string, what: string, run: () => void): void {
  test(`${id} example: ${what}`, run);
}

export const [NORA, EMIL, TILDA, OSCAR] = [0, 1, 2, 3] as const;
export const ALL: readonly number[] = [NORA, EMIL, TILDA, OSCAR];
