/** Browser tests with two people or two tabs on the same record: neither overwrites the other's changes without a notice. */
import type { Page } from '@playwright/test';
import { expect } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';
import { test } from './published-projects.ts';

const description = (page: Page) => page.getByLabel('Descripción', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' });

/** Opens the form of the organisation from its own page. */
async function openForm(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Tu organización' }).click();
  await page.getByRole('link', { name: 'Editar los datos' }).click();
  await page.waitForURL(/\/organizations\/\d+\/edit$/);
  await untilReady(page);
}

test('two people change one organisation: the second sees both texts, chooses, and nothing is lost', async ({
  openAs,
}) => {
  const desk = await openAs('coordinator', '/organizations');
  const phone = await openAs(desk.email, '/organizations', { width: 360 });
  await openForm(desk.page);
  await openForm(phone.page);

  await description(desk.page).fill('Cuidamos la ría desde 1998.');
  await desk.page.getByLabel(/^Persona de contacto/).fill('Uxía Lema');
  await save(desk.page).click();
  await desk.page.waitForURL('**/organizations');

  await description(phone.page).fill('Limpiamos playas y ríos.');
  await save(phone.page).click();
  const notice = phone.page
    .getByRole('status')
    .filter({ hasText: 'Alguien de tu organización ha guardado cambios desde que la abriste' });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expect(notice).toContainText('Cuidamos la ría desde 1998.');
  await expect(notice).toContainText('Limpiamos playas y ríos.');
  expect(await lookOver(phone.page, 'a conflict')).toEqual([]);
  // The form already contains the changes that only the other person made.
  await expect(phone.page.getByLabel(/^Persona de contacto/)).toHaveValue('Uxía Lema');

  await notice.getByRole('button', { name: 'Usar lo guardado en «Descripción»' }).click();
  await expect(description(phone.page)).toHaveValue('Cuidamos la ría desde 1998.');
  await notice.getByRole('button', { name: 'Volver a lo mío en «Descripción»' }).click();
  await description(phone.page).fill('Limpiamos playas y ríos. Cuidamos la ría desde 1998.');
  await save(phone.page).click();
  await phone.page.waitForURL('**/organizations');

  await desk.page.goto('/organizations');
  await untilReady(desk.page);
  await openForm(desk.page);
  await expect(description(desk.page)).toHaveValue('Limpiamos playas y ríos. Cuidamos la ría desde 1998.');
  await expect(desk.page.getByLabel(/^Persona de contacto/)).toHaveValue('Uxía Lema');
  // The browser logs each conflict.
  expect(phone.problems).toEqual([expect.stringContaining('409 (Conflict)')]);
  expect(desk.problems).toEqual([]);
});

test('a second tab of the same form cannot be filled in until it has its turn', async ({ openAs }) => {
  const { page, context, problems } = await openAs('coordinator', '/organizations');
  await openForm(page);
  await description(page).fill('Cuidamos la ría.');
  const second = await context.newPage();
  await second.goto(page.url());
  await untilReady(second);
  await second.getByText('Tienes este formulario abierto en otra pestaña').waitFor();
  await expect(description(second)).toBeVisible();
  expect(await description(second).evaluate((field) => field.closest('[inert]') !== null)).toBe(true);

  await second.getByRole('button', { name: 'Seguir en esta pestaña' }).click();
  await expect(description(second)).toHaveValue('Cuidamos la ría.');
  await description(second).fill('Cuidamos la ría y el puerto.');
  await save(second).click();
  await second.waitForURL('**/organizations');
  expect(problems).toEqual([]);
});
