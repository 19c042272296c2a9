/** @jest-environment jsdom */
import { type FilesOrigin } from '@puente/federation/files-origin';
import { filesOriginElement } from './files-origin.ts';

const origin = 'https://files.test';
const script = filesOriginElement({ origin, apps: ['shell'] }, '1.0.0-0123456789ab').replace(
  /^<script[^>]*>|<\/script>$/g,
  '',
);

const paths = ['/assets/shell/core.js', '/assets/shell/react.js', '/assets/shell/main.js'];
const style = '/assets/shell/main.css';

let reports: Record<string, string>[];
let answered: boolean;
/** Ends the listeners of the page. */
let page: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  reports = [];
  answered = false;
  sessionStorage.clear();
  Object.assign(performance, {
    getEntriesByType: () => [
      { name: `${origin}${paths[0]}`, responseEnd: 1, responseStatus: answered ? 200 : 0 },
    ],
  });
  Object.assign(globalThis, {
    fetch: (_: string, { body }: { body: string }) => {
      reports.push((JSON.parse(body) as { data: Record<string, string> }).data);
      return Promise.resolve();
    },
  });
});
afterEach(() => {
  page.abort();
  jest.useRealTimers();
});

function open(): void {
  document.body.innerHTML = '<p data-entry>A part of the page with such a mark</p>';
  document.head.innerHTML =
    `<link rel="stylesheet" href="${origin}${style}" data-href="${style}" data-entry>` +
    paths.map((path) => `<script type="x" src="${origin}${path}" data-entry></script>`).join('');
  document.head.insertAdjacentHTML(
    'beforeend',
    `<link rel="preload" as="script" href="${origin}/assets/shell/later.js"><link rel="preload" href="/api/me">`,
  );
  for (const element of document.querySelectorAll('script'))
    Object.assign(element, { integrity: `sha256-${new URL(element.src).pathname}` });
  // The listeners of former pages would act on this one.
  page = new AbortController();
  const { signal } = page;
  for (const target of [document, globalThis] as EventTarget[]) {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) =>
      add(type, listener, {
        ...(typeof options === 'object' ? options : { capture: options === true }),
        signal,
      }),
    );
  }
  const current = document.createElement('script');
  Object.assign(current.dataset, { origin, apps: 'shell student-app', version: '1' });
  Object.defineProperty(document, 'currentScript', { value: current, configurable: true });
  window.eval(script);
  jest.restoreAllMocks();
}

/** Tells whether this page view loads files from the site. */
const isLeft = () => filesOrigin().addressOf(style) === style;
const filesOrigin = () => globalThis.filesOrigin as FilesOrigin;
const fileOf = (path: string) => document.querySelector(`script[src="${origin}${path}"]`);
const come = (path: string) => fileOf(path)?.dispatchEvent(new Event('load'));
const fail = (path: string) => fileOf(path)?.dispatchEvent(new Event('error'));
const addresses = () => [...document.querySelectorAll('script')].map((one) => one.getAttribute('src'));

test('a file that fails is loaded from the site with those after it, in their order and with their integrity', () => {
  open();
  const seen = jest.fn();
  globalThis.addEventListener('error', seen, { capture: true, signal: page.signal });
  come(paths[0] ?? '');
  fail(paths[1] ?? '');
  expect(addresses()).toEqual([`${origin}${paths[0]}`, paths[1], paths[2]]);
  const [, react] = document.querySelectorAll('script');
  expect(react).toMatchObject({ async: false, integrity: `sha256-${paths[1]}`, crossOrigin: 'anonymous' });
  expect(react?.dataset).toHaveProperty('entry');
  expect(document.querySelector('link')?.getAttribute('href')).toBe(style);
  // The watchdog does not see it.
  expect(seen).not.toHaveBeenCalled();
  expect(isLeft()).toBe(true);
});

test('that is reported once, without anything of the visitor', () => {
  open();
  fail(paths[0] ?? '');
  jest.advanceTimersByTime(10_000);
  expect(reports).toEqual([
    {
      reference: expect.stringMatching(/^[0-9A-F]{6}$/) as string,
      app: 'shell',
      version: '1',
      phase: 'entry',
      reason: 'filesOriginLeft',
      at: 'core.js:0:0',
    },
  ]);
});

test.each([
  ['nothing has come from it', false, 3000],
  ['a single file does not come', true, 5000],
])('an origin is left when %s', (_, has, after) => {
  answered = has;
  open();
  jest.advanceTimersByTime(after - 1);
  expect(isLeft()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isLeft()).toBe(true);
  expect(addresses()).toEqual(paths);
  expect([...document.querySelectorAll('[rel=preload]')].map((hint) => hint.getAttribute('href'))).toEqual([
    '/api/me',
  ]);
  expect(reports).toHaveLength(1);
});

test('a browser that refuses the files by its policy gets them from the site, without a report', () => {
  open();
  const refused = (blockedURI: string) =>
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI }));
  refused('https://elsewhere.test/assets/shell/core.js');
  expect(isLeft()).toBe(false);
  refused(`${origin}${paths[0]}`);
  fail(paths[0] ?? '');
  expect(addresses()).toEqual(paths);
  expect(reports).toEqual([]);
});

test('nothing happens when all files come', () => {
  open();
  answered = true;
  for (const path of paths) come(path);
  document.querySelector('link')?.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(10_000);
  expect(isLeft()).toBe(false);
  expect(reports).toEqual([]);
});

test('the tab remembers it for ten minutes: its next pages use the site at once, and report nothing', () => {
  open();
  fail(paths[0] ?? '');
  expect(sessionStorage.getItem('files-left')).not.toBeNull();
  page.abort();

  open();
  expect(isLeft()).toBe(true);
  document.dispatchEvent(new Event('readystatechange'));
  expect(addresses()).toEqual(paths);
  expect(reports).toHaveLength(1);
  page.abort();

  jest.advanceTimersByTime(600_000);
  open();
  expect(isLeft()).toBe(false);
});
