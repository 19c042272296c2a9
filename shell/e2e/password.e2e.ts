/** Browser tests of a forgotten password: from the login page through the mail to a new session, and everything that stops working. */
import { expect, test } from '@puente/testing/journey';
import { mailedLink } from '@puente/testing/outbox';
import { demoPassword } from '@puente/tooling/accounts';

const chosen = 'Faro-de-Ons-26';

test('§7.1 a user who forgot their password chooses a new one', async ({ product, account, person }) => {
  const email = await account('new student');
  const { page, problems } = await person('visitor', { width: 320 });
  const main = page.getByRole('main');
  const logIn = async (password: string) => {
    await main.getByLabel('Correo electrónico').fill(email);
    await main.getByLabel('Contraseña', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Iniciar sesión' }).click();
  };

  await page.goto('/user/auth/login');
  await main.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Recuperar contraseña' }).waitFor();
  await main.getByLabel('Correo electrónico').fill(email);
  await main.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByText('Revisa tu correo').waitFor();

  const link = await mailedLink(product.dataDir, email, '/user/auth/reset-password');
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Contraseña nueva' }).waitFor();
  await main.getByLabel('Contraseña nueva').fill(chosen);
  await main.getByLabel('Repite la contraseña').fill(chosen);
  await main.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await page.waitForURL('**/estudiantes');

  // In another browser the link no longer works, and only the new password does.
  await page.context().clearCookies();
  await page.goto(link);
  await main.getByLabel('Contraseña nueva').fill(chosen);
  await main.getByLabel('Repite la contraseña').fill(chosen);
  await main.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await page.getByText('El enlace ha caducado o ya se ha usado').waitFor();
  await page.goto('/user/auth/login');
  await logIn(demoPassword);
  await page.getByText('Credenciales incorrectas').waitFor();
  await logIn(chosen);
  await page.waitForURL('**/estudiantes');

  // The browser itself logs the two refusals.
  expect(problems.filter((problem) => !/status of 4(01|10)/.test(problem))).toEqual([]);
});
