/**
 * Acceptance (specification §2 Banners, §3 Browser storage, §9): no third-party request before consent, lazy loading after it, and
 * withdrawal. A real server on another origin plays the third parties.
 */
import type { Page } from '@playwright/test';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test as base } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';
import { startThirdPartyServer, type ThirdPartyServer } from '@puente/testing/third-party-server';

const scripts = {
  // Behaves like such scripts: sets a cookie, writes to storage and sends a beacon.
  '/stats.js?id=1': `document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=9999'; localStorage.setItem('_gaSomething', '1');
    window.ran = [...(window.ran ?? []), 'stats']; fetch(new URL('/collect', document.currentScript.src), { mode: 'no-cors' });`,
  // Loads a module of its own, like session recorders.
  '/record.js': `const more = document.createElement('script'); more.src = new URL('/modules/recorder.js', document.currentScript.src).href;
    document.head.append(more);`,
  '/modules/recorder.js': `window.ran = [...(window.ran ?? []), 'recorder'];`,
  '/collect': '',
};

const test = base.extend<object, { others: ThirdPartyServer }>({
  others: [
    async ({}, use) => {
      const server = await startThirdPartyServer(scripts);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  // A product with third-party services.
  productSettings: [
    async ({ others }, use) =>
      use({
        env: {
          ANALYTICS_SCRIPT: `${others.url}/stats.js?id=1`,
          RECORDING_SCRIPT: `${others.url}/record.js ${others.url}/modules/`,
          // Always fails, which must not affect the page.
          CHAT_SCRIPT: `${others.url}/chat.js`,
        },
      }),
    { scope: 'worker' },
  ],
});

test.beforeEach(({ others }) => void others.asked.splice(0));

const everything = ['/chat.js', '/collect', '/modules/recorder.js', '/record.js', '/stats.js?id=1'];

const newVisitor = { visitor: 'new' } as const;
const banner = (page: Page) => page.getByRole('region', { name: 'Tú decides sobre las cookies' });
const inBanner = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Preferencias de cookies' });
const inPanel = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const ran = (page: Page) => page.evaluate(() => ((globalThis as { ran?: string[] }).ran ?? []).toSorted());

/** Waits until the page has requested everything that it loads on idle. */
async function quiet(page: Page): Promise<void> {
  await untilReady(page);
  // The chunk that asks for consent, and loads the scripts with consent.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/consent\.[^/]+\.js$/.test(name)),
  );
  await page.evaluate(async () => {
    // Wait for several idle periods: the first may fall between two steps of that chunk.
    for (let moments = 0; moments < 5; moments++)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
  });
}

/** Expects that the idle page has no third-party script, and that none has been requested. */
async function expectNothingOf(others: ThirdPartyServer, page: Page): Promise<void> {
  await quiet(page);
  await expect(page.locator(`script[src^="${others.url}"]`)).toHaveCount(0);
  expect(others.asked).toEqual([]);
}

/** Problems on the pages, except the chat script's intended failure. */
const unexpected = (problems: readonly string[]) =>
  problems.filter((problem) => !/status of 500/.test(problem));

test('§2.6: three ways of the same prominence; Rechazar requests nothing of others, on this visit and the next', async ({
  person,
  others,
}) => {
  const { page, problems } = await person('visitor', newVisitor);
  await page.goto('/');
  await banner(page).waitFor();
  await expect(page.locator('body')).toBeFocused();
  const looks = await Promise.all(
    ['Rechazar', 'Configurar', 'Aceptar'].map((name) => lookOf(inBanner(page, name))),
  );
  expect(looks[1]).toEqual(looks[0]);
  expect(looks[2]).toEqual(looks[0]);
  await expectNothingOf(others, page);

  await inBanner(page, 'Rechazar').click();
  await banner(page).waitFor({ state: 'detached' });
  await expectNothingOf(others, page);
  expect(await stored(page, 'analytics_ga')).toBe('false');
  expect(JSON.parse((await stored(page, 'cookieConsent')) ?? '')).toMatchObject({
    choice: 'rejected',
    date: expect.any(String),
  });

  await page.goto('/estudiantes');
  await expectNothingOf(others, page);
  await expect(banner(page)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('§2.6, §9: after Aceptar the scripts load once each, lazily; withdrawn at the foot, they are gone in every tab', async ({
  person,
  others,
}) => {
  const { context, page, problems } = await person('visitor', newVisitor);
  await page.goto('/');
  await inBanner(page, 'Aceptar').click();
  await expect.poll(() => others.asked.toSorted()).toEqual(everything);
  await expect.poll(() => ran(page)).toEqual(['recorder', 'stats']);
  expect(await stored(page, 'analytics_ga')).toBe('true');
  expect(JSON.parse((await stored(page, 'cookieConsent')) ?? '')).toMatchObject({ choice: 'accepted' });
  // The failed chat does not affect the header, the page or the rest of the product.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Universidades' }).click();
  await page.waitForURL('**/universidades');
  await quiet(page);
  expect(others.asked.toSorted()).toEqual(everything);

  // A second visit loads them without asking.
  const second = await context.newPage();
  await second.goto('/');
  await expect.poll(() => ran(second)).toEqual(['recorder', 'stats']);
  await expect(banner(second)).toHaveCount(0);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferencias de cookies' }).click();
  const analytics = panel(page).getByRole('checkbox', { name: /^Medición de/ });
  await expect(analytics).toBeChecked();
  const reloaded = Promise.all([page, second].map((tab) => tab.waitForEvent('load')));
  await inPanel(page, 'Rechazar').click();
  await reloaded;
  others.asked.splice(0);
  for (const tab of [page, second]) {
    await expectNothingOf(others, tab);
    expect(await ran(tab)).toEqual([]);
    await expect(banner(tab)).toHaveCount(0);
  }
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
  expect(await stored(page, '_gaSomething')).toBeNull();
  expect(unexpected(problems)).toEqual([]);
});

test('§2.6: Configurar, with the keyboard alone: technical cookies always on, analytics optional; withdrawn on /cookies', async ({
  person,
  others,
}) => {
  const { page, problems } = await person('visitor', newVisitor);
  await page.goto('/');
  await banner(page).waitFor();
  await keyboard.activate(inBanner(page, 'Configurar'));
  await panel(page).waitFor();
  const technical = panel(page).getByRole('checkbox', { name: /Técnicas/ });
  await expect(technical).toBeChecked();
  await expect(technical).toBeDisabled();
  const analytics = panel(page).getByRole('checkbox', { name: /^Medición de/ });
  await expect(analytics).not.toBeChecked();
  // Closing the panel makes no choice: the banner is still there.
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await expect(inBanner(page, 'Configurar')).toBeFocused();
  expect(await stored(page, 'cookieConsent')).toBeNull();

  await page.keyboard.press('Enter');
  await keyboard.check(analytics);
  expect(others.asked).toEqual([]);
  await keyboard.activate(inPanel(page, 'Guardar'));
  // Only the chosen one of three services runs, and not the product's own analytics either.
  await expect.poll(() => ran(page)).toEqual(['stats']);
  await quiet(page);
  await expect(page.locator(`script[src^="${others.url}"]`)).toHaveCount(1);
  await expect.poll(() => [...new Set(others.asked)].toSorted()).toEqual(['/collect', '/stats.js?id=1']);
  expect(JSON.parse((await stored(page, 'cookieConsent')) ?? '')).toMatchObject({ choice: 'configured' });

  await page.goto('/cookies');
  await page.getByRole('main').getByRole('button', { name: 'Preferencias de cookies' }).first().click();
  await expect.poll(() => ran(page)).toEqual(['stats']);
  await panel(page)
    .getByRole('checkbox', { name: /^Medición de/ })
    .uncheck({ force: true });
  const reloaded = page.waitForEvent('load');
  await inPanel(page, 'Guardar').click();
  await reloaded;
  others.asked.splice(0);
  await expectNothingOf(others, page);
  expect(await ran(page)).toEqual([]);
  expect(await stored(page, 'analytics_ga')).toBe('false');
  expect(unexpected(problems)).toEqual([]);
});

for (const { inDepth = false, ...screen } of [
  { width: 320, height: 568, colorScheme: 'light' },
  { width: 768, height: 1024, colorScheme: 'dark' },
  // Run axe on the two that the frame's test leaves out.
  { width: 1280, height: 900, colorScheme: 'light', inDepth: true },
  // 1280 by 1024 at 400 % zoom.
  { width: 320, height: 256, colorScheme: 'dark', inDepth: true },
] as const)
  test(`at ${screen.width} × ${screen.height}, ${screen.colorScheme}: whole, at most half of the window, and over nothing that has focus`, async ({
    person,
  }) => {
    const { page } = await person('visitor', { ...screen, ...newVisitor });
    const look = async (what: string) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        screen.width,
      );
      if (inDepth) expect(await lookOver(page, what)).toEqual([]);
    };
    await page.goto('/');
    await banner(page).waitFor();
    await look('banner');
    const top = await banner(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(screen.height / 2 - 1);
    for (const name of ['Rechazar', 'Configurar', 'Aceptar']) {
      const { y = 0, height = 0 } = (await inBanner(page, name).boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual(screen.height);
    }
    expect(await coveredFocus(page)).toEqual([]);
    const more = banner(page).getByRole('link', { name: 'Más sobre las cookies' });
    await inBanner(page, 'Rechazar').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(more).toBeFocused();
    expect(
      await more.evaluate((link) => {
        // Click the first line: the centre of a link that wraps may be outside its text.
        const { left, top, height } = link.getClientRects()[0] ?? new DOMRect();
        return link.contains(document.elementFromPoint(left + 2, top + height / 2));
      }),
    ).toBe(true);

    await inBanner(page, 'Configurar').click();
    await panel(page).waitFor();
    await look('panel');
    await inPanel(page, 'Aceptar').waitFor();
  });

/** Moves focus through the page with Tab. Returns the focused elements that the banner covers. */
async function coveredFocus(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const element = document.activeElement;
      const over = document.querySelector('section[aria-labelledby="consent-title"]');
      if (!element || !over || element === document.body || over.contains(element)) return null;
      const { top, bottom } = element.getBoundingClientRect();
      return Math.min(bottom, innerHeight) - top > 0 && top < over.getBoundingClientRect().top
        ? null
        : element.textContent;
    });
    if (hidden !== null) covered.push(hidden);
  }
  return covered;
}

/** Returns the styles that make a button look more or less important than another. */
const lookOf = (button: ReturnType<Page['getByRole']>) =>
  button.evaluate((element) => {
    const { color, backgroundColor, borderColor, fontSize, fontWeight, textDecorationLine } =
      getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return {
      color,
      backgroundColor,
      borderColor,
      fontSize,
      fontWeight,
      textDecorationLine,
      width: Math.round(width),
      height: Math.round(height),
    };
  });
