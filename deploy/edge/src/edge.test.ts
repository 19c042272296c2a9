import { Writable } from 'node:stream';
import { shell, startTestEdge } from './test-edge.ts';

test('the log says what was asked and how it went, and nothing about who asked', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const product = await startTestEdge({ logger: { level: 'info', stream } });
  await product.release(shell);
  await product.edge.inject({
    remoteAddress: '203.0.113.7',
    url: '/register?email=ana@puente.test',
    headers: { accept: 'text/html', cookie: 'session=secret', authorization: 'Bearer secret' },
  });
  // No API listens there: a warning, too.
  await product.edge.inject({ remoteAddress: '203.0.113.7', url: '/api/auth/reset-password?code=secret' });
  await product.close();

  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toContainEqual(
    expect.objectContaining({ method: 'GET', path: '/register', status: 404, msg: 'request' }),
  );
  expect(entries).toContainEqual(
    expect.objectContaining({ path: '/api/auth/reset-password', status: 502, level: 40 }),
  );
  expect(lines.join('')).not.toMatch(/ana@|secret|203\.0\.113\.7/);
});
