import type { FastifyInstance } from 'fastify';
import type { Sockets } from '../socket/sockets.ts';
import { addressOf } from './address.ts';

export function addSocketRoute(app: FastifyInstance, sockets: Sockets): void {
  app.get<{ Params: { id: string } }>(
    '/api/tables/:id/socket',
    // `visit` is checked when the client says hello: it may bring an invitation, and is refused with a close code.
    { websocket: true, config: { needs: 'visit' }, schema: { hide: true } },
    (socket, request) => {
      sockets.accept(socket, {
        asker: request.asker,
        address: addressOf(request),
        line: request.raw.socket,
        table: request.params.id,
        id: request.id,
      });
    },
  );
}
