/** The settings of a measured server: everything as it is, but for limits made for people. */
export const LOAD_ENV: Readonly<Record<string, string>> = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  WEB_DIR: '/nowhere',
  CONTRIBUTE_MS: '0',
  BOT_FLOOR_MS: '0',
  SOCKET_BURST: '1000000',
  MAX_SOCKETS: '1000000',
  MAX_SOCKETS_PER_PERSON: '1000000',
  MAX_SOCKETS_PER_ADDRESS: '1000000',
  HTTP_PER_MINUTE: '100000000',
  TABLES_PER_HOUR: '100000000',
  MOVES_PER_MINUTE: '1000000000',
  WRITES_PER_MINUTE: '100000000',
  VISITS_PER_MINUTE: '100000000',
  OPEN_TABLES: '100000000',
};
