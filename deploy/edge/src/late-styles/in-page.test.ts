/** @jest-environment jsdom */
import { lateStylesElement } from './late-styles.ts';

/** Content of each file; null for one that cannot be fetched. */
let contents: Record<string, string | null | Promise<string>>;
let asked: [string, unknown][];

beforeEach(() => {
  asked = [];
  document.head.innerHTML = '<style>.first{top:0}</style>';
  Object.assign(AbortSignal, { timeout: () => undefined });
  Object.assign(globalThis, {
    fetch: async (path: string, { integrity }: RequestInit) => {
      asked.push([path, integrity]);
      const content = await contents[path];
      if (content === null) throw new TypeError('Failed to fetch');
      return { ok: true, text: () => Promise.resolve(content) };
    },
  });
});

function addStyles(): Promise<unknown> | undefined {
  const [, files = ''] =
    /data-files="([^"]*)"/.exec(
      lateStylesElement([
        { path: '/assets/shell/main.css', integrity: 'sha256-main', mark: 'entry' },
        { path: '/assets/public-site/home.css', integrity: 'sha256-home', mark: 'drawn' },
      ]),
    ) ?? [];
  const script = lateStylesElement([]).replace(/^<script[^>]*>|<\/script>$/g, '');
  const element = document.createElement('script');
  element.dataset['files'] = files.replaceAll('&quot;', '"');
  Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
  window.eval(script);
  return globalThis.lateStyles;
}

const added = () => [...document.head.children].slice(1);

test('style sheets are added at the end, in their order, once all have come', async () => {
  let come: (content: string) => void = () => {};
  contents = {
    '/assets/shell/main.css': new Promise((resolve) => (come = resolve)),
    '/assets/public-site/home.css': '.home{top:0}',
  };
  const adding = addStyles();
  await new Promise((resolve) => setTimeout(resolve));
  expect(added()).toEqual([]);
  come('.main{top:0}');
  await adding;
  expect(added().map(({ outerHTML }) => outerHTML)).toEqual([
    '<style data-href="/assets/shell/main.css">.main{top:0}</style>',
    '<style data-href="/assets/public-site/home.css">.home{top:0}</style>',
  ]);
  expect(asked).toEqual([
    ['/assets/shell/main.css', 'sha256-main'],
    ['/assets/public-site/home.css', 'sha256-home'],
  ]);
});

test('one that does not come like this is left to the browser and the watchdog', async () => {
  contents = { '/assets/shell/main.css': null, '/assets/public-site/home.css': '.home{top:0}' };
  const settled = jest.fn();
  void addStyles()?.then(settled);
  await new Promise((resolve) => setTimeout(resolve));
  const [main, home] = added();
  expect(main).toMatchObject({ tagName: 'LINK', rel: 'stylesheet', integrity: 'sha256-main' });
  expect((main as HTMLElement).dataset).toHaveProperty('entry');
  expect(home?.tagName).toBe('STYLE');
  // The page is not hydrated without the shell's rules.
  expect(settled).not.toHaveBeenCalled();
  main?.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).toHaveBeenCalledTimes(1);
});

test('one of the app that does not come like this is left to the loader, which takes any link to it as loaded', async () => {
  contents = { '/assets/shell/main.css': '.main{top:0}', '/assets/public-site/home.css': null };
  await addStyles();
  expect(added().map(({ tagName }) => tagName)).toEqual(['STYLE']);
});

test('data of languages is loaded when the browser is idle after the first frame, not before', async () => {
  contents = { '/assets/shell/main.css': '.main{top:0}', '/assets/public-site/home.css': '.home{top:0}' };
  // The frame of the tests before.
  await new Promise(requestAnimationFrame);
  const idle = jest.fn((act: () => void) => act());
  const formats = jest.spyOn(Intl, 'DateTimeFormat');
  Object.assign(globalThis, { requestIdleCallback: idle });
  const adding = addStyles();
  expect(idle).not.toHaveBeenCalled();
  await new Promise(requestAnimationFrame);
  expect(idle).toHaveBeenCalledTimes(1);
  expect(formats).toHaveBeenCalledTimes(1);
  await adding;
});
