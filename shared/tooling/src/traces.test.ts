/** One trace from the browser's page view to the database, over real processes and a receiver of OTLP/HTTP. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { errorReportCalls } from '@puente/contract/calls/error-reports';
import { writeFakeApp } from '@puente/releases/fake-app';
import { FolderStore } from '@puente/releases/folder-store';
import { promote } from '@puente/releases/promote';
import { publish } from '@puente/releases/publish';
import { freePort } from '@puente/testing/free-port';
import { type Postgres, startPostgres } from '@puente/testing/postgres';
import { type Server as Process, startServer, untilServing } from './children.ts';

const text = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() });
const attributes = z.array(z.object({ key: z.string(), value: text }));
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes,
            }),
          ),
        }),
      ),
    }),
  ),
});

interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string | undefined;
  name: string;
  attributes: z.infer<typeof attributes>;
}

const spans: ReceivedSpan[] = [];
let receiver: Server;
let postgres: Postgres;
let folder: string;
let edge: string;
let processes: Process[];

const server = `
exports.shared = {};
exports.createRenderer = () => async () => ({ html: '<p>' });`;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of exported.parse(body).resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue;
        for (const span of scopeSpans.flatMap(({ spans: some }) => some))
          spans.push({ service: service ?? '', ...span });
      }
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  postgres = await startPostgres();
  folder = await mkdtemp(join(tmpdir(), 'traces-'));
  const store = new FolderStore(join(folder, 'releases'));
  const routes = [{ name: 'list', path: '/list', rendered: true as const, data: ['/api/projects'] }];
  for (const app of [
    { app: 'shell', server },
    { app: 'public-site', server, routes },
  ]) {
    const { release } = await publish(store, await writeFakeApp(folder, app), 'sources');
    await promote(store, 'production', app.app, release.version);
  }
  const [port, apiPort, rendererPort] = [await freePort(), await freePort(), await freePort()];
  edge = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    API_PORT: String(apiPort),
    API_ORIGIN: `http://127.0.0.1:${apiPort}`,
    RENDERER_PORT: String(rendererPort),
    RENDERER_ORIGIN: `http://127.0.0.1:${rendererPort}`,
    PUBLIC_URL: edge,
    DATA_DIR: folder,
    DATABASE_URL: await postgres.createDatabase('traces'),
    SEED: 'none',
    // A busy machine gets its time.
    PAGE_WAIT: '60',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
  };
  const start = (name: string) => startServer(name, `deploy/${name}/src/main.ts`, env, 'pipe');
  processes = ['api', 'renderer', 'edge'].map(start);
  const [, renderer, front] = processes as [Process, Process, Process];
  await untilServing(renderer, `http://127.0.0.1:${rendererPort}`);
  await untilServing(front, edge);
}, 120_000);

afterAll(async () => {
  for (const { stop } of processes) await stop();
  receiver.closeAllConnections();
  receiver.close();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

/** Names of a span and of all spans that it is a part of, itself first: `service name`. */
function chainOf(span: ReceivedSpan): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return [`${span.service} ${span.name}`, ...(parent ? chainOf(parent) : [])];
}

test('spans edge, renderer, API and database, and the calls that the page makes then', async () => {
  const page = await fetch(`${edge}/list?search=word-of-a-visitor`, { headers: { accept: 'text/html' } });
  const html = await page.text();
  expect(html).toContain('<p>');
  const script = [...html.matchAll(/<script>(.*?)<\/script>/gs)].find(([, code]) =>
    code?.includes("setRequestHeader('traceparent'"),
  )?.[1];
  const hash = createHash('sha256')
    .update(script ?? '')
    .digest('base64');
  expect(page.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  const traceparent = /^traceparent;desc="(00-[\da-f]{32}-[\da-f]{16}-01)"$/.exec(
    page.headers.get('server-timing') ?? '',
  )?.[1];
  expect(traceparent).toBeDefined();
  const headers = { traceparent: traceparent ?? '', 'content-type': 'application/json' };
  const { data } = errorReportCalls['POST /api/error-reports'].example.body;
  const body = JSON.stringify({ data });
  const call = await fetch(`${edge}/api/error-reports`, { method: 'POST', headers, body });
  expect(call.status).toBe(204);
  // They send the rest when they end.
  for (const { stop } of processes.toReversed()) await stop();

  const traceId = traceparent?.split('-')[1];
  const ofTrace = spans.filter((span) => span.traceId === traceId);
  const chains = ofTrace.map((span) => chainOf(span).join(' < '));
  expect(chains).toContain('puente-edge GET /list');
  expect(chains).toContain('puente-renderer POST /pages < puente-edge POST < puente-edge GET /list');
  expect(chains).toContain(
    'puente-api SELECT < puente-api GET /api/projects < puente-edge GET < puente-edge GET /list',
  );
  expect(chains).toContain(
    'puente-api INSERT < puente-api POST /api/error-reports < puente-edge POST < puente-edge POST /api/* < puente-edge GET /list',
  );
  // No query, no value of a statement, and no probe of readiness.
  expect(JSON.stringify(spans)).not.toContain('word-of-a-visitor');
  expect(JSON.stringify(spans)).not.toContain(data.reference);
  expect(spans.filter(({ name }) => name.includes('readyz'))).toEqual([]);
}, 60_000);
