import { parseTrusted } from '@four-crowns/core';
import { CLOSE } from '@four-crowns/protocol/client';
import type { ClientMessage, ServerMessage } from '@four-crowns/protocol/client';
import ReconnectingSocket from 'partysocket/ws';

/** Why reconnecting automatically is pointless. */
export type Gone = 'not-found' | 'forbidden' | 'closed' | 'unauthorised' | 'protocol';
export type LineState = 'opening' | 'live' | 'lost' | 'updating' | Gone;

const GONE = new Map<number, Gone>([
  [CLOSE.notFound, 'not-found'],
  [CLOSE.forbidden, 'forbidden'],
  [CLOSE.closed, 'closed'],
  [CLOSE.unauthorised, 'unauthorised'],
  [CLOSE.protocol, 'protocol'],
]);

export interface Line {
  /** Returns false if the connection is down. Messages that must arrive are sent again after the next welcome. */
  readonly send: (message: ClientMessage) => boolean;
  readonly retry: () => void;
  readonly close: () => void;
}

/** The callbacks of a connection. */
export interface LineHandlers {
  readonly hello: () => ClientMessage;
  readonly onMessage: (message: ServerMessage) => void;
  readonly change: (state: LineState) => void;
}

/**
 * After this many heartbeat intervals without a message the connection counts as dead, whatever the browser reports.
 */
const BEATS = 3;
const FIRST_BEAT_MS = 5000;
const LOOK_MS = 1500;

/** A table's WebSocket. It reconnects automatically, says hello, and notices when the server stops answering. */
export function openLine(table: string, { hello, onMessage, change }: LineHandlers): Line {
  const url = `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/api/tables/${encodeURIComponent(table)}/socket`;
  let isUpdating = false;
  let isClosed = false;
  let lastMessage = performance.now();
  let lastBeat = 0;
  let beat = FIRST_BEAT_MS;
  const socket = new ReconnectingSocket(url, [], {
    minReconnectionDelay: 500 + Math.random() * 500,
    maxReconnectionDelay: 8000,
    reconnectionDelayGrowFactor: 1.6,
    connectionTimeout: 8000,
    maxEnqueuedMessages: 0,
    shouldReconnectOnClose: ({ code }) => !GONE.has(code),
  });
  const send = (message: ClientMessage): boolean => {
    if (socket.readyState !== WebSocket.OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
  socket.addEventListener('open', () => {
    lastMessage = performance.now();
    send(hello());
  });
  socket.addEventListener('message', ({ data }) => {
    lastMessage = performance.now();
    const message = parseTrusted<ServerMessage>(String(data));
    if (message.type === 'beat') {
      if (lastBeat > 0) beat = Math.max(1000, lastMessage - lastBeat);
      lastBeat = lastMessage;
    }
    if (message.type === 'welcome') isUpdating = false;
    if (message.type === 'bye') isUpdating = true;
    onMessage(message);
  });
  socket.addEventListener('close', ({ code }) => {
    if (isClosed) return;
    lastBeat = 0;
    change(GONE.get(code) ?? (isUpdating || code === CLOSE.restart ? 'updating' : 'lost'));
  });
  const retry = () => {
    if (socket.readyState !== WebSocket.CONNECTING) socket.reconnect();
  };
  const onOffline = () => change('lost');
  const watch = setInterval(() => {
    if (
      socket.readyState === WebSocket.OPEN &&
      performance.now() - lastMessage > Math.max(BEATS * beat, 8000)
    ) {
      lastMessage = performance.now();
      change('lost');
      socket.reconnect();
    }
  }, LOOK_MS);
  window.addEventListener('online', retry);
  window.addEventListener('offline', onOffline);
  return {
    send,
    retry,
    close() {
      isClosed = true;
      clearInterval(watch);
      window.removeEventListener('online', retry);
      window.removeEventListener('offline', onOffline);
      socket.close();
    },
  };
}
