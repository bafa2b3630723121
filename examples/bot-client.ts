// A whole bot for a Four Crowns server: it plays any game, choosing at random from what it is offered.
//
//   node examples/bot-client.ts http://localhost:8080                       a new table against a bot
//   node examples/bot-client.ts http://localhost:8080 <table> [<invite>]    sits down at yours
//   TOKEN=fct_… GAME=kingdom-builder node examples/bot-client.ts …          as a person of your own
//
// The protocol is described in docs/protocol.md.
import { randomBytes } from 'node:crypto';
import { follow, unpackChoices } from '@four-crowns/protocol/client';
import type * as fc from '@four-crowns/protocol/client';

const [server = 'http://localhost:8080', givenTable, invite] = process.argv.slice(2);

async function http<T>(path: string, body: unknown, headers: Record<string, string>): Promise<T> {
  const answer = await fetch(`${server}/api${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const json = (await answer.json()) as T & { error?: { text: string } };
  if (json.error !== undefined) throw new Error(json.error.text);
  return json;
}

/** A guest's token, unless you have brought one. */
async function signIn(): Promise<string> {
  const own = process.env['TOKEN'];
  if (own !== undefined) return own;
  const session = await fetch(`${server}/api/session`, { method: 'POST', headers: { origin: server } });
  const cookies = session.headers.getSetCookie().map((set) => set.split(';')[0]);
  const headers = { origin: server, cookie: cookies.join('; ') };
  return (await http<fc.MadeToken>('/tokens', { name: 'example bot' }, headers)).token;
}

const me = { authorization: `Bearer ${await signIn()}` };

async function sitDown(): Promise<fc.TableInfo> {
  if (givenTable !== undefined) return http<fc.TableInfo>(`/tables/${givenTable}/join`, { invite }, me);
  const { games } = await http<fc.Config>('/config', undefined, {});
  const game = games.find((g) => g.id === (process.env['GAME'] ?? games[0]?.id));
  const [seats = 2] = game?.seatCounts ?? [];
  const others = Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, bot: game?.bots[0] }));
  return http<fc.TableInfo>('/tables', { game: game?.id, seats, bots: others }, me);
}

let table = await sitDown();
let snapshots: fc.Snapshots = new Map();
let moves = 0;
const isOver = (): boolean => table.status === 'over' || table.status === 'closed';

/** Connects, and again after a cut line with what it still has; resolves when the match is over. */
function play(): Promise<void> {
  return new Promise((over) => {
    const url = `${server.replace(/^http/, 'ws')}/api/tables/${table.id}/socket`;
    const socket = new WebSocket(url, { headers: me });
    const send = (message: fc.ClientMessage): void => socket.send(JSON.stringify(message));
    socket.addEventListener('open', () => {
      const seen = [...snapshots.values()].map(({ viewer, version }) => ({ viewer, version }));
      send({ type: 'hello', protocol: 2, seen });
    });
    socket.addEventListener('close', () => {
      if (isOver()) over();
      else setTimeout(() => over(play()), 1000 + Math.random() * 1000);
    });
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as fc.ServerMessage;
      if (message.type === 'welcome' || message.type === 'table') table = message.table;
      if (isOver()) return socket.close();
      if (table.status === 'dealing') table.mine.forEach((seat) => addToChance(seat, send));
      if (message.type !== 'welcome' && message.type !== 'news' && message.type !== 'refused') return;
      const followed = follow(snapshots, message);
      if (!followed.ok) return send({ type: 'resync' });
      snapshots = followed.snapshots;
      table.mine.forEach((seat) => choose(seat, send));
    });
  });
}

function addToChance(seat: number, send: (message: fc.ClientMessage) => void): void {
  if (table.contributed?.includes(seat) === true) return;
  send({ type: 'contribute', id: `nonce-${seat}`, seat, nonce: randomBytes(16).toString('hex') });
}

function choose(seat: number, send: (message: fc.ClientMessage) => void): void {
  const snapshot = snapshots.get(seat);
  const choices = unpackChoices(snapshot?.seatView.choices ?? []);
  const action = choices[Math.floor(Math.random() * choices.length)];
  if (snapshot === undefined || action === undefined) return;
  // The id names the moment: sent again after a cut line it is answered again, not played twice.
  send({ type: 'move', id: `move-${snapshot.version}`, seat, version: snapshot.version, action });
  moves++;
}

await play();
process.stdout.write(
  `${JSON.stringify({ table: table.id, mine: table.mine, moves, result: table.result })}\n`,
);
