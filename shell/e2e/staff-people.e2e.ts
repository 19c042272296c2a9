/** Browser tests of /staff/personas and /staff/registro on the released builds, with the real API. */
import type { Page } from '@playwright/test';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';

const administrator = 'staff@puente.test';
const screens = [
  { width: 1280 },
  { width: 768, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 320 },
] as const;

const main = (page: Page) => page.getByRole('main');

test('an administrator gives an editor another duty with the keyboard alone, and the trail says so', async ({
  openAs,
}) => {
  const { page, problems } = await openAs(administrator, '/staff/personas');
  await keyboard.fill(main(page).getByLabel('Nombre o correo'), 'redaccion@');
  const elena = main(page).getByRole('link', { name: 'Elena Prado Rivas' });
  await expect(main(page).getByRole('status').filter({ hasText: '1 persona' })).toBeVisible();
  await keyboard.activate(elena);
  await page.getByRole('heading', { level: 1, name: 'Elena Prado Rivas' }).waitFor();
  for (const [duty, said] of [
    ['Atención', 'Atención'],
    ['Redacción', 'Redacción'],
  ] as const) {
    await keyboard.activate(main(page).getByRole('button', { name: 'Cambiar su función' }));
    const dialog = page.getByRole('dialog');
    await keyboard.check(dialog.getByRole('radio', { name: duty }));
    await keyboard.activate(dialog.getByRole('button', { name: 'Guardar' }));
    await dialog.waitFor({ state: 'detached' });
    await expect(main(page).getByRole('definition').filter({ hasText: said })).toBeVisible();
  }

  await page.goto('/staff/registro');
  const newest = main(page)
    .getByRole('button', { name: 'Cambió la función de una persona del equipo' })
    .first();
  await keyboard.activate(newest);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Función en el equipo' })).toBeVisible();
  await expect(dialog).toContainText('Julia Serrano Pastor');
  await page.keyboard.press('Escape');
  await expect(newest).toBeFocused();
  expect(problems).toEqual([]);
});

test('the pages fit every screen', async ({ openAs }) => {
  const { page, problems } = await openAs(administrator, '/staff/personas', { width: 1280 });
  await main(page).getByRole('table').waitFor();
  const found = await lookOverOnEach(page, '/staff/personas', screens);
  await main(page).getByRole('button', { name: 'Invitar al equipo' }).click();
  await page.getByRole('dialog').waitFor();
  found.push(...(await lookOver(page, 'the invitation')));
  await page.goto('/staff/registro');
  await page.getByRole('heading', { level: 1, name: 'Registro del equipo' }).waitFor();
  found.push(...(await lookOverOnEach(page, '/staff/registro', screens)));
  expect([...found, ...problems]).toEqual([]);
});

test('support opens people and not the trail; editors open neither', async ({ openAs }) => {
  const { page } = await openAs('soporte@puente.test', '/staff/personas');
  await main(page).getByRole('table').waitFor();
  await expect(main(page).getByRole('button', { name: 'Invitar al equipo' })).toHaveCount(0);
  await page.goto('/staff/registro');
  await page.getByRole('heading', { level: 1, name: /quienes administran/ }).waitFor();
  const editor = await openAs('redaccion@puente.test', '/staff/personas');
  await editor.page.getByRole('heading', { level: 1, name: /quienes atienden/ }).waitFor();
});
