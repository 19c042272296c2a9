/** @jest-environment jsdom */
import { lateStylesElement } from './late-styles.ts';

const script = lateStylesElement().replace(/^<script>|<\/script>$/g, '');

function applyLateStyles(): Promise<unknown> | undefined {
  window.eval(script);
  return globalThis.lateStyles;
}

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const announced = () => links().filter((link) => 'late' in link.dataset);
const added = () => links().filter((link) => !('late' in link.dataset));
const paths = (of: HTMLLinkElement[]) => of.map(({ href }) => new URL(href).pathname);

function settle(of: HTMLLinkElement[], event: 'load' | 'error'): Promise<void> {
  for (const link of of) link.dispatchEvent(new Event(event));
  return new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  document.head.innerHTML = ['main', 'page']
    .map((name) => `<link rel="stylesheet" href="/assets/${name}.css" media="not all" data-late>`)
    .join('');
});

test('style sheets are added at the end, in their order, once all have loaded', async () => {
  let areApplied = false;
  const applied = applyLateStyles()?.then(() => (areApplied = true));
  await settle(announced().slice(1), 'load');
  expect(added()).toEqual([]);
  await settle(announced().slice(0, 1), 'load');
  expect(paths(added())).toEqual(['/assets/main.css', '/assets/page.css']);
  expect(paths(links().slice(-2))).toEqual(paths(added()));
  expect(areApplied).toBe(false);
  await settle(added(), 'load');
  await applied;
});

test('one that fails holds up nothing, and is left to the loader', async () => {
  const applied = applyLateStyles();
  await settle(announced().slice(0, 1), 'error');
  await settle(announced().slice(1), 'load');
  expect(paths(announced())).toEqual(['/assets/page.css']);
  expect(paths(added())).toEqual(['/assets/page.css']);
  await settle(added(), 'error');
  await applied;
  expect(added()).toEqual([]);
});

test('nor does one that hangs', async () => {
  jest.useFakeTimers();
  const applied = applyLateStyles();
  await jest.advanceTimersByTimeAsync(10_000);
  await applied;
  expect(links()).toEqual([]);
  jest.useRealTimers();
});

test('a page without them is not changed', async () => {
  document.head.innerHTML = '';
  await applyLateStyles();
  expect(document.head.innerHTML).toBe('');
});
