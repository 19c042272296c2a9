/** Browser tests of 'Mis proyectos' and the impact report: keyboard use of menus and dialogs, every screen width, print. */
import type { Page } from '@playwright/test';
import { expect } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';
import { test } from './published-projects.ts';

const cardOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

test('a project is duplicated, its draft deleted, and another closed with a reason, by the keyboard', async ({
  person,
  publishProject,
}) => {
  const { page, problems, email } = await person('coordinator');
  const title = 'Mapa del ruido de un barrio';
  await publishProject(email, title);
  await page.goto('/organizations');
  await untilReady(page);
  await cardOf(page, title).getByText('Nuevo').waitFor();
  const choose = async (card: ReturnType<typeof cardOf>, what: string) => {
    await card.getByRole('button', { name: /^Acciones/ }).focus();
    await page.keyboard.press('Enter');
    const item = card.getByRole('button', { name: what });
    await item.waitFor();
    await item.focus();
    await page.keyboard.press('Enter');
  };

  await choose(cardOf(page, title), 'Duplicar como borrador');
  const copy = cardOf(page, `${title} (copia)`);
  await copy.waitFor();
  await choose(copy, 'Eliminar el borrador');
  const question = page.getByRole('alertdialog', { name: '¿Eliminas este borrador?' });
  await expect(question.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await copy.waitFor({ state: 'detached' });

  await choose(cardOf(page, title), 'Cerrar el proyecto');
  const dialog = page.getByRole('dialog', { name: `Cerrar «${title}»` });
  const reason = dialog.getByRole('radio', { name: 'Cerramos sin elegir a nadie' });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await reason.focus();
  await page.keyboard.press('Space');
  await expect(reason).toBeChecked();
  expect(await lookOver(page, 'closing')).toEqual([]);
  await dialog.getByRole('textbox').fill('Volveremos a intentarlo.');
  await dialog.getByRole('button', { name: 'Cerrar el proyecto' }).press('Enter');
  await cardOf(page, title).getByText('No seleccionado').waitFor();
  expect(problems).toEqual([]);
});

const screens = [
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

test('what waits, the list with a menu, the report and the innovation corner are accessible and fit on every screen', async ({
  openAs,
}) => {
  const { page, problems } = await openAs('coordinacion@puente.test', '/organizations', screens[0]);
  const findings: string[] = [];
  const look = async (what: string) => void findings.push(...(await lookOverOnEach(page, what, screens)));
  await page.getByText(/^Tienes \d+ solicitudes sin responder, la más antigua de/).waitFor();
  const menu = page.getByRole('button', { name: /^Acciones/ }).first();
  await menu.click();
  await look('my projects with a menu');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Informe de impacto' }).click();
  await page.getByRole('heading', { level: 2, name: /en cifras$/ }).waitFor();
  await look('impact report');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Descargar CSV' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Informe de impacto' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.goto('/spaces/innovation/corner');
  await page
    .getByRole('button', { name: /^Guardar/ })
    .first()
    .waitFor();
  await look('innovation corner');
  expect([...findings, ...problems]).toEqual([]);
});
