/** A forgotten password, from the login page over the mail to a new session, and what then no longer works. */
import { demoPassword } from '@puente/tooling/accounts';
import { newPerson } from '@puente/testing/browser';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { linkIn, mailTo } from '@puente/testing/outbox';

const running = productForJourneys();
const email = 'nueva@puente.test';
const chosen = 'Faro-de-Ons-26';

test('a user who forgot their password chooses a new one', async () => {
  const { product, browser } = running;
  const { page, problems } = await newPerson(browser, product.url, { width: 320 });
  const main = page.getByRole('main');
  const findings: string[] = [];
  const look = async (what: string) => findings.push(...(await lookOver(page, what)));
  const logIn = async (password: string) => {
    await main.getByLabel('Correo electrónico').fill(email);
    await main.getByLabel('Contraseña', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Iniciar sesión' }).click();
  };

  await page.goto('/user/auth/login');
  await main.getByRole('link', { name: '¿Has olvidado tu contraseña?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Recuperar contraseña' }).waitFor();
  await look('forgot');
  await main.getByLabel('Correo electrónico').fill(email);
  await main.getByRole('button', { name: 'Enviar el enlace' }).click();
  await page.getByText('Revisa tu correo').waitFor();
  await look('forgot, sent');

  const link = linkIn(await mailTo(product.dataDir, email), '/user/auth/reset-password');
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: 'Contraseña nueva' }).waitFor();
  await look('reset');
  await main.getByLabel('Contraseña nueva').fill(chosen);
  await main.getByLabel('Repite la contraseña').fill(chosen);
  await main.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await page.waitForURL('**/estudiantes');

  // In another browser: the link is spent, and only the new password is one.
  await page.context().clearCookies();
  await page.goto(link);
  await main.getByLabel('Contraseña nueva').fill(chosen);
  await main.getByLabel('Repite la contraseña').fill(chosen);
  await main.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await page.getByText('El enlace ha caducado o ya se ha usado').waitFor();
  await look('reset, spent');
  await page.goto('/user/auth/login');
  await logIn(demoPassword);
  await page.getByText('Credenciales incorrectas').waitFor();
  await logIn(chosen);
  await page.waitForURL('**/estudiantes');

  expect(findings).toEqual([]);
  // The browser itself reports the two refusals.
  expect(problems.filter((problem) => !/status of 4(01|10)/.test(problem))).toEqual([]);
});
