/** Browser tests of /staff/cifras and /staff/errores on the released builds, with the real API. */
import type { Page } from '@playwright/test';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';

const administrator = 'staff@puente.test';
const screens = [
  { width: 1280, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
] as const;

const main = (page: Page) => page.getByRole('main');
const group = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

test('an editor compares months, narrows to a university and takes the file, with the keyboard alone', async ({
  openAs,
}) => {
  const { page, problems } = await openAs('redaccion@puente.test', '/staff/cifras');
  await expect(group(page, 'Solicitudes').getByRole('listitem')).toHaveCount(7);
  await main(page).getByLabel('Periodo').selectOption('Últimos 12 meses');
  await expect(page).toHaveURL(/periodo=12-meses/);
  await keyboard.activate(group(page, 'Altas').locator('summary'));
  const table = group(page, 'Altas').getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Mes' })).toBeVisible();
  // Twelve months, the heading, the sum and the days before.
  await expect(table.getByRole('row')).toHaveCount(15);

  await main(page).getByLabel('Universidad').selectOption('CUNEF Universidad');
  await expect(group(page, 'Publicaciones')).toContainText(
    'No se pueden contar con los filtros elegidos: proyectos',
  );
  const address = page.url();
  const downloading = page.waitForEvent('download');
  await keyboard.activate(main(page).getByRole('button', { name: 'Descargar CSV' }));
  expect((await downloading).suggestedFilename()).toMatch(/^cifras-\d{4}-\d{2}-01-/);

  // The address is the whole state.
  await page.goto(address);
  await expect(main(page).getByLabel('Universidad')).not.toHaveValue('');
  await expect(main(page).getByLabel('Periodo')).toHaveValue('12-meses');
  expect(problems).toEqual([]);
});

test('days of the reader that end before they begin are refused, and the figures stay', async ({
  openAs,
}) => {
  const { page } = await openAs(
    'soporte@puente.test',
    '/staff/cifras?periodo=fechas&desde=2026-01-01&hasta=2026-01-31',
  );
  await expect(main(page).getByRole('status').filter({ hasText: 'ene 2026' })).toBeVisible();
  await page.getByRole('group', { name: 'Hasta' }).getByRole('spinbutton').last().click();
  await page.keyboard.type('2025');
  await expect(main(page).getByText('El último día no puede ser anterior al primero.')).toBeVisible();
  await expect(main(page).getByRole('status').filter({ hasText: 'ene 2026' })).toBeVisible();
});

test('an administrator finds an error by the reference of a user, solves it, and a new release brings it back', async ({
  openAs,
}) => {
  const { page, problems } = await openAs(administrator, '/staff/errores');
  await main(page).getByRole('table').waitFor();
  const report = async (reference: string, version: string) => {
    const data = { reference, version, app: 'shell', phase: 'render', route: 'journey', error: 'RangeError' };
    const answer = await page.request.post('/api/error-reports', {
      data: { data },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(answer.status()).toBe(204);
  };
  await report('J0VRN1', '9.0.0-a');
  await keyboard.fill(main(page).getByLabel('Referencia, error, página o versión'), 'j0vrn1');
  const opener = main(page).getByRole('button', { name: 'RangeError' });
  await expect(main(page).getByRole('status').filter({ hasText: '1 error' })).toBeVisible();
  await keyboard.activate(opener);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('rowheader', { name: 'J0VRN1' })).toBeVisible();
  expect(await lookOver(page, 'the dialog of an error')).toEqual([]);
  await keyboard.activate(dialog.getByRole('button', { name: 'Marcar como resuelto' }));
  await expect(dialog.getByRole('button', { name: 'Volver a abrir' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await expect(main(page).getByRole('table').getByText('Resuelto')).toBeVisible();

  await report('J0VRN2', '9.0.1-b');
  await page.reload();
  await expect(main(page).getByRole('table').getByText('Ha vuelto')).toBeVisible();
  await page.goto('/staff/registro');
  await main(page)
    .getByRole('button', { name: 'Marcó un error de la plataforma como resuelto o abierto' })
    .first()
    .waitFor();
  expect(problems).toEqual([]);
});

test('both pages fit every screen', async ({ openAs }) => {
  const { page, problems } = await openAs(administrator, '/staff/cifras', { width: 1280 });
  await group(page, 'Altas').waitFor();
  const found = await lookOverOnEach(page, '/staff/cifras', screens);
  await page.goto('/staff/errores');
  await main(page).getByRole('table').waitFor();
  found.push(...(await lookOverOnEach(page, '/staff/errores', screens)));
  expect([...found, ...problems]).toEqual([]);
});

test('support and editors read figures and no errors', async ({ openAs }) => {
  const { page } = await openAs('soporte@puente.test', '/staff/errores');
  await page.getByRole('heading', { level: 1, name: /quienes administran/ }).waitFor();
});
