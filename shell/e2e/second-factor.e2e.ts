/** Browser tests of the second factor: switching it on, logging in with it in every way, and the list of sessions. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { PersonOptions } from '@puente/testing/browser';
import { callAs } from '@puente/testing/call-as';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { demoPassword } from '@puente/tooling/accounts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** Returns a TOTP code. @param ahead periods of 30 seconds: each code works only once, but the next one is already valid */
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  });

/** Clears the session outside the app: background requests of an open page would be refused without it. */
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

const untilIn = (page: Page) => page.waitForURL('**/universidades');

async function prove(page: Page, confirm: string, name?: string): Promise<void> {
  if (name !== undefined) await dialog(page).getByLabel('Nombre').fill(name);
  await dialog(page).getByLabel('Tu contraseña').fill(demoPassword);
  await dialog(page).getByRole('button', { name: confirm }).click();
}

test('a project manager is asked to protect their account, and comes to the page for it', async ({
  person,
}) => {
  const { page, problems } = await person('gestion@puente.test', { width: 320 });
  await page.goto('/organizations');
  await page.getByRole('button', { name: 'Activarla' }).click();
  await page.waitForURL('**/user/security');
  await button(page, 'Activar la aplicación').waitFor();
  expect(problems).toEqual([]);
});

test('an authenticator app, from the page where it is switched on to a login with each kind of code', async ({
  person,
}) => {
  const { page, problems, email } = await person('teacher', { width: 320 });
  const look = async (what: string) => expect(await lookOver(page, what)).toEqual([]);

  await page.goto('/user/security');
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
  await firstStep(page, email);
  const second = main(page).getByLabel('Código de 6 cifras');
  await expect(second).toBeFocused();
  await look('second step');
  await second.fill('12');
  await button(page, 'Entrar').click();
  await main(page).getByText('Escribe las 6 cifras que muestra tu aplicación.').waitFor();
  await second.fill(codeOf(secret));
  await button(page, 'Entrar').click();
  await untilIn(page);

  await forgetSession(page);
  await firstStep(page, email);
  await button(page, 'Usar un código de recuperación').click();
  await look('recovery code');
  await main(page).getByLabel('Código de recuperación').fill(code);
  await button(page, 'Entrar').click();
  await untilIn(page);
  // The browser itself logs the refusals.
  expect(problems.filter((problem) => !/status of 40[03]/.test(problem))).toEqual([]);
});

test('a passkey: added, named, used and removed', async ({ person }) => {
  const { page, context, email } = await person('teacher');
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
  await firstStep(page, email);
  await button(page, 'Usar la llave de acceso').waitFor();
  expect(await lookOver(page, 'asks for the passkey')).toEqual([]);
  await button(page, 'Usar la llave de acceso').click();
  await untilIn(page);

  await page.goto('/user/security');
  await button(page, 'Quitar El de casa').click();
  await prove(page, 'Quitar la llave');
  await main(page).getByText('Ninguna', { exact: true }).waitFor();
});

test('the sessions: this one is named, the others end', async ({ person, account }) => {
  const email = await account('teacher');
  const logIn = async (options: PersonOptions = {}) => {
    const { page } = await person('visitor', options);
    await firstStep(page, email);
    await untilIn(page);
    return page;
  };
  await logIn();
  await logIn();
  const page = await logIn({ width: 320, colorScheme: 'dark' });
  const others = main(page).getByRole('button', { name: /^Cerrar la sesión de Chrome/ });
  await page.goto('/user/security');
  await main(page).getByText('Este dispositivo').waitFor();
  await expect(others).toHaveCount(2);
  expect(await lookOver(page, 'sessions')).toEqual([]);
  await others.first().click();
  await page.getByRole('button', { name: 'Cerrar la sesión', exact: true }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await main(page).getByText('Este dispositivo').waitFor();
  await expect(others).toHaveCount(1);
});

test('a login in the window over a page, at night, and a step that has expired', async ({
  product,
  account,
  person,
}) => {
  const email = await account('teacher');
  await protect(product.apiUrl, email);
  const { page, context } = await person('visitor', { width: 320, colorScheme: 'dark' });
  await page.goto('/projects?q=agua');
  await dialog(page).getByLabel('Correo electrónico').fill(email);
  await dialog(page).getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await dialog(page).getByRole('button', { name: 'Iniciar sesión' }).click();
  await dialog(page).getByLabel('Código de 6 cifras').waitFor();
  expect(await lookOver(page, 'second step in the window')).toEqual([]);
  await context.clearCookies();
  await dialog(page).getByLabel('Código de 6 cifras').fill('123456');
  await dialog(page).getByRole('button', { name: 'Entrar' }).click();
  await dialog(page).getByText('Este paso ha caducado').waitFor();
  expect(await lookOver(page, 'expired')).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Volver a iniciar sesión' }).click();
  await expect(dialog(page).getByLabel('Correo electrónico')).toHaveValue(email);
});

/** Activates an authenticator app for the account through the API. */
async function protect(apiUrl: string, email: string): Promise<void> {
  const begun = (await callAs(apiUrl, email, 'POST', '/api/users/me/second-factor/totp', {
    password: demoPassword,
  })) as { data: { secret: string } };
  await callAs(apiUrl, email, 'POST', '/api/users/me/second-factor/totp/confirm', {
    code: codeOf(begun.data.secret, -1),
  });
}
