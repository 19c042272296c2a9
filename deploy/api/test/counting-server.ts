import { readConfig } from '../src/config.ts';
import { makeLog } from '../src/http/log.ts';
import { startServer } from '../src/server/server.ts';

// Counts of lists that grow old are made again between requests, where a test would take them for queries of its own.
performance.now = () => 1;

/** The server, which also prints each SQL text, for the test that counts them (src/lists/list.test.ts). */
const server = await startServer(readConfig(process.env), makeLog('info'), (text) => {
  process.stdout.write(`${JSON.stringify({ sql: text })}\n`);
});
process.stdout.write(`${JSON.stringify({ address: server.address })}\n`);
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
