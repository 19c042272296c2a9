import { startServer, type TestServer } from '../../test/server.ts';
import { errorReportCalls } from '@puente/contract/calls/error-reports';
import { changeFeedPath } from '@puente/contract/change-feed';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('tells which collection a request has changed, without what it was about', async () => {
  const leaves = new AbortController();
  const response = await fetch(server.address + changeFeedPath, { signal: leaves.signal });
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const chunks = response.body?.pipeThrough(new TextDecoderStream()).values();
  let text = String((await chunks?.next())?.value);
  expect(text).toBe('event: beat\ndata: {}\n\n');
  const { status } = await fetch(`${server.address}/api/error-reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(errorReportCalls['POST /api/error-reports'].example.body),
  });
  expect(status).toBeLessThan(300);
  while (!text.includes('changed')) text += String((await chunks?.next())?.value);
  expect(text).toContain('event: changed\ndata: {"collections":["/api/error-reports"]}\n\n');
  leaves.abort();
});

it('is not there for requests through a front door', async () => {
  const response = await fetch(server.address + changeFeedPath, {
    headers: { 'x-forwarded-for': '10.0.0.1' },
  });
  expect(response.status).toBe(404);
});
