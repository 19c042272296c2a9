import { render } from '@testing-library/react';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { sendMeasurements } from '@puente/client/measurements';
import { limits } from '@puente/contract/limits';
import { startMeasurement, useEmptySearch } from './index.ts';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));
jest.mock('@puente/client/measurements', () => ({ sendMeasurements: jest.fn() }));

const send = jest.mocked(sendMeasurements);
/** Without the versions, which a test of their own has. */
const sent = () =>
  structuredClone(sentWithVersions()).map((one) => {
    delete one.version;
    return one;
  });
const sentWithVersions = () => send.mock.calls.flatMap(([data]) => data);

let shown: string | undefined;
const listeners = new Set<() => void>();
let stop: () => void;

function show(page: string | undefined, address: string): void {
  window.history.pushState(null, '', address);
  shown = page;
  for (const listener of listeners) listener();
}

/** Loads what measures, as after Aceptar. */
async function agree(): Promise<void> {
  stop = startMeasurement({
    current: () => shown,
    version: () => `1.0.0-${shown ?? 'none'}`,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  await new Promise((resolve) => setTimeout(resolve));
}

let isHidden = false;
function hide(): void {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  isHidden = false;
}

let now = 0;
let id = 0;
/** Reports a value as the library does, some time after it occurred. */
function tell(on: typeof onLCP | typeof onINP | typeof onCLS, value: number, happened: number): void {
  const [report] = jest.mocked(on as typeof onLCP).mock.lastCall ?? [];
  report?.({ id: `v${++id}`, value, entries: [{ startTime: happened }] } as never);
}

/** Reports the largest paint of a soft navigation as the library does. */
function tellSoft(value: number, address: string, started: number, metric = `s${++id}`): void {
  const [report] = jest.mocked(onLCP).mock.lastCall ?? [];
  report?.({
    id: metric,
    value,
    entries: [],
    navigationType: 'soft-navigation',
    navigationURL: window.location.origin + address,
    navigationStartTime: started,
  } as never);
}

function Search({ isEmpty }: { isEmpty: boolean }) {
  useEmptySearch(isEmpty);
  return null;
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  performance.getEntriesByType = () => [{ name: `${window.location.origin}/projects` }] as never;
  now = 5000;
  show('projects', '/projects?q=ana');
});
afterEach(() => stop());

it('counts the page that is shown and each that follows, by name alone', async () => {
  await agree();
  show('project', '/projects/7');
  show('project', '/projects/8');
  show(undefined, '/nowhere');
  hide();
  const view = (page: string) => ({ page, what: 'view' });
  expect(sent()).toEqual([view('projects'), view('project'), view('project')]);
});

it('counts a view once, whatever is chosen in its filters, and sends nothing twice', async () => {
  await agree();
  show('projects', '/projects?q=otra&page=2');
  hide();
  hide();
  expect(sent()).toEqual([{ page: 'projects', what: 'view' }]);
});

it('counts a search without results once for each time that it comes to nothing', async () => {
  await agree();
  const { rerender } = render(<Search isEmpty={false} />);
  rerender(<Search isEmpty />);
  rerender(<Search isEmpty />);
  rerender(<Search isEmpty={false} />);
  rerender(<Search isEmpty />);
  hide();
  const empty = { page: 'projects', what: 'emptySearch' };
  expect(sent().filter(({ what }) => what === 'emptySearch')).toEqual([empty, empty]);
});

it('counts the empty search that is on the screen when it begins, and none that was before', async () => {
  const { unmount } = render(<Search isEmpty />);
  unmount();
  await agree();
  stop();
  render(<Search isEmpty />);
  await agree();
  hide();
  expect(sent()).toEqual([
    { page: 'projects', what: 'view' },
    { page: 'projects', what: 'emptySearch' },
  ]);
});

it('tells each web vital as a bucket of the page where it happened', async () => {
  await agree();
  now = 9000;
  show('project', '/projects/7');
  tell(onLCP, 1234.5, 1234.5);
  tell(onINP, 480, 8999);
  tell(onCLS, 0.3, 9001);
  hide();
  expect(sent().filter(({ what }) => what !== 'view')).toEqual([
    { page: 'projects', what: 'LCP', bucket: 2 },
    { page: 'projects', what: 'INP', bucket: 4 },
    { page: 'project', what: 'CLS', bucket: 5 },
  ]);
});

it('tells the largest paint of each page opened inside the product, beside that of the document', async () => {
  await agree();
  now = 9000;
  show('project', '/projects/7');
  now = 12_000;
  show('projects', '/projects');
  tell(onLCP, 1234.5, 1234.5);
  // The browser counts from the click, before the page is shown.
  tellSoft(420, '/projects/7?desde=lista', 8700);
  tellSoft(3100, '/projects', 11_000, 'same');
  tellSoft(9100, '/projects', 11_000, 'same');
  hide();
  expect(sent().filter(({ what }) => what.endsWith('LCP'))).toEqual([
    { page: 'projects', what: 'LCP', bucket: 2 },
    { page: 'project', what: 'softLCP', bucket: 0 },
    { page: 'projects', what: 'softLCP', bucket: 6 },
  ]);
  expect(onLCP).toHaveBeenCalledWith(expect.any(Function), { reportSoftNavs: true });
});

it('counts no paint of a filter or of an address that is not shown', async () => {
  await agree();
  show('projects', '/projects?q=otra');
  tellSoft(420, '/projects?q=otra', 8700);
  tellSoft(420, '/nowhere', 8700);
  hide();
  expect(sent()).toEqual([{ page: 'projects', what: 'view' }]);
});

it('leaves out what happened on pages before the visitor agreed', async () => {
  show('home', '/');
  await agree();
  tell(onLCP, 900, 900);
  hide();
  expect(sent()).toEqual([{ page: 'home', what: 'view' }]);
});

it('says of which version of its app a page was', async () => {
  await agree();
  tell(onCLS, 0.02, 10);
  show('home', '/');
  hide();
  expect(sentWithVersions()).toMatchObject([
    { page: 'projects', version: '1.0.0-projects', what: 'view' },
    { page: 'projects', version: '1.0.0-projects', what: 'CLS' },
    { page: 'home', version: '1.0.0-home', what: 'view' },
  ]);
});

it('counts a vital that grows once', async () => {
  await agree();
  tell(onCLS, 0.02, 10);
  id--;
  tell(onCLS, 0.3, 10);
  hide();
  expect(sent().filter(({ what }) => what === 'CLS')).toEqual([{ page: 'projects', what: 'CLS', bucket: 1 }]);
});

it('sends when there is as much as one request may have', async () => {
  await agree();
  for (let n = 1; n < limits.measurements.batch; n++) show('project', `/projects/${n}`);
  expect(sent()).toHaveLength(limits.measurements.batch);
});

it('notes nothing before the visitor agrees', () => {
  render(<Search isEmpty />);
  hide();
  expect(onLCP).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

it('forgets what was not sent when the visitor withdraws, and ends', async () => {
  await agree();
  stop();
  show('project', '/projects/7');
  tell(onINP, 480, 5000);
  render(<Search isEmpty />);
  hide();
  expect(listeners.size).toBe(0);
  expect(send).not.toHaveBeenCalled();
});

it('does not begin when the visitor withdraws while it is loaded', async () => {
  const started = agree();
  stop();
  await started;
  hide();
  expect(onLCP).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});
