/** Acceptance: only known scripts run, although the page is the same for every visitor and so has no nonce. */
import { expect, test } from '@puente/testing/journey';

test(
  'injected scripts do not run: neither inline, nor without integrity, nor as part of the HTML',
  { tag: '@core' },
  async ({ product, person }) => {
    const { page } = await person();
    const [script = ''] =
      /\/assets\/shell\/main[^"]+\.js/.exec(await (await page.request.get(product.url)).text()) ?? [];
    // Part of the HTML as it comes: somebody's text that got out of its place.
    await page.route('**/blog', async (route) => {
      const response = await route.fetch();
      const injected =
        `<script>globalThis.ran = 'inline'</script><script nonce="">globalThis.ran = 'nonce'</script>` +
        `<script src="/service-worker.js?parsed"></script><style>body{--injected:1}</style><p onclick="globalThis.ran='handler'">x</p>`;
      const body = (await response.text()).replace('<body>', `<body>${injected}`);
      await route.fulfill({ response, body });
    });
    const received: string[] = [];
    page.on('response', (response) => received.push(response.url()));
    await page.goto('/blog');
    await page.waitForFunction(() => performance.getEntriesByName('content-ready').length > 0);
    await page.getByText('x', { exact: true }).click();
    const loaded = await page.evaluate(async (src) => {
      const add = (integrity: string) =>
        new Promise<string>((resolve) => {
          const element = document.createElement('script');
          element.crossOrigin = 'anonymous';
          element.integrity = integrity;
          element.onload = () => resolve('loaded');
          element.onerror = () => resolve('refused');
          element.src = `${src}?again`;
          document.head.append(element);
        });
      const known = document.querySelector<HTMLScriptElement>('script[src*="/main"]')?.integrity ?? '';
      return {
        without: await add(''),
        withIntegrity: await add(known),
        ran: (globalThis as { ran?: string }).ran,
        style: getComputedStyle(document.body).getPropertyValue('--injected'),
      };
    }, script);
    expect(loaded).toEqual({ without: 'refused', withIntegrity: 'loaded', ran: undefined, style: '' });
    expect(received.filter((url) => url.endsWith('?parsed'))).toEqual([]);
  },
);
