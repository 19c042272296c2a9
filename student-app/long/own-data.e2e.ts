/** Acceptance: a student exports their data and deletes the account, as the account's page promises. */
import { readFile } from 'node:fs/promises';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { mailTo } from '@puente/testing/outbox';
import { logIn } from '@puente/testing/people';
import { unzip } from '@puente/testing/unzip';
import { demoPassword } from '@puente/tooling/accounts';

// These tests delete the demo student, who has data of every kind.
test.use({ productSettings: {} });

const email = 'estudiante@puente.test';

interface Exported {
  cuenta: { email: string };
  solicitudes: unknown[];
  archivos: { nombre: string; bytes: number; en_este_zip: string }[];
}

test('the export has everything and the files, and the deletion does what its preview says', async ({
  product,
  person,
}) => {
  const { page, problems } = await person('visitor', { width: 360, serviceWorkers: 'allow' });
  await logIn(page, email);
  await page.goto('/profile?section=account');

  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Descargar mis datos' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const entries = unzip(await readFile(await download.path()));
  const data = JSON.parse(String(entries.get('datos.json'))) as Exported;
  expect(data.cuenta.email).toBe(email);
  expect(data.archivos.length).toBeGreaterThan(0);
  // 'todo lo que guardamos de ti y los archivos que has subido': the list matches the archive.
  expect(data.archivos.map(({ en_este_zip, bytes }) => [en_este_zip, bytes])).toEqual(
    [...entries].filter(([path]) => path !== 'datos.json').map(([path, { length }]) => [path, length]),
  );

  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminar mi cuenta' });
  await dialog.getByRole('heading', { name: 'Se borra' }).waitFor();
  await dialog.getByText(`${data.solicitudes.length} solicitudes a proyectos`).waitFor();
  await dialog.getByText(`${data.archivos.length} archivos tuyos`, { exact: false }).waitFor();
  const findings = await lookOver(page, 'what the deletion does');
  await dialog.getByText('Que se borren también', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Eliminar para siempre' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Tu cuenta se ha eliminado.', { exact: false }).first().waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).waitFor();
  expect(await mailTo(product.dataDir, email)).toContain('ya no existen');
  expect([...findings, ...problems]).toEqual([]);

  await page.goto('/user/auth/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByText('Credenciales incorrectas').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/user/auth/login');
});
