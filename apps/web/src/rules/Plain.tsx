import { documentPath } from '../app/paths.ts';
import css from './rules.module.css';

/** Splits text into blocks at empty lines; a fenced block of commands may contain empty lines. */
const BLOCKS = /^```[^]*?^```$|(?:^.*\S.*$\n?)+/gm;

/** Opens the paragraph with this id. */
type Go = (rule: string) => void;

/**
 * Paragraphs, lists, tables and commands, as used in the rules and the documents they link to. With `go`, ids of
 * paragraphs become links.
 */
export function Plain({ text, go }: { readonly text: string; readonly go?: Go | undefined }) {
  return text.match(BLOCKS)?.map((block, i) => {
    const lines = block.trim().split('\n');
    if (lines.every((line) => line.startsWith('- '))) {
      return (
        <ul key={i}>
          {lines.map((line, k) => (
            <li key={k}>
              <Linked text={line.slice(2)} go={go} />
            </li>
          ))}
        </ul>
      );
    }
    if (block.startsWith('```')) {
      return (
        // Focusable, so that it can be scrolled from the keyboard.
        <pre key={i} className={css['commands']} tabIndex={0}>
          {lines.slice(1, -1).join('\n')}
        </pre>
      );
    }
    if (lines.every((line) => line.startsWith('|'))) return <RuleTable key={i} lines={lines} go={go} />;
    return (
      <p key={i}>
        <Linked text={block.trim()} go={go} />
      </p>
    );
  });
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/**
 * A Markdown table. Where it is too narrow its rows become blocks (see the stylesheet), which takes the table
 * semantics from the elements; the roles restore them.
 */
function RuleTable({ lines, go }: { readonly lines: readonly string[]; readonly go?: Go | undefined }) {
  const [head = '', , ...rows] = lines;
  const titles = cellsOf(head);
  return (
    <div className={css['tableBox']}>
      <table className={css['table']} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {titles.map((title) => (
              <th key={title} role="columnheader">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row} role="row">
              {cellsOf(row).map((cell, k) => (
                <td key={k} role="cell" data-title={titles[k]}>
                  <Linked text={cell} go={go} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Links to documents, inline code and ids of paragraphs. */
const MARKS = /(\[[^\]]+\]\([^)]+\)|`[^`]+`|[A-Z]+-\d+\.\d+)/;

function Linked({ text, go }: { readonly text: string; readonly go?: Go | undefined }) {
  return text.split(MARKS).map((part, i) => {
    if (i % 2 === 0) return part;
    const [, words, name] = /^\[(.+)\]\(.*?([\w-]+)\.md\)$/.exec(part) ?? [];
    if (words !== undefined && name !== undefined) {
      return (
        // Opens in a new tab, because the rules may be open at a table.
        <a key={i} href={documentPath(name)} target="_blank" rel="noreferrer">
          {words}
        </a>
      );
    }
    if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
    if (go === undefined) return part;
    return (
      <button key={i} type="button" className={css['link']} onClick={() => go(part)}>
        {part}
      </button>
    );
  });
}
