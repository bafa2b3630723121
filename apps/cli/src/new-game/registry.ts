import type { GameNames } from './names.ts';

const LINE = /^export \{ manifest as (\w+) \} from '.*\/games\/(.+)\/manifest\.ts';$/;

/** The names under which the registry exports its games. */
export function exportNamesIn(registry: string): readonly string[] {
  return registry.split('\n').flatMap((line) => LINE.exec(line)?.[1] ?? []);
}

/** The registry with one line more, in the order of the ids. */
export function withGame(registry: string, { id, exportName }: GameNames): string {
  const lines = registry.trimEnd().split('\n');
  const line = `export { manifest as ${exportName} } from '../../../games/${id}/manifest.ts';`;
  const at = lines.findIndex((one) => (LINE.exec(one)?.[2] ?? '') > id);
  return `${lines.toSpliced(at < 0 ? lines.length : at, 0, line).join('\n')}\n`;
}
