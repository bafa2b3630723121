/** A local mail server that stores what it receives. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The code in the letter, in groups of four. */
  readonly code: string;
}

export interface MailSink {
  readonly url: string;
  readonly letters: readonly Letter[];
  /** The next letter to this address. */
  next(to: string): Promise<Letter>;
  end(): Promise<void>;
}

export async function mailSink(): Promise<MailSink> {
  const letters: Letter[] = [];
  const read = new Set<Letter>();
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        letters.push({ ...parse(raw), to });
        for (const look of waiting) look();
        done();
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    next: (to) =>
      new Promise((done) => {
        const look = (): void => {
          const found = letters.find((letter) => letter.to === to && !read.has(letter));
          if (found === undefined) return;
          waiting.delete(look);
          read.add(found);
          done(found);
        };
        waiting.add(look);
        look();
      }),
    end: () => new Promise((done) => server.close(() => done())),
  };
}

function parse(raw: string): Omit<Letter, 'to'> {
  const [head = '', ...parts] = raw.split('\r\n\r\n');
  const header = (name: string): string => {
    const found = new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? '';
    return found
      .replace(/\r\n[ \t]/g, ' ')
      .replace(/\?=\s+=\?/g, '?==?')
      .replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, form: string, text: string) =>
        form.toLowerCase() === 'b'
          ? decode('base64', text)
          : decode('quoted-printable', text.replaceAll('_', ' ')),
      );
  };
  const text = decode(header('content-transfer-encoding'), parts.join('\r\n\r\n'));
  const code = /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/.exec(text)?.[0] ?? '';
  return { from: header('from'), subject: header('subject'), text, code };
}

function decode(form: string, text: string): string {
  if (form === 'base64') return Buffer.from(text, 'base64').toString();
  if (form !== 'quoted-printable') return text;
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
