import { type ApiStandIn, startApi } from '../test/api-stand-in.ts';
import { ids } from '@puente/contract/ids';
import { earlyAnswerKey } from '@puente/contract/preloaded-data';
import { pageOf } from '@puente/testing/pages/records';

let api: ApiStandIn;
beforeAll(async () => {
  api = await startApi();
  api.gives('GET /api/students/count', { data: 301 });
  api.gives('GET /api/projects', pageOf([]));
  api.gives('POST /api/auth/logout', { ok: true });
});
afterAll(() => api.stop());

const minute = 60_000;
const count = earlyAnswerKey('/api/students/count');

/** A page whose HTML came with these answers, this long ago. */
async function pageWith(answers: Record<string, unknown>, age = 0) {
  jest.resetModules();
  api.asked.length = 0;
  const text = JSON.stringify({ at: Date.now() - age, answers });
  document.body.innerHTML = `<script type="application/json" id="early-answers">${text}</script>`;
  const { request } = await import('./http.ts');
  const { configureClient } = await import('./http.ts');
  configureClient({ base: api.url });
  return request;
}
const asked = () => api.asked.map(({ method, path }) => `${method} ${path}`);

it('spares the first call, and only that one', async () => {
  const request = await pageWith({ [count]: { data: 300 } });
  await expect(request('GET /api/students/count')).resolves.toEqual({ data: 300 });
  expect(asked()).toEqual([]);
  await expect(request('GET /api/students/count')).resolves.toEqual({ data: 301 });
  expect(asked()).toEqual(['GET /api/students/count']);
});

it('knows whether each call had its answer in the page', async () => {
  const request = await pageWith({ [count]: { data: 300 } });
  const { answeredByPage } = await import('./preloaded-data.ts');
  await request('GET /api/students/count');
  expect(answeredByPage()).toBe(true);
  await request('GET /api/projects');
  expect(answeredByPage()).toBe(false);
});

it('is for one call, its query included', async () => {
  const query = { populate: ['organization'], sort: 'publishedAt:desc' };
  const request = await pageWith({ [earlyAnswerKey('/api/projects', query)]: { data: [{ id: 1 }] } });
  await request('GET /api/projects', { query: { populate: ['organization'] } });
  expect(asked()).toEqual(['GET /api/projects']);
  await expect(
    request('GET /api/projects', { query: { populate: ['organization'], sort: 'publishedAt:desc' } }),
  ).resolves.toEqual({
    data: [{ id: 1 }],
  });
  expect(asked()).toHaveLength(1);
});

it('is found by the parameters of the path as well', async () => {
  const request = await pageWith({ [earlyAnswerKey('/api/projects/7')]: { data: { id: 7 } } });
  await expect(request('GET /api/projects/:id', { params: { id: ids.project.parse(7) } })).resolves.toEqual({
    data: { id: 7 },
  });
  expect(asked()).toEqual([]);
});

it('is read as any answer, whatever its server wraps', async () => {
  const request = await pageWith({
    [earlyAnswerKey('/api/projects')]: { data: [{ id: 1, attributes: { title: 'Huertos' } }] },
  });
  await expect(request('GET /api/projects')).resolves.toEqual({ data: [{ id: 1, title: 'Huertos' }] });
});

it.each([
  ['too old', 6 * minute],
  ['from the future, because a clock is wrong', -6 * minute],
])('does not count when it is %s', async (_, age) => {
  const request = await pageWith({ [count]: { data: 300 } }, age);
  await expect(request('GET /api/students/count')).resolves.toEqual({ data: 301 });
});

it('does not count any more after something was changed, such as who is signed in', async () => {
  const request = await pageWith({ [count]: { data: 300 } });
  await request('POST /api/auth/logout');
  await expect(request('GET /api/students/count')).resolves.toEqual({ data: 301 });
});

it('takes no answer from what every object has', async () => {
  const request = await pageWith({});
  await request('GET /api/students/count');
  expect(asked()).toEqual(['GET /api/students/count']);
});

it('says that there is nothing, without a call', async () => {
  const request = await pageWith({ [count]: null });
  await expect(request('GET /api/students/count')).rejects.toMatchObject({ code: 'NotFound' });
  expect(asked()).toEqual([]);
  await expect(request('GET /api/students/count')).resolves.toEqual({ data: 301 });
});
