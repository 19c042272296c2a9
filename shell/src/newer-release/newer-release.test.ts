import { currentReleaseSet, fetchReleaseSet } from '@puente/federation/runtime';
import { useToasts } from '@puente/platform/ui';
import { loadNewerReleases } from './newer-release.ts';

const mockSet = (version: string) => ({
  channel: 'production',
  shell: { version: 's-1', manifest: { name: 'shell', routes: [], menu: [] } },
  apps: {
    'student-app': {
      version,
      entry: '',
      styles: {},
      manifest: { name: 'student-app', routes: [], menu: [] },
    },
  },
});

jest.mock('@puente/federation/runtime', () => ({
  ...jest.requireActual<object>('@puente/federation/runtime'),
  currentReleaseSet: jest.fn(),
  fetchReleaseSet: jest.fn(),
}));

const minute = 60_000;
const hour = 60 * minute;
const served = jest.mocked(fetchReleaseSet);
const browser = { open: jest.fn(), reload: jest.fn() };
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.assign(AbortSignal, { timeout: () => undefined });
  document.body.innerHTML =
    '<form method="post"><input type="text"></form><a href="/projects">Proyectos</a><a href="/api/x.csv" download>CSV</a><a href="#main">Saltar</a>';
  // jsdom cannot open pages.
  document.body.addEventListener('click', (event) => event.preventDefault());
  jest.mocked(currentReleaseSet).mockReturnValue(mockSet('1'));
  served.mockResolvedValue({ ...mockSet('2'), openTabHours: 72 });
  stop = loadNewerReleases(browser);
});
afterEach(() => {
  stop();
  useToasts.setState({ toasts: [] });
  jest.useRealTimers();
});

const link = (text = 'Proyectos') =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text) ?? document.body;
const hover = async () => {
  link().dispatchEvent(new Event('pointerover', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(0);
};
const click = (text?: string, keys: MouseEventInit = {}) =>
  link(text).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
const toasts = () => useToasts.getState().toasts;

/** A tab that knows of the newer release. */
async function learn(after = 6 * minute): Promise<void> {
  await jest.advanceTimersByTimeAsync(after);
  await hover();
}

it('asks once in a while, when a link is about to be followed or the user returns', async () => {
  served.mockResolvedValue(mockSet('1'));
  await hover();
  expect(served).not.toHaveBeenCalled();
  await learn();
  await hover();
  expect(served).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(6 * minute);
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(served).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(served).toHaveBeenCalledTimes(2);
  click();
  expect(browser.open).not.toHaveBeenCalled();
});

it('loads the newer release with the next page', async () => {
  await learn();
  click();
  expect(browser.open).toHaveBeenCalledWith(new URL('/projects', location.href).href);
  expect(toasts()).toEqual([]);
});

it('leaves a page with something typed to the router, which keeps drafts, and loads the release after it', async () => {
  await learn();
  const field = document.querySelector('input') ?? document.createElement('input');
  field.value = 'Ada';
  click();
  expect(browser.open).not.toHaveBeenCalled();
  field.value = '';
  click();
  expect(browser.open).toHaveBeenCalledTimes(1);
});

it.each([
  ['another tab', 'Proyectos', { ctrlKey: true }],
  ['a file', 'CSV', {}],
  ['a place on the page', 'Saltar', {}],
])('leaves a click for %s alone', async (_, text, keys) => {
  await learn();
  click(text, keys);
  expect(browser.open).not.toHaveBeenCalled();
});

it('stays with its release without a connection, and when the newer one was taken back', async () => {
  await learn();
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  click();
  network.mockRestore();
  served.mockResolvedValue(mockSet('1'));
  await learn();
  click();
  expect(browser.open).not.toHaveBeenCalled();
});

it('asks for a reload once the tab is older than its files are kept for, and there is a newer release', async () => {
  await learn(71 * hour);
  expect(toasts()).toEqual([]);
  await learn(2 * hour);
  await learn(2 * hour);
  expect(toasts()).toMatchObject([
    { message: expect.stringContaining('Recarga la página') as string, stays: true },
  ]);
  toasts()[0]?.action?.onPress();
  expect(browser.reload).toHaveBeenCalledTimes(1);
});

it('never asks an old tab without a newer release', async () => {
  served.mockResolvedValue({ ...mockSet('1'), openTabHours: 72 });
  await learn(100 * hour);
  expect(toasts()).toEqual([]);
});
