/** The second factor, from the page where it is switched on over each way of logging in with it to the sessions that were opened. */
import { readFile } from 'node:fs/promises';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { demoPassword } from '@puente/tooling/accounts';
import { newPerson } from '@puente/testing/browser';
import { lookOver, productForJourneys } from '@puente/testing/journey';

const running = productForJourneys();
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** @param ahead in half minutes: a code is good once, and the next one is good already */
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  });

/** Leaves the app first, for an answer of the API: what a page asks for by itself, at rest, would be refused without the session. */
async function forgetSession(page: Page): Promise<void> {
  await page.goto('/api/banners/current');
  await page.context().clearCookies();
}

async function firstStep(page: Page, email: string): Promise<void> {
  await page.goto('/user/auth/login');
  await main(page).getByLabel('Correo electrónico').fill(email);
  await main(page).getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await button(page, 'Iniciar sesión').click();
}

async function open(email: string, options: Parameters<typeof newPerson>[2] = {}) {
  const person = await newPerson(running.browser, running.product.url, options);
  await firstStep(person.page, email);
  return person;
}

async function prove(page: Page, confirm: string, name?: string): Promise<void> {
  if (name !== undefined) await dialog(page).getByLabel('Nombre').fill(name);
  await dialog(page).getByLabel('Tu contraseña').fill(demoPassword);
  await dialog(page).getByRole('button', { name: confirm }).click();
}

test('an authenticator app, from the notice that asks for it to a login with each kind of code', async () => {
  const { page, context, problems } = await open('gestion@puente.test', { width: 320 });
  const findings: string[] = [];
  const look = async (what: string) => findings.push(...(await lookOver(page, what)));

  await page.getByRole('button', { name: 'Activarla' }).click();
  await page.waitForURL('**/user/security');
  await button(page, 'Activar la aplicación').waitFor();
  await look('off');
  await button(page, 'Activar la aplicación').click();
  await dialog(page).getByRole('button', { name: 'Continuar' }).click();
  await dialog(page).getByText('Introduce tu contraseña').waitFor();
  await look('password');
  await prove(page, 'Continuar');
  await main(page).getByRole('img', { name: 'Código QR para tu aplicación' }).waitFor();
  await look('secret');
  const secret = await main(page).locator('code').innerText();
  const field = main(page).getByLabel('Código de 6 cifras');
  await field.fill('000000');
  await button(page, 'Activar').click();
  await main(page).getByText('El código no es correcto o ya se ha usado.').waitFor();
  await field.fill(codeOf(secret, -1));
  await button(page, 'Activar').click();

  const codes = main(page).getByRole('listitem').locator('code');
  await codes.first().waitFor();
  await look('codes');
  const [code = ''] = await codes.allInnerTexts();
  const download = page.waitForEvent('download');
  await button(page, 'Descargar (.txt)').click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(code);
  await button(page, 'Ya los he guardado').click();
  await main(page).getByText('Quedan 10').waitFor();

  await forgetSession(page);
  await firstStep(page, 'gestion@puente.test');
  const second = main(page).getByLabel('Código de 6 cifras');
  await second.waitFor();
  expect(await second.evaluate((input) => document.activeElement === input)).toBe(true);
  await look('second step');
  await second.fill('12');
  await button(page, 'Entrar').click();
  await main(page).getByText('Escribe las 6 cifras que muestra tu aplicación.').waitFor();
  await second.fill(codeOf(secret));
  await button(page, 'Entrar').click();
  await page.waitForURL(/organi/);

  await forgetSession(page);
  await firstStep(page, 'gestion@puente.test');
  await button(page, 'Usar un código de recuperación').click();
  await look('recovery code');
  await main(page).getByLabel('Código de recuperación').fill(code);
  await button(page, 'Entrar').click();
  await page.waitForURL(/organi/);
  expect(findings).toEqual([]);
  expect(problems.filter((problem) => !/status of 40[03]/.test(problem))).toEqual([]);
  await context.close();
});

test('a passkey: added, named, used and removed', async () => {
  const { page, context } = await open('docente@puente.test');
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  await page.goto('/user/security');
  await button(page, 'Añadir una llave de acceso').click();
  await prove(page, 'Añadir la llave', 'Mi portátil');
  await main(page).getByText('Guarda estos códigos ahora').waitFor();
  await button(page, 'Ya los he guardado').click();
  await button(page, 'Cambiar el nombre de Mi portátil').click();
  await dialog(page).getByLabel('Nombre').fill('El de casa');
  await dialog(page).getByRole('button', { name: 'Guardar el nombre' }).click();
  await main(page).getByText('El de casa').waitFor();
  expect(await lookOver(page, 'a passkey')).toEqual([]);

  await forgetSession(page);
  await firstStep(page, 'docente@puente.test');
  await button(page, 'Usar la llave de acceso').waitFor();
  expect(await lookOver(page, 'asks for the passkey')).toEqual([]);
  await button(page, 'Usar la llave de acceso').click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));

  await page.goto('/user/security');
  await button(page, 'Quitar El de casa').click();
  await prove(page, 'Quitar la llave');
  await main(page).getByText('Ninguna', { exact: true }).waitFor();
  await context.close();
});

test('the sessions: this one is named, the others end', async () => {
  const other = await open('coordinacion@puente.test');
  await other.page.waitForURL((url) => !url.pathname.includes('/auth/'));
  const third = await open('coordinacion@puente.test');
  await third.page.waitForURL((url) => !url.pathname.includes('/auth/'));
  const { page, context } = await open('coordinacion@puente.test', { width: 320, colorScheme: 'dark' });
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
  await page.goto('/user/security');
  await main(page).getByText('Este dispositivo').waitFor();
  expect(await lookOver(page, 'sessions')).toEqual([]);
  await main(page)
    .getByRole('button', { name: /^Cerrar la sesión de Chrome/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cerrar la sesión', exact: true }).click();
  await main(page).getByText('Este dispositivo').waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(
    await main(page)
      .getByRole('button', { name: /^Cerrar la sesión de Chrome/ })
      .count(),
  ).toBe(1);
  for (const person of [other, third]) await person.context.close();
  await context.close();
});

test('a login in the window over a page, at night, and a step that has expired', async () => {
  const { page, context } = await newPerson(running.browser, running.product.url, {
    width: 320,
    colorScheme: 'dark',
  });
  const logIn = async () => {
    await dialog(page).getByLabel('Correo electrónico').fill('gestion@puente.test');
    await dialog(page).getByLabel('Contraseña', { exact: true }).fill(demoPassword);
    await dialog(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  };
  await page.goto('/projects?q=agua');
  await logIn();
  await dialog(page).getByLabel('Código de 6 cifras').waitFor();
  expect(await lookOver(page, 'second step in the window')).toEqual([]);
  await context.clearCookies();
  await dialog(page).getByLabel('Código de 6 cifras').fill('123456');
  await dialog(page).getByRole('button', { name: 'Entrar' }).click();
  await dialog(page).getByText('Este paso ha caducado').waitFor();
  expect(await lookOver(page, 'expired')).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Volver a iniciar sesión' }).click();
  expect(await dialog(page).getByLabel('Correo electrónico').inputValue()).toBe('gestion@puente.test');
  await context.close();
});
