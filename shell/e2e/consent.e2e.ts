/**
 * Acceptance (specification §2 Banners, §3 Browser storage, §9): nothing of others is asked for before consent, scripts
 * load lazily after it, and it can be withdrawn. The others are a real server at an origin of its own.
 */
import type { Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { keyboard } from '@puente/testing/hands';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { startThirdPartyServer, type ThirdPartyServer } from '@puente/testing/third-party-server';

const scripts = {
  // As such scripts do: a cookie, something in storage, a message home.
  '/stats.js?id=1': `document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=9999'; localStorage.setItem('_gaSomething', '1');
    window.ran = [...(window.ran ?? []), 'stats']; fetch(new URL('/collect', document.currentScript.src), { mode: 'no-cors' });`,
  // A loader that brings its own module, as session recorders do.
  '/record.js': `const more = document.createElement('script'); more.src = new URL('/modules/recorder.js', document.currentScript.src).href;
    document.head.append(more);`,
  '/modules/recorder.js': `window.ran = [...(window.ran ?? []), 'recorder'];`,
  '/collect': '',
};

let others: ThirdPartyServer;
beforeAll(async () => {
  others = await startThirdPartyServer(scripts);
});
afterAll(() => others.stop());
beforeEach(() => void others.asked.splice(0));

const running = productForJourneys({
  env: {
    get ANALYTICS_SCRIPT() {
      return `${others.url}/stats.js?id=1`;
    },
    get RECORDING_SCRIPT() {
      return `${others.url}/record.js ${others.url}/modules/`;
    },
    // Fails always: that changes nothing.
    get CHAT_SCRIPT() {
      return `${others.url}/chat.js`;
    },
  },
});

const everything = ['/chat.js', '/collect', '/modules/recorder.js', '/record.js', '/stats.js?id=1'];

const visitor = (screen: { width?: number; height?: number; colorScheme?: 'light' | 'dark' } = {}) =>
  newPerson(running.browser, running.product.url, { ...screen, visitor: 'new' });
const banner = (page: Page) => page.getByRole('region', { name: 'Tú decides sobre las cookies' });
const inBanner = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Preferencias de cookies' });
const inPanel = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const ran = (page: Page) => page.evaluate(() => ((globalThis as { ran?: string[] }).ran ?? []).toSorted());

/** Long enough for everything that is loaded when the browser is idle. */
async function quiet(page: Page): Promise<void> {
  await untilReady(page);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2500);
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await holds())) {
    if (Date.now() > end)
      throw new Error(`It did not come true; the others were asked for ${others.asked.join(', ')}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** What is wrong on the pages, but for the chat script that is made to fail. */
const unexpected = (problems: readonly string[]) =>
  problems.filter((problem) => !/status of 500/.test(problem));

test('§2: three ways of the same prominence; Rechazar asks nobody for anything, on this visit and the next', async () => {
  const { context, page, problems } = await visitor();
  await page.goto('/');
  await banner(page).waitFor();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const looks = await Promise.all(
    ['Rechazar', 'Configurar', 'Aceptar'].map((name) => lookOf(inBanner(page, name))),
  );
  expect(looks[1]).toEqual(looks[0]);
  expect(looks[2]).toEqual(looks[0]);
  await quiet(page);
  expect(others.asked).toEqual([]);

  await inBanner(page, 'Rechazar').click();
  await banner(page).waitFor({ state: 'detached' });
  await quiet(page);
  expect(await stored(page, 'analytics_ga')).toBe('false');
  expect(JSON.parse((await stored(page, 'cookieConsent')) ?? '')).toMatchObject({
    choice: 'rejected',
    date: expect.any(String) as string,
  });

  await page.goto('/estudiantes');
  await quiet(page);
  expect(await banner(page).count()).toBe(0);
  expect(others.asked).toEqual([]);
  expect(problems).toEqual([]);
  await context.close();
});

test('§2, §9: after Aceptar the scripts load once each, lazily; withdrawn at the foot, they are gone in every tab', async () => {
  const { context, page, problems } = await visitor();
  await page.goto('/');
  await inBanner(page, 'Aceptar').click();
  await until(async () => others.asked.length >= everything.length && (await ran(page)).length === 2);
  expect(others.asked.toSorted()).toEqual(everything);
  expect(await stored(page, 'analytics_ga')).toBe('true');
  expect(JSON.parse((await stored(page, 'cookieConsent')) ?? '')).toMatchObject({ choice: 'accepted' });
  // The header, the page and the rest of the product do not mind the chat that failed.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Universidades' }).click();
  await page.waitForURL('**/universidades');
  expect(others.asked).toHaveLength(everything.length);

  // A second visit loads without asking.
  const second = await context.newPage();
  await second.goto('/');
  await until(async () => (await ran(second)).length === 2);
  expect(await banner(second).count()).toBe(0);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferencias de cookies' }).click();
  const analytics = panel(page).getByRole('checkbox', { name: /^Medición de/ });
  expect(await analytics.isChecked()).toBe(true);
  const reloaded = Promise.all([page, second].map((tab) => tab.waitForEvent('load')));
  await inPanel(page, 'Rechazar').click();
  await reloaded;
  others.asked.splice(0);
  for (const tab of [page, second]) {
    await quiet(tab);
    expect(await ran(tab)).toEqual([]);
    expect(await banner(tab).count()).toBe(0);
  }
  expect(others.asked).toEqual([]);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
  expect(await stored(page, '_gaSomething')).toBeNull();
  expect(unexpected(problems)).toEqual([]);
  await context.close();
});

test('§2: Configurar, with the keyboard alone: technical cookies always on, analytics optional; withdrawn on /cookies', async () => {
  const { context, page, problems } = await visitor();
  await page.goto('/');
  await banner(page).waitFor();
  await keyboard.press(inBanner(page, 'Configurar'));
  await panel(page).waitFor();
  const technical = panel(page).getByRole('checkbox', { name: /Técnicas/ });
  expect([await technical.isChecked(), await technical.isDisabled()]).toEqual([true, true]);
  const analytics = panel(page).getByRole('checkbox', { name: /^Medición de/ });
  expect(await analytics.isChecked()).toBe(false);
  // Leaving the panel is no choice, and the banner is still there.
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  expect(await inBanner(page, 'Configurar').evaluate((button) => button === document.activeElement)).toBe(
    true,
  );
  expect(await stored(page, 'cookieConsent')).toBeNull();

  await page.keyboard.press('Enter');
  await keyboard.tick(analytics);
  expect(others.asked).toEqual([]);
  await keyboard.press(inPanel(page, 'Guardar'));
  await until(async () => (await ran(page)).length === 1);
  // Of three services the one that was agreed to, and no other; not the product's own measurement either.
  await quiet(page);
  expect([...new Set(others.asked)].toSorted()).toEqual(['/collect', '/stats.js?id=1']);
  expect(JSON.parse((await stored(page, 'cookieConsent')) ?? '')).toMatchObject({ choice: 'configured' });

  await page.goto('/cookies');
  await page.getByRole('main').getByRole('button', { name: 'Preferencias de cookies' }).first().click();
  await panel(page)
    .getByRole('checkbox', { name: /^Medición de/ })
    .uncheck({ force: true });
  const reloaded = page.waitForEvent('load');
  await inPanel(page, 'Guardar').click();
  await reloaded;
  others.asked.splice(0);
  await quiet(page);
  expect([await ran(page), others.asked]).toEqual([[], []]);
  expect(await stored(page, 'analytics_ga')).toBe('false');
  expect(unexpected(problems)).toEqual([]);
  await context.close();
});

test('§3: asks again when what was agreed to has changed or was agreed to more than 24 months ago', async () => {
  const { context, page } = await visitor();
  await page.goto('/');
  await inBanner(page, 'Rechazar').click();
  const choice = JSON.parse((await stored(page, 'cookieConsent')) ?? '') as Record<string, string>;
  const twoYearsAgo = new Date();
  twoYearsAgo.setMonth(twoYearsAgo.getMonth() - 24, twoYearsAgo.getDate() - 1);
  for (const outdated of [{ version: 'another' }, { date: twoYearsAgo.toISOString() }]) {
    await page.evaluate(
      (value) => {
        localStorage.setItem('cookieConsent', value);
        localStorage.setItem('analytics_ga', 'true');
      },
      JSON.stringify({ ...choice, ...outdated }),
    );
    await page.goto('/');
    await banner(page).waitFor();
    await quiet(page);
    expect(others.asked).toEqual([]);
  }
  await context.close();
});

test('with storage blocked a choice lasts for the page view', async () => {
  const { context, page } = await visitor();
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.goto('/');
  await inBanner(page, 'Rechazar').click();
  await banner(page).waitFor({ state: 'detached' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Universidades' }).click();
  await page.waitForURL('**/universidades');
  await quiet(page);
  expect(await banner(page).count()).toBe(0);
  expect(others.asked).toEqual([]);
  await context.close();
});

test.each([
  { width: 320, height: 568, colorScheme: 'light' },
  { width: 768, height: 1024, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
  // 1280 by 1024 at 400 %.
  { width: 320, height: 256, colorScheme: 'dark' },
] as const)(
  'at $width × $height, $colorScheme: whole, at most half of the window, and over nothing that has focus',
  async (screen) => {
    const { context, page } = await visitor(screen);
    await page.goto('/');
    await banner(page).waitFor();
    const findings = await lookOver(page, 'banner');
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
    expect(
      await more.evaluate((link) => {
        // Over two lines, the middle of its box may be between its words.
        const { left, top, height } = link.getClientRects()[0] ?? new DOMRect();
        const above = document.elementFromPoint(left + 2, top + height / 2);
        return [link === document.activeElement, above === link];
      }),
    ).toEqual([true, true]);

    await inBanner(page, 'Configurar').click();
    await panel(page).waitFor();
    findings.push(...(await lookOver(page, 'panel')));
    await inPanel(page, 'Aceptar').waitFor();
    expect(findings).toEqual([]);
    await context.close();
  },
);

/** What takes focus under the banner, in one round of the page with Tab. */
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

/** What makes a button look more or less important than another. */
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
