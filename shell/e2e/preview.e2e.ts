/** Acceptance: a signed-in developer sees another version of one app on production, and nobody beside them does. */
import { type Page } from '@playwright/test';
import { publishChanged } from '@puente/testing/broken-release';
import { axeFindings } from '@puente/testing/browser';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';

const app = 'student-app';
const developer = 'docente@puente.test';

test.use({ productSettings: { env: { OVERRIDE_ALLOWED: developer } } });

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Vista previa' });

/** Opens the list of projects. @returns the names of its scripts */
async function scriptsOfList(page: Page): Promise<string[]> {
  const found: string[] = [];
  const note = (answer: { url: () => string }) => {
    const file = new URL(answer.url()).pathname.split('/').at(-1) ?? '';
    if (/^projects\..*\.js$/.test(file)) found.push(file);
  };
  page.on('request', note);
  await page.goto('/projects');
  await untilReady(page);
  await page.getByRole('main').getByRole('article').first().waitFor();
  page.off('request', note);
  return [...new Set(found)];
}

test('a developer sees the version of a branch from its link on, until they leave', async ({
  product,
  person,
}) => {
  const { file, version, store } = await publishChanged({
    dataDir: product.dataDir,
    app,
    pattern: /^projects\..*\.js$/,
  });
  await store.writeChannel('pr-12', { [app]: { current: version, previous: [] } }, 0);

  const { page, problems } = await person(developer);
  await page.goto(`/vista-previa?app=${app}&desde=pr-12`);
  await expect(page.getByRole('main')).toContainText(`Vas a ver ${app} ${version} (pr-12)`);
  expect(await axeFindings(page)).toEqual([]);
  await keyboard.activate(page.getByRole('button', { name: 'Ver la vista previa' }));
  await expect(bannerOf(page)).toContainText(`ves ${app} ${version}, del canal pr-12`);
  expect(await scriptsOfList(page)).toEqual([file]);
  await expect(page.getByRole('banner')).toBeVisible();
  const screens = [{ width: 320 }, { width: 1280, colorScheme: 'dark' }] as const;
  expect(await lookOverOnEach(page, 'a page with the banner', screens)).toEqual([]);

  const visitor = await person();
  expect(await scriptsOfList(visitor.page)).not.toContain(file);
  await expect(bannerOf(visitor.page)).toHaveCount(0);
  const other = await person('estudiante@puente.test');
  await other.page.goto('/vista-previa');
  await expect(other.page.getByRole('alert')).toHaveText('Tu cuenta no puede ver versiones de prueba.');

  await keyboard.activate(bannerOf(page).getByRole('button', { name: 'Salir de la vista previa' }));
  await page.waitForURL('**/projects');
  await untilReady(page);
  await expect(bannerOf(page)).toHaveCount(0);
  expect(await scriptsOfList(page)).not.toContain(file);
  expect(problems).toEqual([]);
});
