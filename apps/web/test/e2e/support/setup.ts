import { buildIfStale } from '../../../tools/build.ts';
import { serve } from '../../../tools/serve.ts';

/** One real server with the production build for all tests; a test that stops its server has one of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  buildIfStale();
  const server = await serve();
  process.env['FOUR_CROWNS_URL'] = server.url;
  return () => server.end();
}
