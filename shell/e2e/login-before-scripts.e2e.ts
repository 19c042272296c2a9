/** Browser tests of the login form before hydration and without JavaScript: rendered by the server, submitted by the browser. */
import type { Page } from '@playwright/test';
import { drawnHtml } from '@puente/testing/drawn-html';
import { holdScripts } from '@puente/testing/held-scripts';
import { isHydrated, rememberDrawn } from '@puente/testing/hydration';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { demoPassword } from '@puente/tooling/accounts';

const path = '/user/auth/login';
const student = 'estudiante@puente.test';

test.beforeAll(({ product }) => drawnHtml(product.url, path));

const email = (page: Page) => page.getByLabel('Correo electrónico');
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true });
const rememberMe = 'Recordarme en este dispositivo';
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();

test('without JavaScript a wrong password is reported, the right one signs in, and what is public and one’s own can be read', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  await email(page).fill(student);
  await password(page).fill('no-es-esta');
  await send(page);
  await page.getByRole('main').getByText('Credenciales incorrectas').waitFor();
  await email(page).fill(student);
  await password(page).fill(demoPassword);
  await page.getByText(rememberMe).click();
  await send(page);
  const link = page.getByRole('link', { name: 'Leer lo que es público sin JavaScript' });
  await link.waitFor();
  const token = (await context.cookies()).find(({ name }) => name === 'token');
  expect(token).toMatchObject({ httpOnly: true });
  expect(token?.expires).toBeGreaterThan(Date.now() / 1000);
  await link.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('/profile');
  await expect(page.getByRole('main')).toContainText('Iria Castro Souto');
  await page.goto('/universidades');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page).toHaveURL(/\/universidades(\?|$)/);
  await context.close();
});

/** Fills in the login page while its scripts are blocked. @returns the function that lets them load */
async function fillInBeforeScripts(page: Page): Promise<() => void> {
  await rememberDrawn(page);
  const letThrough = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await email(page).fill(student);
  await password(page).fill(demoPassword);
  await page.getByText(rememberMe).click();
  return letThrough;
}

test('what was typed before the scripts came stays, and is sent by them', async ({ person }) => {
  const { page, problems } = await person();
  const letThrough = await fillInBeforeScripts(page);
  letThrough();
  await untilReady(page);
  expect(await isHydrated(page)).toBe(true);
  await expect(email(page)).toHaveValue(student);
  await expect(password(page)).toHaveValue(demoPassword);
  await expect(page.getByLabel(rememberMe)).toBeChecked();
  await send(page);
  await page.waitForURL('**/estudiantes');
  expect(problems).toEqual([]);
});

test('a form that is sent before the scripts came leads to where the role lands', async ({ person }) => {
  const { page, problems } = await person();
  const letThrough = await fillInBeforeScripts(page);
  await send(page);
  letThrough();
  await page.waitForURL('**/estudiantes');
  expect(problems).toEqual([]);
});
