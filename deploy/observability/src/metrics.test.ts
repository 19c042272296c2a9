import createFastify from 'fastify';
import { Counter } from 'prom-client';
import { makeRegistry, serveMetrics, statusClass } from './metrics.ts';

test('serves metrics of Node.js and those of the process, but not to the world behind a proxy', async () => {
  const registry = makeRegistry();
  new Counter({ name: 'puente_test_total', help: 'Test', registers: [registry] }).inc(3);
  const app = createFastify();
  serveMetrics(app, registry);
  const address = `${await app.listen({ host: '127.0.0.1', port: 0 })}/metrics`;
  const answer = await fetch(address);
  const body = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, registry.contentType]);
  expect(body).toContain('puente_test_total 3\n');
  expect(body).toContain('process_cpu_seconds_total');
  const proxied = await fetch(address, { headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect(proxied.status).toBe(404);
  expect(await proxied.text()).not.toContain('puente_test_total');
  await app.close();
});

test('knows the class of a status', () => {
  expect([200, 304, 404, 503].map(statusClass)).toEqual(['2xx', '3xx', '4xx', '5xx']);
});
