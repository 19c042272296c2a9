/**
 * Acceptance: an open tab learns of a newer release when its user is about to open another page, and loads it there, but not while a form is
 * in progress. A tab that is older than its files are kept for asks for a reload.
 */
import type { Page } from '@playwright/test';
import { releaseChanged } from '@puente/testing/broken-release';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';

// These tests publish releases and roll them back.
test.use({ productSettings: { ownRenderer: true } });

const minutes = 60_000;

/** Opens a page whose clock can be put forward, and waits until it looks for releases. */
async function openTab(page: Page, path: string): Promise<(by: number) => Promise<void>> {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    const clock = Object.assign(window, { ahead: 0 });
    Date.now = () => now() + clock.ahead;
  });
  await page.goto(path);
  await untilReady(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/newer-release.')),
  );
  return (by) => page.evaluate((ahead) => void Object.assign(window, { ahead }), by);
}

/** Lets the pointer rest on a link until the tab knows what is released. */
async function hover(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/release-set.json');
  await page.getByRole('banner').getByRole('link', { name: 'Puente, inicio' }).hover();
  await (await asked).finished();
}

/** Version of the app in the HTML of the page. */
const versionIn = (page: Page) =>
  page.evaluate(
    () =>
      (
        JSON.parse(document.getElementById('release-set')?.textContent ?? '{}') as {
          apps: Record<string, { version: string }>;
        }
      ).apps['public-site']?.version,
  );

test('an open tab loads a newer release with its next page, but not while a form is in progress', async ({
  product: { dataDir },
  person,
}) => {
  const { page } = await person('visitor');
  const forward = await openTab(page, '/register?profile=student');
  const before = await versionIn(page);
  const { takeBack } = await releaseChanged({
    dataDir,
    app: 'public-site',
    pattern: /^universities\..*js$/,
    change: (source) => source,
  });
  try {
    await page.getByLabel('Nombre', { exact: true }).fill('Ada');
    await forward(6 * minutes);
    await hover(page);
    await page.getByRole('banner').getByRole('link', { name: 'Puente, inicio' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    expect(await versionIn(page)).toBe(before);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Universidades' }).click();
    await page.waitForURL((url) => url.pathname === '/universidades');
    await expect.poll(() => versionIn(page).catch(() => before)).not.toBe(before);
    await untilReady(page);
  } finally {
    await takeBack();
  }
});

test('a tab that is older than its files are kept for asks for a reload, once there is a newer release', async ({
  product: { dataDir },
  person,
}) => {
  const { page } = await person('visitor');
  const forward = await openTab(page, '/universidades');
  const before = await versionIn(page);
  const asks = page.getByText('Recarga la página para que todo siga funcionando.');
  await forward(80 * 60 * minutes);
  await hover(page);
  await expect(asks).toHaveCount(0);
  const { takeBack } = await releaseChanged({
    dataDir,
    app: 'public-site',
    pattern: /^universities\..*js$/,
    change: (source) => source,
  });
  try {
    await forward(81 * 60 * minutes);
    await page.getByRole('main').hover();
    await hover(page);
    await asks.waitFor();
    await page.getByRole('button', { name: 'Recargar' }).click();
    await expect.poll(() => versionIn(page).catch(() => before)).not.toBe(before);
  } finally {
    await takeBack();
  }
});
