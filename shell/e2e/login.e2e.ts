/** Browser tests of the login in detail (specification §2, §4, §5, §8), on the page and in the modal: errors, and remembered values. */
import type { Page } from '@playwright/test';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { mailedLink } from '@puente/testing/outbox';
import { untilReady } from '@puente/testing/ready';
import { demoPassword } from '@puente/tooling/accounts';

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

test('§5 and §8: what is missing or wrong is told, and what was typed stays', async ({ person }) => {
  const { page } = await person();
  const place = main(page);
  await page.goto('/user/auth/login');
  await button(place).click();
  await place.getByRole('link', { name: 'Email inválido' }).waitFor();
  await place.getByRole('link', { name: 'Introduce tu contraseña' }).waitFor();

  await logIn(place, student, 'no-es-esta');
  await place.getByText('Credenciales incorrectas').waitFor();
  await expect(email(place)).toHaveValue(student);
  await expect(password(place)).toHaveValue('no-es-esta');

  // Offline, the message stays until the next attempt, the button's label for five seconds.
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
});

test('§8: the login modal has its own words, and afterwards the person is where they were', async ({
  person,
}) => {
  const { page } = await person('visitor', { width: 320 });
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
});

test('§8: an address that is not confirmed, whose mail is sent again', async ({ product, person }) => {
  const { page } = await person();
  const place = main(page);
  const address = `sin-confirmar.${Date.now()}@alumnos.test`;
  const answer = await page.request.post('/api/auth/local/register', {
    headers: { origin: product.url },
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
  const confirmation = () => mailedLink(product.dataDir, address, '/user/auth/login');
  const first = await confirmation();
  await page.goto('/user/auth/login');
  await logIn(place, address, demoPassword);
  await place.getByText('Es necesario que verifiques tu email').waitFor();
  expect(await lookOver(page, 'not confirmed')).toEqual([]);
  await place.getByRole('button', { name: 'Reenviar el correo' }).click();
  await place.getByText(`Te hemos enviado otro correo a ${address}.`).waitFor();
  await expect.poll(confirmation).not.toBe(first);
  expect(await confirmation()).toContain('/user/auth/login?confirmation=');
});

test('§9: the token cookie lasts 30 days only with remember-me', async ({ person }) => {
  for (const remember of [true, false]) {
    const { page, context } = await person();
    const place = main(page);
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
    // A session cookie has no expiry: -1.
    if (remember) expect([days(), days(hint)]).toEqual([30, 30]);
    else expect([token?.expires, hint?.expires]).toEqual([-1, -1]);
  }
});

test('ten presses in one moment send one request', async ({ person }) => {
  const { page } = await person();
  const place = main(page);
  let sent = 0;
  await page.route(call, async (route) => {
    sent++;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto('/user/auth/login');
  // Wait for hydration: before that, the browser submits the form natively, and only once.
  await untilReady(page);
  await email(place).fill(student);
  await password(place).fill(demoPassword);
  await button(place).evaluate((element) => {
    for (let press = 0; press < 10; press++) (element as HTMLButtonElement).click();
  });
  await password(place).press('Enter');
  await page.waitForURL('**/estudiantes');
  expect(sent).toBe(1);
});

test('with the keyboard alone, and the way back to where the person was going (§4.1)', async ({ person }) => {
  const { page } = await person();
  const place = main(page);
  await page.goto('/projects/create?from=mail');
  await page.waitForURL('**/user/auth/login');
  await keyboard.fill(email(place), 'coordinacion@puente.test');
  await keyboard.fill(password(place), demoPassword);
  await keyboard.check(place.getByRole('checkbox', { name: 'Recordarme en este dispositivo' }));
  await keyboard.activate(button(place));
  await page.waitForURL('**/projects/create?from=mail');
});

test('the login page is accessible on every screen, in light and in dark', async ({ person }) => {
  const screens = [
    { width: 320, colorScheme: 'light' },
    { width: 320, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ] as const;
  const { page, problems } = await person('visitor', screens[0]);
  const place = main(page);
  await page.goto('/user/auth/login');
  await button(place).click();
  await place.getByRole('link', { name: 'Email inválido' }).waitFor();
  expect(await lookOverOnEach(page, 'login', screens)).toEqual([]);
  // Without keys no provider is offered, and no gap is left.
  await expect(place.getByRole('link', { name: /Continuar con/ })).toHaveCount(0);
  expect(problems).toEqual([]);
});
