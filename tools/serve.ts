// `npm start`, `four-crowns serve`: builds the page if its sources have changed, then serves it.
import { buildIfStale } from '../apps/web/tools/build.ts';

buildIfStale();
await import('../apps/server/src/main.ts');
