import { arriveAs, manifests, personAs } from '../test/shell.tsx';
import { keepForOffline } from './offline.ts';

const worker = () => jest.fn<void, [{ keep: unknown; apps?: string[] }]>();
let postMessage: ReturnType<typeof worker>;
const register = jest.fn(() => Promise.resolve());
const set = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  // A fake worker for each page: pages of earlier tests keep listening to the session.
  postMessage = worker();
  set('serviceWorker', { register, ready: Promise.resolve({ active: { postMessage } }) });
  set('connection', {});
  const files = ['/assets/shell/main.js', '/api/users/me'].map((path) => location.origin + path);
  const entries = [...files, 'https://stats.example/assets/tag.js'].map((name) => ({ name }));
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

it('waits until the page has loaded and nothing else is going on', () => {
  keepForOffline(manifests);
  expect(register).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(register).toHaveBeenCalledWith('/service-worker.js');
});

it('keeps at once what the page has loaded, and the rest after ten seconds', async () => {
  keepForOffline(manifests);
  await jest.advanceTimersByTimeAsync(5000);
  expect(postMessage.mock.calls).toEqual([[{ keep: ['/assets/shell/main.js'] }]]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(postMessage.mock.calls.slice(1)).toMatchObject([[{ keep: 'rest' }]]);
});

/** App names in each message. */
const asked = () => postMessage.mock.calls.slice(1).map(([{ apps = [] }]) => apps.toSorted());

it.each([
  // The student app has pages without a guard: the match rules and the unsubscribe page.
  [null, ['public-site', 'shell', 'student-app']],
  ['student', ['public-site', 'shell', 'student-app']],
  ['coordinator', ['organisation-app', 'public-site', 'shell', 'student-app']],
  ['teacher', ['public-site', 'shell', 'student-app']],
] as const)('of the apps, %s needs those whose pages are open to them', async (role, apps) => {
  await arriveAs(role && personAs(role));
  keepForOffline(manifests);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(asked()).toEqual([apps]);
});

it('asks again for a visitor who logs in later', async () => {
  await arriveAs(null);
  keepForOffline(manifests);
  await jest.advanceTimersByTimeAsync(30_000);
  await arriveAs(personAs('coordinator'));
  await jest.advanceTimersByTimeAsync(30_000);
  expect(asked()).toEqual([
    ['public-site', 'shell', 'student-app'],
    ['organisation-app', 'public-site', 'shell', 'student-app'],
  ]);
});

it.each([
  ['is paid by volume', { type: 'cellular' }],
  ['is slow', { effectiveType: '3g' }],
])('never asks for the rest on a line that %s', async (_, connection) => {
  set('connection', connection);
  keepForOffline(manifests);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(postMessage).toHaveBeenCalledTimes(1);
});

it('keeps nothing for a user who saves data', () => {
  set('connection', { saveData: true });
  keepForOffline(manifests);
  jest.runAllTimers();
  expect(register).not.toHaveBeenCalled();
});

it('is no loss where it is refused', async () => {
  register.mockRejectedValueOnce(new Error('SecurityError'));
  keepForOffline(manifests);
  jest.runAllTimers();
  await Promise.resolve();
  expect(register).toHaveBeenCalledTimes(1);
});
