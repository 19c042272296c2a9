import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestEdge, type TestEdge } from './test-edge.ts';

let product: TestEdge;
let port: number;
beforeAll(async () => {
  product = await startTestEdge();
  const origin = await product.edge.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(origin).port);
});
afterAll(() => product.close());

/** Returns all that arrives before the connection ends. Rejects when the edge cuts it. */
async function answerTo(send: (socket: Socket) => void): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  const answer = text(socket.setEncoding('utf8'));
  send(socket);
  return answer.finally(() => socket.destroy());
}

test('a caller reads why a request is too large, whatever else is still being sent', async () => {
  for (const size of [20_000, 5_000_000]) {
    const answer = await answerTo((socket) =>
      socket.write(`GET /?x=${'x'.repeat(size)} HTTP/1.1\r\nhost: a\r\n\r\n`),
    );
    expect(answer).toMatch(
      /^HTTP\/1\.1 431 [^]*connection: close[^]*\r\n\r\nLa petición es demasiado grande\.\n$/,
    );
  }
});

test('what is not HTTP is told so', async () => {
  const answer = await answerTo((socket) => socket.write('¡Hola!\r\n\r\n'));
  expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*\r\n\r\nLa petición no se entiende\.\n$/);
});

test('who never stops sending is cut', async () => {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const sending = setInterval(() => socket.write('x'.repeat(1_000)), 20);
  await once(socket.resume(), 'close').finally(() => clearInterval(sending));
});
