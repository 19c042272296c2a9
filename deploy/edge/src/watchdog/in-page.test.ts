/** @jest-environment jsdom */
import { watchdogElement } from './watchdog.ts';

const element = watchdogElement({ brand: 'Puente', version: '1.0.0-0123456789ab' });
const script = element.replace(/^<script[^>]*>|<\/script>$/g, '');

const main = '/assets/shell/main.js';
const shellStyle = '/assets/shell/main.css';
const ownStyle = '/assets/public-site/home.css';

/** Reports that the watchdog sent. */
let reports: string[];
/** Files that were loaded. */
let came: string[];
/** Files of which a script gave up the request. */
let givenUp: string[];
/** Files that the watchdog requested itself, with their integrity. */
let fetched: [string, unknown][];

beforeEach(() => {
  jest.useFakeTimers();
  reports = [];
  fetched = [];
  givenUp = [];
  came = [main, shellStyle, ownStyle];
  Object.assign(performance, {
    getEntriesByName: (address: string) => {
      const { pathname } = new URL(address, location.href);
      if (givenUp.includes(pathname)) return [{ responseStatus: 0 }];
      return came.includes(pathname) ? [{}] : [];
    },
  });
  Object.assign(AbortSignal, { timeout: () => undefined });
  Object.assign(globalThis, {
    fetch: (address: string, { body, integrity }: RequestInit) => {
      if (typeof body === 'string') reports.push(body);
      else fetched.push([new URL(address).pathname, integrity]);
      return new Promise(() => {});
    },
  });
});
afterEach(() => jest.useRealTimers());

/** Opens a page whose root contains the renderer's HTML. */
function open(drawn: string): void {
  document.head.innerHTML =
    `<link rel="stylesheet" href="${shellStyle}" data-entry><script type="x" src="${main}" data-entry></script>` +
    `<link rel="stylesheet" data-drawn href="${ownStyle}">`;
  document.body.innerHTML = `<div id="root">${drawn}</div>`;
  window.eval(script);
}

const styles = () =>
  [...document.querySelectorAll('link[rel=stylesheet]')].map((style) => style.getAttribute('href'));

describe('a page that was drawn', () => {
  test('keeps its styles, and nothing is said, when all of its files came', () => {
    open('<main>Puente</main>');
    jest.advanceTimersByTime(10_000);
    expect(styles()).toEqual([shellStyle, ownStyle]);
    expect(reports).toEqual([]);
  });

  test('is not held back by a style of its app, when that hangs', () => {
    came = [main, shellStyle];
    open('<main>Puente</main>');
    jest.advanceTimersByTime(10_000);
    expect(styles()).toEqual([shellStyle]);
    expect(reports).toEqual([]);
    expect(document.body.textContent).toBe('Puente');
  });

  const told = () =>
    document.querySelector('[role=alert]') ?? document.querySelector('button')?.parentElement;
  const root = () => document.getElementById('root');

  test.each([
    ['has not come', () => (came = [main, ownStyle])],
    ['was given up by a script', () => (givenUp = [shellStyle])],
  ])('gives place to the message when a style of the shell hangs that %s; that is reported', (_, hang) => {
    hang();
    open('<main>Puente</main>');
    jest.advanceTimersByTime(10_000);
    expect(styles()).toEqual([ownStyle]);
    expect(reports).toEqual([expect.stringContaining('"phase":"style","reason":"timeout"')]);
    expect(told()?.textContent).toMatch(/no se ha podido cargar.*indica la referencia \w{6}\.Reintentar/);
    expect(root()?.hidden).toBe(true);
  });

  test('stays in sight below the message when a style of the shell fails, if the HTML has the rules of its first paint', () => {
    globalThis.lateStyles = Promise.resolve();
    open('<main>Puente</main>');
    document.querySelector(`[href="${shellStyle}"]`)?.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(2000);
    expect(told()?.textContent).toContain('no se ha podido cargar');
    expect(document.body.firstElementChild).toBe(told());
    expect(root()?.hidden).toBe(false);
    globalThis.lateStyles = undefined;
  });

  test('loses a style of its own that failed at once, so that the shell asks for it', () => {
    open('<main>Puente</main>');
    document.querySelector(`[href="${ownStyle}"]`)?.dispatchEvent(new Event('error'));
    expect(styles()).toEqual([shellStyle]);
  });

  test('goes on to be read when the shell does not come; that is reported', () => {
    came = [shellStyle, ownStyle];
    open('<main>Puente</main>');
    jest.advanceTimersByTime(10_000);
    expect(document.body.textContent).toBe('Puente');
    expect(reports).toEqual([expect.stringContaining('"reason":"timeout"')]);
  });
});

describe('an error that the shell throws in a page that was drawn', () => {
  const thrown = () => {
    window.dispatchEvent(new ErrorEvent('error', { filename: new URL(main, location.href).href, lineno: 7 }));
    jest.advanceTimersByTime(7_000);
  };

  test('is reported when the shell has not started; the page goes on to be read', () => {
    open('<main>Puente</main>');
    thrown();
    expect(document.body.textContent).toBe('Puente');
    // The scripts of the tests before it watch as well.
    expect(reports.at(0)).toContain('"reason":"invalid","at":"main.js:7:0"');
  });

  test('is left to the shell once that has started', () => {
    came.push('/shell-started');
    open('<main>Puente</main>');
    thrown();
    expect(reports).toEqual([]);
  });
});

/** Tells the page, as a browser does, that the policy refused a file. */
function refuse(path: string): void {
  const event = Object.assign(new Event('securitypolicyviolation'), {
    blockedURI: new URL(path, location.href).href,
  });
  document.dispatchEvent(event);
  window.dispatchEvent(new Event('DOMContentLoaded'));
}

describe('in a browser that knows hashes of inline scripts only', () => {
  const scripts = () =>
    [...document.querySelectorAll('script')].map(({ src, integrity, async }) => ({ src, integrity, async }));

  test('the shell is added by the watchdog, which is trusted, with the same integrity', () => {
    open('');
    // jsdom does not know the property.
    Object.assign(document.querySelector('script') ?? {}, { integrity: 'sha256-main' });
    refuse(main);
    const src = new URL(main, location.href).href;
    expect(scripts()).toEqual([{ src, integrity: 'sha256-main', async: false }]);
    expect(document.querySelector('script[type=x]')).toBeNull();
  });

  test.each(['/assets/other.js', 'https://elsewhere.example/assets/shell/main.js', '/uploads/1.js'])(
    'nothing else is added: %s',
    (path) => {
      open('');
      const before = scripts();
      document.head.insertAdjacentHTML(
        'beforeend',
        '<script type="x" data-entry src="/uploads/1.js"></script>',
      );
      refuse(path);
      expect(scripts().slice(0, -1)).toEqual(before);
      expect(document.querySelectorAll('script[type=x]')).toHaveLength(2);
    },
  );
});

test('a hint that was blocked without a request is loaded into the cache, others are left alone', () => {
  open('');
  came.push('/assets/came.js');
  for (const name of ['blocked.js', 'came.js'])
    document.head.insertAdjacentHTML(
      'beforeend',
      `<link rel="preload" as="script" href="/assets/${name}" integrity="sha256-${name}">`,
    );
  for (const link of document.querySelectorAll('link[as=script]')) {
    // jsdom does not know the properties.
    Object.assign(link, { as: 'script', integrity: link.getAttribute('integrity') });
    link.dispatchEvent(new Event('error'));
  }
  // The watchdogs of earlier tests listen to the same window.
  expect(new Set(fetched.map(String))).toEqual(new Set(['/assets/blocked.js,sha256-blocked.js']));
});
