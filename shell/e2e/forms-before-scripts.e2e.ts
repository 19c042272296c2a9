/** Browser tests of public forms before hydration and without JavaScript: no input ends up in an address, and nothing is lost. */
import type { Browser, Page } from '@playwright/test';
import { drawnHtml } from '@puente/testing/drawn-html';
import { holdScripts } from '@puente/testing/held-scripts';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { renderedAddresses } from '@puente/testing/rendered-addresses';

const typed = 'Queremos firmar un convenio con vosotros antes de marzo.';

async function unscripted(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, javaScriptEnabled: false });
  return context.newPage();
}

async function writeMessage(page: Page) {
  await page.getByLabel('Nombre').fill('Sabela Ejemplo');
  await page.getByLabel('Correo electrónico').fill('sabela@ejemplo.es');
  await page.getByLabel('Asunto').fill('Firmar un convenio');
  await page.getByRole('textbox', { name: 'Mensaje' }).fill(typed);
}
const send = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

test(
  'with scripts held back no form of a drawn page puts what is typed into an address',
  { tag: '@core' },
  async ({ person, product }) => {
    const pages = Object.values(await renderedAddresses(product.url));
    const { page } = await person();
    await holdScripts(page);
    const found: string[] = [];
    for (const address of pages) {
      await drawnHtml(product.url, address);
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByRole('contentinfo').waitFor();
      const forms = page.locator('form:not([role=search])');
      for (let index = 0; index < (await forms.count()); index += 1) {
        const form = forms.nth(index);
        found.push(address);
        expect(await form.evaluate(({ method }: HTMLFormElement) => method), address).toBe('post');
        await form.evaluate((sent: HTMLFormElement) => {
          const fields = sent.querySelectorAll<HTMLInputElement>(
            'input:not([type]), input[type=text], input[type=email], input[type=tel], input[type=password], textarea',
          );
          for (const field of fields) if (field.name !== 'website') field.value = 'zzz@zzz.es';
        });
        await Promise.all([
          page.waitForEvent('framenavigated'),
          form.evaluate((sent: HTMLFormElement) => sent.requestSubmit()),
        ]);
        await page.getByRole('link').first().waitFor();
        expect(page.url(), address).not.toContain('zzz');
        expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toMatch(
          /no encontrad|no existe/i,
        );
        await page.goto(address, { waitUntil: 'commit' });
        await page.getByRole('contentinfo').waitFor();
      }
    }
    expect(found).toEqual(
      expect.arrayContaining(['/contacto', '/register', '/user/auth/login', '/user/auth/forgot-password']),
    );
  },
);

test('without JavaScript a message is sent; what is missing is asked for, and nothing typed is lost', async ({
  browser,
  product,
}) => {
  await drawnHtml(product.url, '/contacto');
  const page = await unscripted(browser, product.url);
  await page.goto('/contacto');
  await writeMessage(page);
  await send(page, 'Enviar mensaje');
  await expect(page.getByRole('alert')).toContainText('Revisa los campos marcados.');
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(typed);
  await expect(page).toHaveURL('/contacto');
  await page.getByLabel('¿Desde dónde nos escribes?').selectOption('Universidad');
  await send(page, 'Enviar mensaje');
  await expect(page.getByText('Hemos recibido tu mensaje')).toBeVisible();
  await page.context().close();
});

test('without JavaScript a student registers, with a university by its short name', async ({
  browser,
  product,
}) => {
  await drawnHtml(product.url, '/register');
  const page = await unscripted(browser, product.url);
  await page.goto('/register');
  await page.getByLabel('Nombre', { exact: true }).fill('Uxía');
  await page.getByLabel('Apellidos').fill('Sin Guion');
  await page.getByLabel('Correo electrónico').fill('uxia.singuion@ejemplo.es');
  await page.getByRole('textbox', { name: 'Universidad' }).fill('udc');
  await page.getByLabel('Contraseña', { exact: true }).fill('marea-alta-2026');
  await page.getByLabel('Repite la contraseña').fill('marea-alta-2026');
  await page.getByLabel('Acepto los').press('Space');
  await send(page, 'Crear cuenta');
  await page.waitForURL('**/register/completed');
  await page.getByRole('heading', { name: 'Revisa tu correo' }).waitFor();
  await page.getByText('¿No encuentras el correo?').click();
  await page.getByLabel('Correo electrónico').fill('uxia.singuion@ejemplo.es');
  await send(page, 'Reenviar el correo');
  await expect(page.getByText('Si esa dirección tiene una cuenta sin confirmar')).toBeVisible();
  await page.context().close();
});

test('without JavaScript a link for a new password is asked for', async ({ browser, product }) => {
  await drawnHtml(product.url, '/user/auth/forgot-password');
  const page = await unscripted(browser, product.url);
  await page.goto('/user/auth/forgot-password');
  await page.getByLabel('Correo electrónico').fill('estudiante@puente.test');
  await send(page, 'Enviar el enlace');
  await expect(page.getByText('Si esa dirección tiene cuenta')).toBeVisible();
  await page.context().close();
});

test('what was typed before the scripts came stays, and is sent by them', async ({ person, product }) => {
  await drawnHtml(product.url, '/contacto');
  const { page, problems } = await person();
  const letThrough = await holdScripts(page);
  await page.goto('/contacto', { waitUntil: 'commit' });
  await writeMessage(page);
  letThrough();
  await untilReady(page);
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(typed);
  await page.getByLabel('¿Desde dónde nos escribes?').selectOption('Universidad');
  await send(page, 'Enviar mensaje');
  await expect(page.getByText('Hemos recibido tu mensaje')).toBeVisible();
  expect(problems).toEqual([]);
});

test('without JavaScript a list is filtered, a page has its menu, and no button does nothing', async ({
  browser,
  product,
}) => {
  const page = await unscripted(browser, product.url);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const address of Object.values(await renderedAddresses(product.url))) {
    await drawnHtml(product.url, address);
    await page.goto(address);
    expect(await page.locator('button:visible:not([type=submit])').allInnerTexts(), address).toEqual([]);
  }
  await page.goto('/projects?q=datos');
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Universidades' })
    .waitFor();
  await page.getByRole('checkbox', { name: 'Remoto' }).press('Space');
  await page.getByRole('button', { name: 'Aplicar los filtros' }).click();
  expect(new URL(page.url()).searchParams.getAll('modality')).toEqual(['remote']);
  expect(new URL(page.url()).searchParams.get('q')).toBe('datos');
  await expect(page.getByRole('checkbox', { name: 'Remoto' })).toBeChecked();
  await page.goto('/no-hay-nada-aqui');
  await page.getByRole('heading', { name: 'Página no encontrada' }).waitFor();
  await page.context().close();
});
