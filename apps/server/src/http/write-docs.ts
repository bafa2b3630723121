// `npm run api-docs`: writes docs/openapi.json and docs/asyncapi.json as a server serves them.
import { writeFileSync } from 'node:fs';
import { startServer } from '../server.ts';
import { readSettings } from '../settings/settings.ts';

const DOCS = new URL('../../../../docs/', import.meta.url);
const server = await startServer(readSettings({ PORT: '0', MEMORY_LOG: 'on', LOG_LEVEL: 'error' }));
try {
  for (const name of ['openapi', 'asyncapi']) {
    const answer = await fetch(`${server.url}/api/${name}.json`);
    if (!answer.ok) throw new Error(await answer.text());
    const description: unknown = await answer.json();
    writeFileSync(new URL(`${name}.json`, DOCS), `${JSON.stringify(description, null, 2)}\n`);
  }
} finally {
  await server.close();
}
