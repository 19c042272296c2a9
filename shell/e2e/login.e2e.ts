/** Login to the letter (specification §2, §4, §5, §8), on the page and in the modal: what goes wrong, and what is remembered. */
import type { Page } from 'playwright-core';
import { demoPassword } from '@puente/tooling/accounts';
import { newPerson } from '@puente/testing/browser';
import { keyboard } from '@puente/testing/hands';
import { untilReady } from '@puente/testing/ready';
import { lookOver, lookOverOnEach, productForJourneys } from '@puente/testing/journey';
import { mailTo } from '@puente/testing/outbox';

const running = productForJourneys();
const student = 'estudiante@puente.test';
const call = '**/api/auth/local';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
type Place = ReturnType<typeof main>;

const email = (place: Place) => place.getByLabel('Correo electrónico');
const password = (place: Place) => place.getByLabel('Contraseña', { exact: true });
const button = (place: Place) => place.getByRole('button', { name: 'Iniciar sesión' });

async function logIn(place: Place, address: string, secret: string) {
  await email(place).fill(address);
  await password(place).fill(secret);
  await button(place).click();
}

const open = async (options: Parameters<typeof newPerson>[2] = {}) => {
  const person = await newPerson(running.browser, running.product.url, options);
  return { ...person, ...person.context, place: main(person.page) };
};

test('§5 and §8: what is missing or wrong is told, and what was typed stays', async () => {
  const { page, place, context } = await open();
  await page.goto('/user/auth/login');
  await button(place).click();
  await place.getByRole('link', { name: 'Email inválido' }).waitFor();
  await place.getByRole('link', { name: 'Introduce tu contraseña' }).waitFor();

  await logIn(place, student, 'no-es-esta');
  await place.getByText('Credenciales incorrectas').waitFor();
  expect(await email(place).inputValue()).toBe(student);
  expect(await password(place).inputValue()).toBe('no-es-esta');

  // No network: the form says so until the next attempt, the button for five seconds.
  await page.route(call, (route) => route.abort());
  await button(place).click();
  await place.getByText('Error inesperado al iniciar sesión').waitFor();
  const since = Date.now();
  await place.getByText('Error inesperado. Inténtalo de nuevo.').waitFor();
  await place.getByText('Error inesperado. Inténtalo de nuevo.').waitFor({ state: 'detached' });
  expect(Date.now() - since).toBeGreaterThan(4_000);
  expect(Date.now() - since).toBeLessThan(7_000);
  await page.unroute(call);
  await logIn(place, student, demoPassword);
  await page.waitForURL('**/estudiantes');
  await context.close();
});

test('§8: the login modal has its own words, and afterwards the person is where they were', async () => {
  const { page, context } = await open({ width: 320 });
  await page.route(call, (route) => route.abort());
  await page.goto('/projects?q=agua');
  const place = dialog(page);
  await logIn(place, student, demoPassword);
  await place.getByText('Error al iniciar sesión. Inténtalo de nuevo.').waitFor();
  expect(await lookOver(page, 'modal, refused')).toEqual([]);
  await page.unroute(call);
  await button(place).click();
  await place.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/projects?q=agua');
  await context.close();
});

test('§8: an address that is not confirmed, whose mail is sent again', async () => {
  const { page, place, context } = await open();
  const address = `sin-confirmar.${Date.now()}@alumnos.test`;
  const answer = await page.request.post('/api/auth/local/register', {
    headers: { origin: running.product.url },
    data: {
      username: address,
      email: address,
      password: demoPassword,
      name: 'Sin',
      surname: 'Confirmar',
      profileType: 'teacher',
    },
  });
  expect(answer.status()).toBe(200);
  await page.goto('/user/auth/login');
  await logIn(place, address, demoPassword);
  await place.getByText('Es necesario que verifiques tu email').waitFor();
  expect(await lookOver(page, 'not confirmed')).toEqual([]);
  await place.getByRole('button', { name: 'Reenviar el correo' }).click();
  await place.getByText(`Te hemos enviado otro correo a ${address}.`).waitFor();
  expect(await mailTo(running.product.dataDir, address)).toContain('/user/auth/login?confirmation=');
  await context.close();
});

test('§9: the token cookie lasts 30 days only with remember-me', async () => {
  for (const remember of [true, false]) {
    const { page, place, context } = await open();
    await page.goto('/user/auth/login');
    if (remember)
      await place.getByRole('checkbox', { name: 'Recordarme en este dispositivo' }).click({ force: true });
    await logIn(place, student, demoPassword);
    await page.waitForURL('**/estudiantes');
    const cookies = await context.cookies();
    const token = cookies.find(({ name }) => name === 'token');
    const hint = cookies.find(({ name }) => name === 'u4iRememberMe');
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect(hint).toMatchObject({ httpOnly: false, value: String(remember) });
    const days = (cookie = token) => Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400);
    // A session cookie has no end: -1.
    if (remember) expect([days(), days(hint)]).toEqual([30, 30]);
    else expect([token?.expires, hint?.expires]).toEqual([-1, -1]);
    await context.close();
  }
});

test('ten presses in one moment send one request', async () => {
  const { page, place, context } = await open();
  let sent = 0;
  await page.route(call, async (route) => {
    sent++;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/user/auth/login');
  // Before that the browser itself would send the form, once, and not by a call.
  await untilReady(page);
  await email(place).fill(student);
  await password(place).fill(demoPassword);
  await button(place).evaluate((element) => {
    for (let press = 0; press < 10; press++) (element as HTMLButtonElement).click();
  });
  await password(place).press('Enter');
  await page.waitForURL('**/estudiantes');
  expect(sent).toBe(1);
  await context.close();
});

test('with the keyboard alone, and the way back to where the person was going (§4)', async () => {
  const { page, place, context } = await open();
  await page.goto('/projects/create?from=mail');
  await page.waitForURL('**/user/auth/login');
  await keyboard.write(email(place), 'coordinacion@puente.test');
  await keyboard.write(password(place), demoPassword);
  await keyboard.tick(place.getByRole('checkbox', { name: 'Recordarme en este dispositivo' }));
  await keyboard.press(button(place));
  await page.waitForURL('**/projects/create?from=mail');
  await context.close();
});

test('the login page is accessible on every screen, in light and in dark', async () => {
  const screens = [
    { width: 320, colorScheme: 'light' },
    { width: 320, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ] as const;
  const { page, place, problems, context } = await open(screens[0]);
  await page.goto('/user/auth/login');
  await button(place).click();
  await place.getByRole('link', { name: 'Email inválido' }).waitFor();
  expect(await lookOverOnEach(page, 'login', screens)).toEqual([]);
  // Without keys no provider is offered, and nothing is missing.
  expect(await place.getByRole('link', { name: /Continuar con/ }).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});
