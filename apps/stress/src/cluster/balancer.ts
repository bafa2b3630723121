/**
 * One port in front of several nodes of this machine. Anyone who connects is handed to the node with the fewest
 * lines among those that call themselves ready; nothing of what passes is looked at.
 */
import { get } from 'node:http';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface Balancer {
  readonly url: string;
  readonly places: readonly Place[];
  /** Resolves when the node at this port is given traffic. */
  untilReady(port: number): Promise<void>;
  close(): Promise<void>;
}

export interface Place {
  readonly port: number;
  isReady: boolean;
  readonly lines: Set<Socket>;
}

const LOOK_MS = 100;
/** A node that thinks longer about whether it is well is not. */
const PATIENCE_MS = 1000;
/** While no node is ready a line waits so long for one. */
const HOLD_MS = 5000;

export async function startBalancer(nodes: readonly number[], port = 0): Promise<Balancer> {
  const places: Place[] = nodes.map((at) => ({ port: at, isReady: false, lines: new Set() }));
  const waiting = new Set<Socket>();
  const looks = places.map((place) => watch(place));

  const hand = (socket: Socket, until: number): void => {
    const [place] = places.filter((one) => one.isReady).toSorted((a, b) => a.lines.size - b.lines.size);
    if (socket.destroyed) waiting.delete(socket);
    else if (place !== undefined) join(socket, place, () => hand(socket, until));
    else if (Date.now() < until) setTimeout(hand, LOOK_MS, socket, until);
    else socket.destroy();
  };
  const join = (socket: Socket, place: Place, again: () => void): void => {
    const node = connect(place.port, '127.0.0.1');
    let isJoined = false;
    node.setNoDelay(true);
    place.lines.add(node);
    node.on('connect', () => {
      isJoined = true;
      waiting.delete(socket);
      socket.pipe(node).pipe(socket);
    });
    node.on('error', () => undefined);
    node.on('close', () => {
      place.lines.delete(node);
      if (isJoined) return socket.destroy();
      // It has just died: nothing was sent yet, so another may have this line.
      place.isReady = false;
      again();
    });
    socket.on('close', () => node.destroy());
  };

  const server = createServer({ pauseOnConnect: true, noDelay: true }, (socket) => {
    waiting.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => waiting.delete(socket));
    hand(socket, Date.now() + HOLD_MS);
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    places,
    untilReady: async (at) => {
      const place = places.find((one) => one.port === at);
      while (place?.isReady === false) await new Promise((done) => setTimeout(done, LOOK_MS / 2));
    },
    close: async () => {
      for (const look of looks) clearInterval(look);
      for (const socket of waiting) socket.destroy();
      for (const { lines } of places) for (const line of lines) line.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function watch(place: Place): NodeJS.Timeout {
  let isAsking = false;
  return setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    void saysReady(place.port).then((ready) => {
      place.isReady = ready;
      isAsking = false;
      return undefined;
    });
  }, LOOK_MS);
}

function saysReady(port: number): Promise<boolean> {
  return new Promise((done) => {
    const asked = get({ host: '127.0.0.1', port, path: '/readyz', timeout: PATIENCE_MS, agent: false });
    asked.on('response', (answer) => {
      answer.resume();
      done(answer.statusCode === 200);
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', () => done(false));
  });
}
