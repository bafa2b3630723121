// The limit: a WebSocket relay that parses, checks and forwards, and knows nothing of any game.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { reportTo } from './child.ts';

const Message = Compile(
  Type.Object(
    {
      type: Type.Literal('move'),
      id: Type.String({ pattern: '^[A-Za-z0-9._:-]{1,64}$' }),
      seat: Type.Integer({ minimum: 0 }),
      version: Type.Integer({ minimum: 0 }),
      action: Type.Object({ type: Type.String(), hex: Type.String() }),
      pad: Type.String(),
    },
    { additionalProperties: false },
  ),
);

const pairs = new Map<string, WebSocket[]>();
const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false, maxPayload: 8192 });
sockets.on('connection', (socket, request) => {
  const url = request.url ?? '';
  const pair = pairs.get(url) ?? [];
  pairs.set(url, pair);
  pair.push(socket);
  socket.on('message', (data) => {
    const text = String(data);
    if (!Message.Check(JSON.parse(text))) return;
    for (const player of pair) player.send(text);
  });
  socket.on('close', () => pairs.delete(url));
});
http.listen(0, '127.0.0.1', () =>
  reportTo(process, `http://127.0.0.1:${(http.address() as AddressInfo).port}`),
);
