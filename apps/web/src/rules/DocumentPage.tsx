import { useParams } from 'wouter';
import { NotFound } from '../app/NotFound.tsx';
import { Page } from '../app/Page.tsx';
import type { PATTERNS } from '../app/paths.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { documentNamed } from '../games.ts';
import { Plain } from './Plain.tsx';
import css from './rules.module.css';

/** A background document that is too long for the rules: `docs/*.md`, in English only. */
export function DocumentPage() {
  const { document: name } = useParams<typeof PATTERNS.document>();
  const load = documentNamed(name);
  return load === undefined ? <NotFound /> : <Loaded load={load} />;
}

function Loaded({ load }: { readonly load: () => Promise<string> }) {
  const text = useLoaded(load);
  const title = /^# (.+)$/m.exec(text ?? '')?.[1];
  return title === undefined || text === undefined ? null : (
    <Page title={title}>
      <div lang="en" className={css['page']}>
        <Document text={text} />
      </div>
    </Page>
  );
}

/** `# title`, text, and `## chapters`. */
export function Document({ text }: { readonly text: string }) {
  const [head = '', ...chapters] = text.split(/^## /m).map((part) => part.trim());
  return (
    <article className={css['rules']}>
      <Titled text={head.replace(/^# /, '')} as="h1" />
      {chapters.map((chapter) => (
        <section key={chapter}>
          <Titled text={chapter} as="h2" />
        </section>
      ))}
    </article>
  );
}

/** The first line is the title. */
function Titled({ text, as: Title }: { readonly text: string; readonly as: 'h1' | 'h2' }) {
  const end = `${text}\n`.indexOf('\n');
  return (
    <>
      <Title>{text.slice(0, end)}</Title>
      <Plain text={text.slice(end).trim()} />
    </>
  );
}
