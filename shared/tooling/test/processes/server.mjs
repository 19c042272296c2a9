/** Fake server of the product: reports that it is ready, prints each signal that it gets, and ends on SIGTERM. */
import { createServer } from 'node:http';
import process from 'node:process';

const name = process.env['NAME'];
const server = createServer((_, response) => response.end());
server.listen(Number(process.env['SERVER_PORT']), '127.0.0.1');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    process.stdout.write(`${name} got ${signal}\n`);
    if (signal === 'SIGTERM') setTimeout(() => process.exit(0), 100);
  });
}
