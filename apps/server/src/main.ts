// `npm start`, `four-crowns serve`: one server, configured by its environment.
import { printedUrl } from './http/site.ts';
import { CannotStart, readSettings } from './settings/settings.ts';
import { startServer } from './server.ts';

try {
  const settings = readSettings(process.env);
  const server = await startServer(settings);
  process.stdout.write(`Four Crowns is at ${printedUrl(settings.publicUrl, server.url)}\n`);
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
