// A stand-in for the server, only until it is there.
import { createServer } from 'node:http';
import { readFileSync, existsSync } from 'node:fs';
import { join, extname } from 'node:path';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { kingdomBuilder } from '@four-crowns/kingdom-builder';
import { bots } from '@four-crowns/kingdom-builder/bot';
import { openMatch, submit, commit, settle, undo, resign, reveal, recordOf, rngDealer, fastRng, choicesOf, tellSince, viewOf, seatsOf } from '@four-crowns/core';
import { sheetOf, makeUpdate } from '@four-crowns/protocol';
const game = kingdomBuilder as any;
const tables = new Map<string, any>();
let n = 0;
const people = new Map<string, any>();
const dist = join(import.meta.dirname, '../dist');
const types: any = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.html': 'text/html', '.woff2': 'font/woff2' };
const info = (t: any, person: string) => ({ ...t.info, mine: t.info.seats.flatMap((s: any, i: number) => s.holder.type === 'person' && s.holder.person === person ? [i] : []), watchers: 0 });
function send(c: any, m: any) { c.ws.send(JSON.stringify(m)); }
const viewers = (t: any, person: string) => { const m = info(t, person).mine; return m.length ? m : ['table']; };
function broadcast(t: any, ack?: any, from?: any) {
  for (const c of t.clients) {
    const updates: any[] = []; const sheets: any[] = [];
    for (const v of viewers(t, c.person)) { const now = sheetOf(t.m, v); const last = c.last.get(v); if (last) { if (last.version < now.version) updates.push(makeUpdate(t.m, last, now)); } else sheets.push(now); c.last.set(v, now); }
    const a = c === from && ack ? { ack } : {};
    if (updates.length || sheets.length || a.ack) send(c, { type: 'news', ...a, updates, ...(sheets.length ? { sheets } : {}) });
  }
  if (t.m.result && t.info.status !== 'over') { reveal(t.m, t.seed); t.info.status = 'over'; t.info.result = t.m.result; tableOut(t); }
}
function tableOut(t: any) { for (const c of t.clients) send(c, { type: 'table', table: info(t, c.person) }); }
function begin(t: any) {
  t.info.status = 'dealing'; t.seed = 'ab'.repeat(32); t.m = openMatch(game, t.info.id, t.info.options, t.info.seats.length);
  commit(t.m, t.seed); t.info.commitment = t.m.entries[0].commitment; t.info.contributed = []; tableOut(t);
  setTimeout(() => { t.info.status = 'playing'; t.dealer = rngDealer(fastRng(++n * 77)); settle(t.m, t.dealer); tableOut(t); broadcast(t); botTurn(t); }, 200);
}
async function botTurn(t: any) {
  if (t.m.result) return;
  const asked = seatsOf(game.rules.actors(t.m.state))[0];
  const s = t.info.seats[asked];
  if (s.holder.type !== 'bot' && !s.standIn) return;
  await new Promise((r) => setTimeout(r, Number(process.env.BOT_MS ?? 350)));
  const choices = choicesOf(t.m, asked);
  s.bot ??= bots[0].sit();
  const a = choices.length === 1 ? choices[0] : await s.bot.choose({ game, view: viewOf(t.m, asked), seat: asked, seats: t.m.seats, choices, rng: fastRng(++n), ms: 100 });
  submit(t.m, asked, a, t.dealer); broadcast(t); void botTurn(t);
}
function full(t: any) { if (t.info.status === 'open' && t.info.start === 'full' && t.info.seats.every((s: any) => s.holder.type !== 'free')) begin(t); else tableOut(t); }
function api(method: string, path: string, q: URLSearchParams, body: any, person: string): any {
  const me = () => people.get(person);
  if (path === '/config') return { protocol: 1, run: 'r', build: 'b', games: [{ id: 'kingdom-builder', rulesVersion: 1, seatCounts: [2, 3, 4], defaults: Object.fromEntries([2, 3, 4].map((k) => [k, game.parseOptions({}, k)])), bots: ['random', 'greedy'] }], limits: { chatChars: 500, nameChars: 32, openTables: 5, recordBytes: 1e6 } };
  if (path === '/session' || path === '/me' && method === 'GET') return me();
  if (path === '/me') { me().name = body.name; return me(); }
  if (path === '/account') { me().account = { username: body.username, passkeys: 0 }; return me(); }
  if (path === '/passkeys' || path === '/me/history') return [];
  const lines = () => [...tables.values()].map((t) => ({ ...info(t, person), asked: t.m && t.info.status === 'playing' ? seatsOf(game.rules.actors(t.m.state)).filter((s) => info(t, person).mine.includes(s)) : [] }));
  if (path === '/tables' && method === 'GET') return lines().filter((l) => l.access === 'public' && l.status !== 'over');
  if (path === '/me/tables') return lines().filter((l) => l.mine.length && l.status !== 'over');
  if (path === '/tables') {
    const id = `T${++n}x${Math.floor(Math.random() * 1e6)}`;
    const seats = Array.from({ length: body.seats }, (_, i) => ({ holder: body.mine.includes(i) ? { type: 'person', person, name: me().name, here: true } : { type: 'free' } }) as any);
    for (const b of body.bots ?? []) seats[b.seat].holder = { type: 'bot', bot: b.bot };
    const t = { clients: new Set(), info: { id, game: body.game, rulesVersion: 1, options: game.parseOptions(body.options ?? {}, body.seats), access: body.access ?? 'link', invite: 'inv', host: person, status: 'open', start: body.start ?? 'full', pace: body.pace ?? { type: 'none' }, standInBot: 'greedy', chat: body.chat ?? 'on', seats, createdAt: Date.now(), ...(body.pace?.type === 'live' ? { clock: { at: Date.now(), left: seats.map(() => body.pace.base), running: [0] } } : {}) } };
    tables.set(id, t); full(t); return info(t, person);
  }
  const [, , id, what] = path.split('/'); const t = tables.get(id!); if (!t) return undefined;
  if (what === undefined) return info(t, person);
  if (what === 'join') { const seat = body.seat ?? t.info.seats.findIndex((s: any) => s.holder.type === 'free'); t.info.seats[seat].holder = { type: 'person', person, name: me().name, here: true }; full(t); }
  if (what === 'leave') { for (const s of t.info.seats) if (s.holder.person === person) s.holder = { type: 'free' }; tableOut(t); }
  if (what === 'kick') { t.info.seats[body.seat].holder = { type: 'free' }; tableOut(t); }
  if (what === 'bot') { t.info.seats[body.seat].holder = { type: 'bot', bot: body.bot }; full(t); }
  if (what === 'start') begin(t);
  if (what === 'log') { const v = q.get('viewer')!; return { told: tellSince(t.m, v === 'table' ? v : Number(v), Number(q.get('from'))) }; }
  if (what === 'record') return recordOf(t.m);
  if (what === 'rematch') return api('POST', '/tables', q, { game: t.info.game, seats: t.info.seats.length, mine: info(t, person).mine, bots: t.info.seats.flatMap((s: any, i: number) => s.holder.type === 'bot' ? [{ seat: i, bot: s.holder.bot }] : []) }, person);
  return info(t, person);
}
const who = (req: any, res?: any) => { let p = /p=(\w+)/.exec(req.headers.cookie ?? '')?.[1]; if (!p || !people.has(p)) { p = `P${++n}`; people.set(p, { id: p, name: `Guest ${n}` }); res?.setHeader('set-cookie', `p=${p}; Path=/; HttpOnly`); } return p; };
const server = createServer(async (req, res) => {
  const url = new URL(req.url!, 'http://x');
  if (url.pathname.startsWith('/api')) {
    let text = ''; for await (const c of req) text += c;
    const out = api(req.method!, url.pathname.slice(4), url.searchParams, text ? JSON.parse(text) : {}, who(req, res));
    res.writeHead(out === undefined ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(out ?? { error: { code: 'not-found', text: '' } })); return;
  }
  let file = join(dist, url.pathname); if (url.pathname === '/' || !existsSync(file)) file = join(dist, 'index.html');
  res.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain', 'content-security-policy': "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'" }).end(readFileSync(file));
});
const wss = new WebSocketServer({ noServer: true });
server.on('upgrade', (req, socket, head) => wss.handleUpgrade(req, socket, head, (ws: WebSocket) => {
  const id = req.url!.split('/')[3]!; const t = tables.get(id); if (!t) { ws.close(4404); return; }
  const c = { ws, person: who(req), last: new Map() };
  ws.on('close', () => t.clients.delete(c));
  ws.on('message', (data) => {
    const m = JSON.parse(String(data));
    if (m.type === 'hello') { t.clients.add(c); const sheets = t.m ? viewers(t, c.person).map((v: any) => sheetOf(t.m, v)) : []; for (const s of sheets) c.last.set(s.viewer, s); send(c, { type: 'welcome', protocol: 1, run: 'r', build: 'b', you: c.person, table: info(t, c.person), sheets, updates: [], chat: t.chat ?? [] }); }
    else if (m.type === 'move') { const a: any = submit(t.m, m.seat, m.action, t.dealer, m.version); if (a.ok) { broadcast(t, { id: m.id, entry: a.from }, c); void botTurn(t); } else send(c, { type: 'refused', id: m.id, why: a.why, text: '', ...(a.refusal ? { refusal: a.refusal } : {}) }); }
    else if (m.type === 'undo') { undo(t.m, m.seat, m.choices); broadcast(t, { id: m.id, entry: 0 }, c); }
    else if (m.type === 'resign') { resign(t.m, m.seat); broadcast(t, { id: m.id, entry: 0 }, c); }
    else if (m.type === 'contribute') { t.info.contributed.push(m.seat); send(c, { type: 'done', id: m.id }); }
    else if (m.type === 'hand-over') { t.info.seats[m.seat].standIn = { bot: 'greedy', because: 'left' }; tableOut(t); void botTurn(t); send(c, { type: 'done', id: m.id }); }
    else if (m.type === 'return') { delete t.info.seats[m.seat].standIn; tableOut(t); send(c, { type: 'done', id: m.id }); }
    else if (m.type === 'chat') { const line = { id: ++n, at: Date.now(), person: c.person, name: people.get(c.person).name, text: m.text }; (t.chat ??= []).push(line); for (const o of t.clients) send(o, { type: 'chat', lines: [line] }); send(c, { type: 'done', id: m.id }); }
    else if (m.id) send(c, { type: 'done', id: m.id });
  });
}));
setInterval(() => { for (const t of tables.values()) for (const c of t.clients) send(c, { type: 'beat', seen: [...c.last].map(([v, s]: any) => [v, s.version]) }); }, 3000);
server.listen(8099, '127.0.0.1');
