import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeMetrics } from './metrics.ts';
import { shell, startTestProduct } from './test-edge.ts';
import { publicSite, startRenderedProduct } from './test-renderer.ts';

test('counts answers by kind and status, and names the releases that are served', async () => {
  const metrics = makeMetrics();
  const { edge, close } = await startTestProduct({ metrics });
  const accept = { accept: 'text/html' };
  await edge.inject({ url: '/projects', headers: accept });
  await edge.inject({ url: '/projects', headers: accept });
  await edge.inject({ url: '/nothing/of/this/kind', headers: accept });
  await edge.inject('/assets/shell/none.js');
  await edge.inject('/api/projects');
  const text = await metrics.registry.metrics();
  expect(text).toContain('puente_edge_request_seconds_count{answer="page",status="2xx"} 2\n');
  expect(text).toContain('puente_edge_request_seconds_count{answer="page",status="4xx"} 1\n');
  expect(text).toContain('puente_edge_request_seconds_count{answer="file",status="4xx"} 1\n');
  expect(text).toContain('puente_edge_request_seconds_count{answer="api",status="5xx"} 1\n');
  expect(text).toMatch(/puente_edge_release_info\{app="student-app",version="[^"]+"\} 1\n/);
  expect(text).toContain('puente_edge_pointer_refused 0\n');
  expect(text).toContain('puente_edge_pages_total{made="kept"} 1\n');
  await close();
});

test('counts drawn pages, and the time of the renderer', async () => {
  const metrics = makeMetrics();
  const product = await startRenderedProduct({ metrics });
  await product.release(shell);
  await product.release(publicSite);
  await product.open('/universidades');
  const text = await metrics.registry.metrics();
  expect(text).toContain('puente_edge_pages_total{made="drawn"} 1\n');
  expect(text).toContain('puente_edge_renderer_seconds_count{asked="pages",outcome="2xx"} 1\n');
  await product.close();
});

test('serves them on a port of their own, and never on that of pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'metrics-'));
  const child = spawn(process.execPath, [join(__dirname, 'main.ts')], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', METRICS_PORT: '0', DATA_DIR: folder },
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  const addresses = () => [...output.matchAll(/listening at ([^"]+)/g)].map(([, found]) => found);
  while (addresses().length < 2) await once(child.stdout, 'data');
  const statuses = await Promise.all(
    addresses().map(async (address) => {
      const answer = await fetch(`${address}/metrics`, { headers: { accept: 'text/plain' } });
      return [answer.status, (await answer.text()).includes('puente_edge_request_seconds')];
    }),
  );
  // Either may listen first.
  expect(statuses.toSorted(([one], [other]) => Number(one) - Number(other))).toEqual([
    [200, true],
    [404, false],
  ]);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
  await rm(folder, { recursive: true });
});
