/** Fake `npm start`: two servers, which it stops on request. */
import { startServer, untilServing } from '../../src/children.ts';
import { untilStopped } from '../../src/product.ts';

const [apiPort = '', edgePort = ''] = process.argv.slice(2);
const start = (name: string, port: string) =>
  startServer(name, 'shared/tooling/test/processes/server.mjs', { NAME: name, SERVER_PORT: port });

const api = start('api', apiPort);
const edge = start('edge', edgePort);
await untilServing(api, `http://127.0.0.1:${apiPort}`);
await untilServing(edge, `http://127.0.0.1:${edgePort}`);
const stopped = untilStopped({
  api,
  edge,
  openId: undefined,
  renderer: undefined,
  url: '',
  stop: async () => {
    await edge.stop();
    await api.stop();
  },
});
// Only now does the command handle signals.
console.log(`ready ${api.process.pid} ${edge.process.pid}`);
await stopped;
