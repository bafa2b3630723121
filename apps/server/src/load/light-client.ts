/**
 * A player that costs little, so that the server is what is measured: of each update it keeps only the
 * version and what its seat may choose. That updates lead to the right view is tested elsewhere.
 */
import type { Action, Json, Rng, Seat } from '@four-crowns/core';
import { applyPatch, PROTOCOL } from '@four-crowns/protocol';
import type { Choices, ServerMessage, Sheet, Update } from '@four-crowns/protocol';
import { WebSocket } from 'ws';
import type { HttpClient } from '../client/http-client.ts';

export interface LightClient {
  readonly seats: readonly Seat[];
  /** Characters received. */
  bytes: number;
  version(seat: Seat): number;
  isAsked(seat: Seat): boolean;
  /** A random one of the choices; undefined if there are none. */
  pick(seat: Seat, rng: Rng): Action | undefined;
  send(text: string): void;
  /** Called after every `news`; a refusal is an error of the load test. */
  onNews: () => void;
  close(): void;
}

interface Kept {
  version: number;
  choices: Choices;
}

export function openLight(http: HttpClient, table: string, seats: readonly Seat[]): Promise<LightClient> {
  return new Promise((done, failed) => {
    const socket = new WebSocket(`${http.url.replace(/^http/, 'ws')}/api/tables/${table}/socket`, {
      headers: http.headers(),
      perMessageDeflate: false,
    });
    const kept = new Map<Seat, Kept>(seats.map((seat) => [seat, { version: -1, choices: [] }]));
    const client: LightClient = {
      seats,
      bytes: 0,
      version: (seat) => kept.get(seat)?.version ?? -1,
      isAsked: (seat) => (kept.get(seat)?.choices.length ?? 0) > 0,
      pick: (seat, rng) => pickFrom(kept.get(seat)?.choices ?? [], rng),
      send: (text) => socket.send(text),
      onNews: () => undefined,
      close: () => socket.terminate(),
    };
    const takeSheet = ({ viewer, version, sight }: Sheet): void => {
      if (typeof viewer === 'number') kept.set(viewer, { version, choices: sight.choices });
    };
    const takeUpdate = ({ viewer, to, patch }: Update): void => {
      const one = typeof viewer === 'number' ? kept.get(viewer) : undefined;
      if (one === undefined) return;
      one.version = to;
      const changed =
        patch === undefined || Array.isArray(patch) ? undefined : (patch as { choices?: Json[] })['choices'];
      if (changed !== undefined)
        one.choices = applyPatch(one.choices as unknown as Json, changed) as unknown as Choices;
    };
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
    socket.on('message', (data) => {
      const text = String(data);
      client.bytes += text.length;
      const message = JSON.parse(text) as ServerMessage;
      switch (message.type) {
        case 'welcome':
          message.sheets.forEach(takeSheet);
          done(client);
          break;
        case 'news':
          message.sheets?.forEach(takeSheet);
          message.updates.forEach(takeUpdate);
          client.onNews();
          break;
        case 'refused':
          throw new Error(`refused: ${message.text}`);
        case 'bye':
        case 'beat':
        case 'chat':
        case 'done':
        case 'table':
          break;
      }
    });
    socket.on('error', failed);
    socket.on('close', (code, why) => failed(new Error(`closed with ${code} ${String(why)}`)));
  });
}

function pickFrom(choices: Choices, rng: Rng): Action | undefined {
  let total = 0;
  for (const { vary, rows } of choices) total += vary.length === 0 ? 1 : rows.length / vary.length;
  if (total === 0) return undefined;
  let n = rng.below(total);
  for (const { same, vary, rows } of choices) {
    const count = vary.length === 0 ? 1 : rows.length / vary.length;
    if (n >= count) {
      n -= count;
      continue;
    }
    const action: Record<string, Json> = { ...same };
    vary.forEach((key, k) => (action[key] = rows[n * vary.length + k] ?? null));
    return action as Action;
  }
  return undefined;
}
