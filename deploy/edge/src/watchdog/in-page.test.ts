/** @jest-environment jsdom */
import { watchdogElement } from './watchdog.ts';

const element = watchdogElement({ brand: 'Puente', version: '1.0.0-0123456789ab', nonce: 'n' });
const script = element.replace(/^<script[^>]*>|<\/script>$/g, '');

const main = '/assets/shell/main.js';
const shellStyle = '/assets/shell/main.css';
const ownStyle = '/assets/public-site/home.css';

/** Reports that the watchdog sent. */
let reports: string[];
/** Files that were loaded. */
let came: string[];

beforeEach(() => {
  jest.useFakeTimers();
  reports = [];
  came = [main, shellStyle, ownStyle];
  Object.assign(performance, {
    getEntriesByName: (address: string) => (came.includes(new URL(address).pathname) ? [{}] : []),
  });
  Object.assign(AbortSignal, { timeout: () => undefined });
  Object.assign(globalThis, {
    fetch: (_: string, { body }: RequestInit) => {
      if (typeof body === 'string') reports.push(body);
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

  test.each([
    [ownStyle, shellStyle, 0],
    [shellStyle, ownStyle, 1],
  ])('is not held back by %s, when that hangs', (_, other, reported) => {
    came = [main, other];
    open('<main>Puente</main>');
    jest.advanceTimersByTime(10_000);
    expect(styles()).toEqual([other]);
    expect(reports).toHaveLength(reported);
    expect(document.body.textContent).toBe('Puente');
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
