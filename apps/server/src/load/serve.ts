// The measured server: an ordinary one, with limits that a load test may exceed.
import { startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { reportTo } from './child.ts';

const server = await startServer(readSettings(process.env));
reportTo(process, server.url);
