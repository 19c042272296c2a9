import { clientOf } from '../../test/client.ts';
import { startServer, type TestServer } from '../../test/server.ts';
import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import Fastify from 'fastify';
import { readRefusedBodies } from './unread-bodies.ts';

/** Refused requests of each kind. `npm run test:long` sends as many as an attack did. */
const refusalsOfEach = Number(process.env['REFUSALS'] ?? 8);

/** A few kept connections for all requests, like the edge's. */
const connections = new Agent({ keepAlive: true, maxSockets: 4 });

const boundary = 'frontera';
const part = (filename: string, content: string, field = 'files') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\n\r\n${content}\r\n`;
const form = (...parts: string[]) => `${parts.join('')}--${boundary}--\r\n`;
const long = 'x'.repeat(300_000);
const pdf = (name: string) => part(name, `%PDF-1.4 ${long}`);

interface Refused {
  path?: string;
  body: string;
  type?: string;
  signedIn?: boolean;
  status: number;
}

const kinds: Record<string, Refused> = {
  'not signed in': { body: form(pdf('a.pdf'), pdf('b.pdf')), signedIn: false, status: 401 },
  'for what its sender may not upload': {
    path: '/api/upload?for=logo',
    body: form(pdf('a.pdf')),
    status: 403,
  },
  'for what does not exist': { path: '/api/upload?for=nothing', body: form(pdf('a.pdf')), status: 400 },
  'of a wrong type, with more files behind it': {
    body: form(part('a.exe', long), pdf('b.pdf'), pdf('c.pdf')),
    status: 415,
  },
  'of a wrong content, with more files behind it': {
    body: form(part('a.pdf', long), pdf('b.pdf'), pdf('c.pdf')),
    status: 415,
  },
  'too big, with more files behind it': {
    body: form(part('a.pdf', `%PDF-1.4 ${long.repeat(19)}`), pdf('b.pdf')),
    status: 413,
  },
  'with a field of another name': { body: form(part('a.pdf', long, 'other'), pdf('b.pdf')), status: 400 },
  'with more files than are taken': {
    body: form(...Array.from({ length: 9 }, () => part('a.png', long))),
    path: '/api/upload?for=picture',
    status: 415,
  },
  'whose form never ends': { body: part('a.exe', long) + pdf('b.pdf'), status: 415 },
  'whose form is none': { body: long, status: 400 },
  'that is no form at all': { body: long, type: 'text/plain', status: 415 },
  'to a call that does not exist': { path: '/api/nowhere', body: form(pdf('a.pdf')), status: 404 },
  'to a call that takes JSON': { path: '/api/auth/local', body: form(pdf('a.pdf')), status: 415 },
};

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer();
  const { data } = await clientOf(server.address).call('POST /api/auth/local', {
    body: { identifier: 'nueva@puente.test', password: 'Puente-2026' },
  });
  token = data.jwt;
});
afterAll(async () => {
  connections.destroy();
  await server.stop();
});

/** The status, or the reason why there was none. */
const statusOf = (path: string, sent?: { headers: Record<string, string>; body: string }) =>
  new Promise<number | string>((resolve) => {
    const asking = request(server.address + path, {
      agent: connections,
      method: sent ? 'POST' : 'GET',
      headers: sent?.headers ?? {},
      timeout: 5_000,
    });
    asking
      .on('timeout', () => asking.destroy(new Error('no answer in 5 s')))
      .on('error', ({ message }) => resolve(message))
      .on('response', (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)));
    asking.end(sent?.body);
  });

const refuse = ({ path = '/api/upload?for=cv', body, type, signedIn = true }: Refused) =>
  statusOf(path, {
    headers: {
      'content-type': type ?? `multipart/form-data; boundary=${boundary}`,
      ...(signedIn && { authorization: `Bearer ${token}` }),
    },
    body,
  });

async function expectOthersUnharmed(kind: Refused): Promise<void> {
  const asked = Array.from({ length: refusalsOfEach }, () =>
    Promise.all([refuse(kind), statusOf('/healthz'), statusOf('/healthz')]),
  );
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(([refused]) => refused))).toEqual(new Set([kind.status]));
  expect(new Set(answers.flatMap(([, ...others]) => others))).toEqual(new Set([200]));
}

it.each(Object.entries(kinds))(
  'an upload %s leaves the next request on its connection alone',
  (_, kind) => expectOthersUnharmed(kind),
  120_000,
);

it('so does an upload that cannot be written to the disk', async () => {
  const arrivals = join(server.dataDir, 'uploads/incoming');
  await rename(arrivals, `${arrivals}-away`);
  // A part is still waiting when the writing fails.
  await expectOthersUnharmed({ body: form(pdf('a.pdf'), pdf('b.pdf')), status: 500 });
  await rename(`${arrivals}-away`, arrivals);
}, 120_000);

it.each([
  ['is larger than what is read', { bytes: 1_000, milliseconds: 60_000 }, long],
  ['does not come to its end', { bytes: 1_000_000, milliseconds: 20 }, 'half'],
])('closes the connection of a refused body that %s', async (_, limits, sent) => {
  const app = Fastify();
  readRefusedBodies(app, limits);
  app.addHook('onRequest', (_request, reply) => reply.code(401).send('refused'));
  app.post('/', () => 'taken');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 900000\r\n\r\n${sent}`);
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1\.1 401 [^]*connection: close/i);
  await app.close();
});
