import { keepForOffline } from './offline.ts';

const postMessage = jest.fn();
const register = jest.fn(() => Promise.resolve());
const set = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
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
  keepForOffline();
  expect(register).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(register).toHaveBeenCalledWith('/service-worker.js');
});

it('keeps at once what the page has loaded, and the rest after ten seconds', async () => {
  keepForOffline();
  await jest.advanceTimersByTimeAsync(5000);
  expect(postMessage.mock.calls).toEqual([[{ keep: ['/assets/shell/main.js'] }]]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(postMessage.mock.calls.slice(1)).toEqual([[{ keep: 'rest' }]]);
});

it.each([
  ['is paid by volume', { type: 'cellular' }],
  ['is slow', { effectiveType: '3g' }],
])('never asks for the rest on a line that %s', async (_, connection) => {
  set('connection', connection);
  keepForOffline();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(postMessage).toHaveBeenCalledTimes(1);
});

it('keeps nothing for somebody who saves data', () => {
  set('connection', { saveData: true });
  keepForOffline();
  jest.runAllTimers();
  expect(register).not.toHaveBeenCalled();
});

it('is no loss where it is refused', async () => {
  register.mockRejectedValueOnce(new Error('SecurityError'));
  keepForOffline();
  jest.runAllTimers();
  await Promise.resolve();
  expect(register).toHaveBeenCalledTimes(1);
});
