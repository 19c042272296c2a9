/** Browser tests of text at 200 %, and of words longer than the screen: WCAG 1.4.4 and 1.4.10. */
import type { BrowserContext, Page } from '@playwright/test';
import { everyAddress } from '@puente/testing/every-address';
import { expect, test } from '@puente/testing/journey';
import { tooWideBy } from '@puente/testing/page-width';
import { untilReady } from '@puente/testing/ready';

const phone = { width: 360, height: 740 };

/** Doubles the text size, expands everything collapsed, and lays out the off-screen content. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
    const styles = new CSSStyleSheet();
    styles.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [styles];
  });

/** Returns the innermost elements that overflow the page. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { width } = document.documentElement.getBoundingClientRect();
    const isWide = (part: Element) => part.getBoundingClientRect().right > width + 1;
    return [...document.body.querySelectorAll('*')]
      .filter((part) => isWide(part) && ![...part.children].some(isWide))
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`)
      .slice(0, 5)
      .join(' | ');
  });

/** Returns the controls of the header that overlap others. */
const crowded = (page: Page) =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('header a, header button')]
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return found.flatMap((one, place) =>
      found
        .slice(place + 1)
        .filter(({ box }) => box.left < one.box.right - 1 && one.box.left < box.right - 1)
        .filter(({ box }) => box.top < one.box.bottom - 1 && one.box.top < box.bottom - 1)
        .map((other) => `${one.name} and ${other.name} lie over each other`),
    );
  });

/** Lists the elements of a page that are too wide, as a single line. */
async function widthOf(page: Page, name: string): Promise<string[]> {
  const pixels = await tooWideBy(page);
  return pixels > 0 ? [`${name}: ${pixels} px wider than the screen: ${await beyond(page)}`] : [];
}

test('text at 200 % is not wider than the screen on any page, and no control of the header lies over another', async ({
  person,
}) => {
  const findings: string[] = [];
  const opened = new Map<string, { page: Page; context: BrowserContext }>();
  const as = async (who: Parameters<typeof person>[0] & string) => {
    const known = opened.get(who) ?? (await person(who, phone));
    opened.set(who, known);
    return known.page;
  };
  for (const { name, path, who } of await everyAddress(async (one) => (await as(one)).request)) {
    const page = await as(who);
    await page.goto(path);
    await untilReady(page);
    await enlarge(page);
    if (who !== 'visitor') await page.getByRole('banner').getByRole('button').first().waitFor();
    findings.push(...(await widthOf(page, name)), ...(await crowded(page)).map((what) => `${name}: ${what}`));
  }
  expect(findings).toEqual([]);
});

test('with text at 200 % the header of a wide window takes no more than two lines', async ({ person }) => {
  for (const who of ['visitor', 'estudiante@puente.test', 'coordinacion@puente.test'] as const) {
    const { page } = await person(who, { width: 1280, height: 740 });
    await page.goto('/estudiantes');
    await untilReady(page);
    await enlarge(page);
    const height = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height);
    expect([who, height <= 160 || height]).toEqual([who, true]);
  }
});

test('words of 70 letters stay within a phone, wherever somebody may have written them', async ({
  person,
}) => {
  const { page } = await person('estudiante@puente.test', { width: 320, height: 640 });
  const findings: string[] = [];
  for (const path of [
    '/tfx',
    '/projects',
    '/spaces/organizations',
    '/resources',
    '/profile?section=projects',
  ]) {
    await page.goto(path);
    await untilReady(page);
    await page.locator('main article').first().waitFor();
    const written = await page.evaluate(() => {
      const walker = document.createTreeWalker(
        document.querySelector('#main') as Element,
        NodeFilter.SHOW_TEXT,
      );
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      const inCards = texts.filter(
        (text) => text.parentElement?.closest('article') && text.data.trim() !== '',
      );
      for (const text of inCards) text.data = 'Supercalifragilistico'.repeat(4).slice(0, 70);
      return inCards.length;
    });
    expect([path, written > 0]).toEqual([path, true]);
    findings.push(...(await widthOf(page, path)));
  }
  expect(findings).toEqual([]);
});
