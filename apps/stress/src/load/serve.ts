// The measured server: an ordinary one, with limits that a load test may exceed.
import { startServer } from '@four-crowns/server';
import { readSettings } from '@four-crowns/server/settings';
import { reportTo } from './child.ts';

const server = await startServer(readSettings(process.env));
reportTo(process, server.url);
