/** @jest-environment jsdom */
import { type FilesOrigin } from '@puente/federation/files-origin';
import { filesOriginElement } from './files-origin.ts';

const origin = 'https://files.test';
const script = filesOriginElement({ origin, apps: [] }, '1').replace(/^<script[^>]*>|<\/script>$/g, '');
const path = '/assets/student-app/projects.0.js';
const stylePath = '/assets/student-app/projects.0.css';

let reports: unknown[];
/** Time at which the last file came from the origin. */
let answeredAt: number;

beforeEach(() => {
  jest.useFakeTimers();
  reports = [];
  answeredAt = 0;
  sessionStorage.clear();
  document.head.replaceChildren();
  Object.assign(performance, {
    getEntriesByType: () => [{ name: `${origin}/assets/a.js`, responseEnd: answeredAt, responseStatus: 200 }],
  });
  Object.assign(globalThis, {
    fetch: (_: string, { body }: { body: string }) => {
      reports.push((JSON.parse(body) as { data: unknown }).data);
      return Promise.resolve();
    },
  });
  const current = document.createElement('script');
  Object.assign(current.dataset, { origin, apps: 'shell student-app', version: '1' });
  Object.defineProperty(document, 'currentScript', { value: current, configurable: true });
  window.eval(script);
});
afterEach(() => jest.useRealTimers());

const files = () => globalThis.filesOrigin as FilesOrigin;

/** Adds a script as webpack does. */
function addScript(address = path) {
  const element = document.createElement('script');
  const [loaded, failed] = [jest.fn(), jest.fn()];
  Object.assign(element, { src: address, integrity: 'sha256-projects', onload: loaded, onerror: failed });
  files().load(element);
  document.head.append(element);
  return { element, loaded, failed };
}

function addStyle() {
  const element = document.createElement('link');
  const [loaded, failed] = [jest.fn(), jest.fn()];
  Object.assign(element, { rel: 'stylesheet', href: stylePath, onload: loaded, onerror: failed });
  files().load(element);
  document.head.append(element);
  return { element, loaded, failed };
}

const fire = (element: Element | undefined, type: string) => element?.dispatchEvent(new Event(type));
/** The script that was added last. */
const last = () => [...document.querySelectorAll('script')].at(-1);

describe('the address of a file', () => {
  test.each([
    [path, origin + path],
    [`${path}?retry=1`, `${origin}${path}?retry=1`],
    ['/assets/shell/main.js', `${origin}/assets/shell/main.js`],
    ['/assets/other-app/a.js', '/assets/other-app/a.js'],
    ['/service-worker.js', '/service-worker.js'],
    [origin + path, origin + path],
    [`http://localhost:3999${path}`, `http://localhost:3999${path}`],
  ])('%s is %s', (file, address) => {
    expect(files().addressOf(file)).toBe(address);
  });

  test('is on the site once the origin was left', () => {
    fire(addScript().element, 'error');
    expect(files().addressOf(origin + path)).toBe(path);
  });
});

test('scripts and styles come from the origin with CORS, and their events are left to who waits for them', () => {
  const { element, loaded, failed } = addScript();
  expect(element).toMatchObject({ src: origin + path, crossOrigin: 'anonymous' });
  const style = addStyle();
  expect(style.element).toMatchObject({ href: origin + stylePath, crossOrigin: 'anonymous' });
  // The runtime of webpack finds it by its path.
  expect(style.element.dataset['href']).toBe(stylePath);
  fire(element, 'load');
  fire(style.element, 'load');
  jest.advanceTimersByTime(10_000);
  expect(loaded).toHaveBeenCalledTimes(1);
  expect(failed).not.toHaveBeenCalled();
  expect(reports).toEqual([]);
});

test.each([
  ['whose app is on the site', `${location.origin}/assets/other-app/a.js`],
  ['of a development server', `http://localhost:3999${path}`],
])('an element is left alone %s', (_, address) => {
  const { element } = addScript(address);
  expect(element.src).toBe(address);
});

test.each(['load', 'error'])('a script that fails comes from the site; its %s is the outcome', (outcome) => {
  const { element, loaded, failed } = addScript();
  fire(element, 'error');
  expect(failed).not.toHaveBeenCalled();
  const other = last();
  expect(other).toMatchObject({
    src: location.origin + path,
    integrity: 'sha256-projects',
    crossOrigin: 'anonymous',
  });
  fire(other, outcome);
  expect([loaded.mock.calls.length, failed.mock.calls.length]).toEqual(outcome === 'load' ? [1, 0] : [0, 1]);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

test('a style that fails comes from the site, by the same element', () => {
  const { element, loaded, failed } = addStyle();
  fire(element, 'error');
  expect(failed).not.toHaveBeenCalled();
  expect(element.getAttribute('href')).toBe(stylePath);
  fire(element, 'load');
  expect(loaded).toHaveBeenCalledTimes(1);
});

test('a file that hangs is given up after 3 s; a failure that comes later counts for nothing', () => {
  const { element, loaded, failed } = addScript();
  jest.advanceTimersByTime(2999);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  jest.advanceTimersByTime(1);
  fire(element, 'error');
  fire(last(), 'load');
  expect(loaded).toHaveBeenCalledTimes(1);
  expect(failed).not.toHaveBeenCalled();
});

test('a file gets 5 s while others come: the network is slow', () => {
  const { element } = addScript();
  jest.advanceTimersByTime(2000);
  answeredAt = performance.now();
  jest.advanceTimersByTime(2999);
  expect(document.querySelectorAll('script')).toHaveLength(1);
  jest.advanceTimersByTime(1);
  fire(last(), 'load');
  expect(last()).toBe(element);
  expect(reports).toHaveLength(1);
});

test('all later files come from the site; that is reported once, and remembered for the tab', () => {
  const [first, second] = [addScript(), addStyle()];
  fire(first.element, 'error');
  fire(second.element, 'error');
  expect(addScript().element.src).toBe(location.origin + path);
  expect(sessionStorage.getItem('files-left')).toBe(String(Date.now()));
  expect(reports).toEqual([
    expect.objectContaining({ phase: 'chunk', reason: 'filesOriginLeft', at: 'projects.0.js:0:0' }),
  ]);
});
