/** Browser tests of rendered pages whose style sheets have not come: the rules in the HTML alone draw them alike. */
import type { BrowserContext, Page } from '@playwright/test';
import { drawnHtml } from '@puente/testing/drawn-html';
import { expect, test } from '@puente/testing/journey';
import { renderedAddresses } from '@puente/testing/rendered-addresses';

const widths = [360, 1280];

/** Returns place and look of every element, one per line: a screenshot differs in single pixels each time. */
const looksOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('#root *'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, border, borderRadius, opacity, visibility, boxShadow } =
        getComputedStyle(element);
      return [element.tagName, x, y, width, height, color, backgroundColor, font, border, borderRadius]
        .concat(opacity, visibility, boxShadow)
        .join(' ');
    }).join('\n'),
  );

/** Returns the addresses that look different without their style sheets. */
async function differing(context: BrowserContext, addresses: readonly string[]): Promise<string[]> {
  const page = await context.newPage();
  let isBlocked = false;
  await context.route('**/*.css', (route) => (isBlocked ? route.abort() : route.continue()));
  // The font is used only if it is there at once.
  await context.route('**/*.woff2', (route) => route.abort());
  const open = async (address: string) => {
    await page.goto(address);
    return looksOf(page);
  };
  const found: string[] = [];
  for (const [index, address] of addresses.entries()) {
    await page.setViewportSize({ width: widths[index % widths.length] ?? 360, height: 900 });
    isBlocked = false;
    const whole = await open(address);
    isBlocked = true;
    if (whole !== (await open(address))) found.push(address);
  }
  return found;
}

test('a public page looks the same before its style sheets come', async ({ browser, product }) => {
  test.setTimeout(180_000);
  const addresses = Object.values(await renderedAddresses(product.url));
  for (const address of addresses) await drawnHtml(product.url, address);
  const context = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
  });
  expect(await differing(context, addresses)).toEqual([]);
  await context.close();
});

for (const [who, addresses] of [
  ['estudiante@puente.test', ['/projects', '/profile', '/chat', '/tfx/create']],
  ['coordinacion@puente.test', ['/organizations', '/spaces/organizations/talent']],
] as const) {
  test(`a page of ${who} looks the same before its style sheets come`, async ({
    browser,
    person,
    product,
  }) => {
    const { context: signedIn } = await person(who);
    const context = await browser.newContext({
      baseURL: product.url,
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
      storageState: await signedIn.storageState(),
    });
    expect(await differing(context, addresses)).toEqual([]);
    await context.close();
  });
}
