import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { watchSilentConnections } from './silent-connections.ts';

it('ends what was opened in advance, and waits for what was asked', async () => {
  let answer = () => {};
  const server = createServer((_, response) => (answer = () => response.end('done')));
  const endSilent = watchSilentConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const silent = connect(port, '127.0.0.1').resume();
  await once(silent, 'connect');
  const request = get({ port, host: '127.0.0.1', headers: { Connection: 'close' } });
  await once(server, 'request');

  const closed = once(server, 'close');
  server.close();
  endSilent();
  await once(silent, 'close');
  const answered = once(request, 'response');
  answer();
  const [response] = (await answered) as [NodeJS.ReadableStream];
  response.resume();
  await closed;
});
