/** The login's form before its scripts are here, and without any: the server draws it, and the browser sends it. */
import type { Page } from 'playwright-core';
import { demoPassword } from '@puente/tooling/accounts';
import { axeFindings, newPerson } from '@puente/testing/browser';
import { drawnHtml } from '@puente/testing/drawn-html';
import { holdScripts } from '@puente/testing/held-scripts';
import { productForJourneys } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { isTakenOver, rememberDrawn } from '@puente/testing/taken-over';

const running = productForJourneys();
const path = '/user/auth/login';
const student = 'estudiante@puente.test';

beforeAll(() => drawnHtml(running.product.url, path), 60_000);

const email = (page: Page) => page.getByLabel('Correo electrónico');
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true });
const rememberMe = 'Recordarme en este dispositivo';
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();

test('without JavaScript a wrong password is told, the right one signs in, and what is public can be read on', async () => {
  const context = await running.browser.newContext({
    baseURL: running.product.url,
    javaScriptEnabled: false,
  });
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
  await page.goto('/universidades');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/universidades');
  await context.close();
});

/** A page whose scripts wait until they are let through. */
async function withSlowScripts() {
  const person = await newPerson(running.browser, running.product.url);
  await rememberDrawn(person.page);
  const letThrough = await holdScripts(person.page);
  await person.page.goto(path, { waitUntil: 'commit' });
  await email(person.page).fill(student);
  await password(person.page).fill(demoPassword);
  await person.page.getByText(rememberMe).click();
  return { ...person, letThrough };
}

test('what was typed before the scripts came stays, and is sent by them', async () => {
  const { page, context, problems, letThrough } = await withSlowScripts();
  letThrough();
  await untilReady(page);
  expect(await isTakenOver(page)).toBe(true);
  expect([await email(page).inputValue(), await password(page).inputValue()]).toEqual([
    student,
    demoPassword,
  ]);
  expect(await page.getByLabel(rememberMe).isChecked()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await send(page);
  await page.waitForURL('**/estudiantes');
  expect(problems).toEqual([]);
  await context.close();
});

test('a form that is sent before the scripts came leads to where the role lands', async () => {
  const { page, context, problems, letThrough } = await withSlowScripts();
  await send(page);
  letThrough();
  await page.waitForURL('**/estudiantes');
  expect(problems).toEqual([]);
  await context.close();
});
