import { keepForOffline } from './offline.ts';

const register = jest.fn(() => Promise.resolve());
const set = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  set('serviceWorker', { register });
});
afterEach(() => {
  jest.useRealTimers();
  set('connection', undefined);
});

it('waits until the page has loaded and nothing else is going on', () => {
  keepForOffline();
  expect(register).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(register).toHaveBeenCalledWith('/service-worker.js');
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
