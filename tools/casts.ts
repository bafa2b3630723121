/**
 * Counts the `as` casts in product code (`as const` does not count). There may be at most `most`, each with its
 * reason in a comment on its line or the line before, and never through `unknown`. Otherwise exits with 1.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ts from 'typescript';

const root = dirname(import.meta.dirname);
const most = 99;

/** Folders of tests and of development tools may cast freely. */
const outside = /^(?:test|e2e|testkit|harness|stress|tools|node_modules|dist)$/;

const files = globSync('{packages,games,apps}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && !file.split(sep).some((folder) => outside.test(folder)),
);

/** The line of a cast, and what is wrong with it if anything is. */
interface Cast {
  readonly where: string;
  readonly wrong: string | undefined;
}

function isUnknown(node: ts.Expression): boolean {
  const inner = ts.isParenthesizedExpression(node) ? node.expression : node;
  return ts.isAsExpression(inner) && inner.type.kind === ts.SyntaxKind.UnknownKeyword;
}

function castsIn(file: string): Cast[] {
  const text = readFileSync(join(root, file), 'utf8');
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const lines = text.split('\n');
  const casts: Cast[] = [];
  const isExplained = (line: number): boolean =>
    /\/\/ |\*\//.test(lines[line] ?? '') || /^\s*\/\/ |\*\/\s*\}?$/.test(lines[line - 1] ?? '');
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) {
      // The line of the type, because the cast may begin many lines above it.
      const first = source.getLineAndCharacterOfPosition(node.getStart()).line;
      const last = source.getLineAndCharacterOfPosition(node.type.getStart()).line;
      const reason = isExplained(first) || isExplained(last);
      const wrong = isUnknown(node.expression) ? 'through unknown' : reason ? undefined : 'without a reason';
      casts.push({ where: `${file}:${last + 1}`, wrong });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return casts;
}

const casts = files.toSorted().flatMap(castsIn);
const complaints = casts.flatMap(({ where, wrong }) =>
  wrong === undefined ? [] : [`${where}: a cast ${wrong}`],
);
for (const complaint of complaints) console.error(complaint);
if (casts.length > most) console.error(`more than ${most} casts`);
console.log(`${casts.length} casts in ${files.length} files of product code`);
process.exit(complaints.length === 0 && casts.length <= most ? 0 : 1);
