/** Browser tests of input to the student's pages before their code is loaded: kept, and repeated once the page is hydrated. */
import type { Page } from '@playwright/test';
import { drawnHtml } from '@puente/testing/drawn-html';
import { holdScripts } from '@puente/testing/held-scripts';
import { isHydrated, rememberDrawn } from '@puente/testing/hydration';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { preselectedStudent } from './fresh-records.ts';

test.beforeAll(({ product }) => drawnHtml(product.url, '/projects'));

/** Opens a page as the server drew it. @returns the function that lets its scripts load, and waits until they are there */
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  await rememberDrawn(page);
  const letThrough = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('body > script[src]').first().waitFor({ state: 'attached' });
  return async () => {
    letThrough();
    await untilReady(page);
    expect(await isHydrated(page)).toBe(true);
  };
}

test('a form that is filled in and sent before its code is there is sent by it', async ({ person }) => {
  const { page, problems } = await person('student');
  const untilScripts = await openBeforeScripts(page, '/profile');
  await page.getByLabel('Nombre').fill('Noa María');
  await page.getByRole('button', { name: 'Guardar mis datos' }).click();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await untilScripts();
  expect((await sent).postData()).toContain('Noa María');
  await expect(page.getByLabel('Nombre')).toHaveValue('Noa María');
  await page.reload();
  await expect(page.getByLabel('Nombre')).toHaveValue('Noa María');
  expect(problems).toEqual([]);
});

test('a message that is written before the scripts came is sent once', async ({ person, product }) => {
  const people = await preselectedStudent(person, product.url);
  const { page } = people.student;
  await page.goto('/profile?section=applys');
  await page.getByRole('link', { name: 'Escribir a la organización' }).click();
  await page.waitForURL(/\/chat\?conversation=\d+$/);
  const untilScripts = await openBeforeScripts(page, page.url());
  const field = page.getByRole('textbox', { name: 'Tu mensaje' });
  await field.fill('¿Os va bien el jueves?');
  await field.press('Enter');
  await untilScripts();
  await expect(page.getByRole('log').getByText('¿Os va bien el jueves?')).toHaveCount(1);
  await expect(field).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('log').getByText('¿Os va bien el jueves?')).toHaveCount(1);
});

test('a filter and a word that are chosen before the scripts came take effect', async ({ person }) => {
  const { page, problems } = await person('student', { width: 1280 });
  const untilScripts = await openBeforeScripts(page, '/projects');
  await page.getByRole('checkbox', { name: 'Remoto' }).press('Space');
  await page.getByLabel('Palabra clave').fill('datos');
  await untilScripts();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('datos');
  expect(new URL(page.url()).searchParams.getAll('modality')).toEqual(['remote']);
  await expect(page.getByRole('checkbox', { name: 'Remoto' })).toBeChecked();
  expect(problems).toEqual([]);
});

test('a menu that is opened before the scripts came opens', async ({ person }) => {
  const { page } = await person('student', { width: 1280 });
  const untilScripts = await openBeforeScripts(page, '/projects');
  await page.getByRole('banner').getByRole('button', { name: /Noa/ }).click();
  await untilScripts();
  await page.getByRole('banner').getByRole('link', { name: 'Perfil', exact: true }).waitFor();
});

test('a project that is saved before the scripts came is saved, however often the button was pressed', async ({
  person,
}) => {
  const { page } = await person('student', { width: 360 });
  const untilScripts = await openBeforeScripts(page, '/projects');
  const save = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /guarda/i });
  for (let presses = 0; presses < 3; presses += 1) await save.click();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await untilScripts();
  expect((await saved).ok()).toBe(true);
  await expect(save).toHaveAccessibleName(/^Quitar de guardados/);
});
