/** Browser tests of /staff/busquedas: from a search without results to one with results. */
import type { Page } from '@playwright/test';
import { callAs } from '@puente/testing/call-as';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';

const words = 'blockchain';
const path = '/staff/busquedas';
const screens = [
  { width: 320 },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

async function searchInVain(page: Page) {
  await page.goto(`/buscar?q=${words}`);
  await page.getByRole('heading', { name: `Nada encaja con «${words}»` }).waitFor();
}

test('what three people search for in vain, an editor gives a synonym, and the next one finds it', async ({
  product,
  person,
}) => {
  for (const who of ['visitor', 'student', 'teacher'] as const) await searchInVain((await person(who)).page);

  const { page, problems } = await person('redaccion@puente.test', { width: 360 });
  await page.goto(path);
  await page.getByRole('heading', { level: 3, name: words }).waitFor();
  expect(await lookOverOnEach(page, path, screens)).toEqual([]);

  const add = page.getByRole('button', { name: `Añadir sinónimo de ${words}` });
  await add.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Añadir sinónimo de «${words}»` });
  await dialog.getByText('Ahora: nada').waitFor();
  await expect(dialog.getByLabel('Términos que significan lo mismo')).toBeFocused();
  await page.keyboard.insertText('agua');
  const promise = dialog.getByRole('listitem').filter({ hasText: `«${words}»` });
  await promise.getByText(/Con el grupo: \d+ proyectos?/).waitFor();
  const found = (await promise.innerText()).split('Con el grupo: ')[1] ?? '';
  expect(await lookOverOnEach(page, `${path}, dialog`, screens)).toEqual([]);
  await dialog.getByRole('button', { name: 'Guardar' }).press('Enter');
  await page.getByText(`Ahora encuentra ${found}.`).waitFor();
  await expect(add).toBeFocused();

  const { page: visitor } = await person('visitor', { width: 360 });
  // The front door keeps pages of visitors for some seconds.
  await expect(async () => {
    await visitor.goto(`/buscar?q=${words}`);
    await visitor.getByRole('main').getByRole('region', { name: 'Proyectos' }).waitFor({ timeout: 3_000 });
  }).toPass();

  await page.getByLabel('Buscar un término').fill(words);
  await page.getByRole('button', { name: `Quitar el grupo de ${words}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar el grupo' }).click();
  await page.getByText('0 grupos').waitFor();
  expect(problems).toEqual([]);
  await expect(callAs(product.url, 'soporte@puente.test', 'GET', '/api/empty-searches')).rejects.toThrow();
});

test('support and students get the page for other roles', async ({ person }) => {
  for (const [who, users] of [
    ['soporte@puente.test', 'quienes redactan los contenidos'],
    ['student', 'el equipo de la plataforma'],
  ] as const) {
    const { page } = await person(who, { width: 360 });
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: `Esta página es para ${users}` }).waitFor();
    await expect(page.getByText('Búsquedas sin resultados')).toHaveCount(0);
  }
});
