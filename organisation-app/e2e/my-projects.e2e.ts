/** What only a real browser shows of 'Mis proyectos' and of the impact report: menus and dialogs by the keyboard, every screen, paper. */
import type { Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';

const running = productForJourneys();

async function openAs(email: string, path: string, screen = {}): Promise<{ page: Page; problems: string[] }> {
  const { page, problems } = await newPerson(running.browser, running.product.url, screen);
  await signIn(page.context(), running.product.url, email);
  await page.goto(path);
  await untilReady(page);
  return { page, problems };
}

const cardOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });

test('a project is duplicated, its draft deleted, and another closed with a reason, by the keyboard', async () => {
  const { page, problems } = await openAs('gestion@puente.test', '/organizations');
  const first = page.getByRole('main').getByRole('article').filter({ hasText: 'Nuevo' }).first();
  const title = await first.getByRole('heading', { level: 2 }).innerText();
  const press = async (card: ReturnType<typeof cardOf>, what: string) => {
    await card.getByRole('button', { name: /^Acciones/ }).focus();
    await page.keyboard.press('Enter');
    await card.getByRole('button', { name: what }).focus();
    await page.keyboard.press('Enter');
  };

  await press(cardOf(page, title), 'Duplicar como borrador');
  const copy = cardOf(page, `${title} (copia)`);
  await copy.waitFor();
  await press(copy, 'Eliminar el borrador');
  const question = page.getByRole('alertdialog', { name: '¿Eliminas este borrador?' });
  await question.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await copy.waitFor({ state: 'detached' });

  await press(cardOf(page, title), 'Cerrar el proyecto');
  const dialog = page.getByRole('dialog', { name: `Cerrar «${title}»` });
  await dialog.getByRole('radio', { name: 'Cerramos sin elegir a nadie' }).focus();
  await page.keyboard.press('Space');
  expect(await lookOver(page, 'closing')).toEqual([]);
  await dialog.getByRole('textbox').fill('Volveremos a intentarlo.');
  await dialog.getByRole('button', { name: 'Cerrar el proyecto' }).press('Enter');
  await cardOf(page, title).getByText('No seleccionado').waitFor();
  expect(problems).toEqual([]);
});

test.each([
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const)(
  'what waits, the list, the report and the innovation corner are accessible and fit at $width px',
  async (screen) => {
    const { page, problems } = await openAs('coordinacion@puente.test', '/organizations', screen);
    const findings: string[] = [];
    const look = async (what: string) => void findings.push(...(await lookOver(page, what)));
    await page.getByText(/^Tienes \d+ solicitudes sin responder, la más antigua de/).waitFor();
    await page
      .getByRole('button', { name: /^Acciones/ })
      .first()
      .click();
    await look('my projects with a menu');
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Informe de impacto' }).click();
    await page.getByRole('heading', { level: 2, name: /en cifras$/ }).waitFor();
    await look('impact report');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Descargar CSV' }).isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1, name: 'Informe de impacto' }).isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });

    await page.goto('/spaces/innovation/corner');
    await page
      .getByRole('button', { name: /^Guardar/ })
      .first()
      .waitFor();
    await look('innovation corner');
    expect([...findings, ...problems]).toEqual([]);
  },
);
