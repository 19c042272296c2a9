/**
 * Browser tests of the login with Google and Microsoft (specification §2, §4, §7), with a fake provider for both, and of the first profile.
 */
import type { Page } from '@playwright/test';
import { deferred } from '@puente/testing/deferred';
import { type InputDriver, keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';
import { demoPassword } from '@puente/tooling/accounts';
import { identify } from './identify.ts';

// Other products of the test run offer no provider.
test.use({ productSettings: { openId: true } });

const main = (page: Page) => page.getByRole('main');
const provider = (page: Page, name: 'Google' | 'Microsoft') =>
  page.getByRole('link', { name: `Continuar con ${name}` });

async function complete(page: Page, input: InputDriver, profile: 'Estudiante' | 'Organización' | 'Profesor') {
  const place = main(page);
  await page.waitForURL('**/user/complete');
  await place.getByRole('heading', { level: 1, name: 'Completa tu perfil' }).waitFor();
  await input.check(place.getByRole('radio', { name: profile }));
  if (profile === 'Estudiante')
    await input.suggest(place.getByRole('combobox', { name: 'Universidad' }), 'Coru');
  if (profile === 'Organización')
    await input.fill(place.getByRole('textbox', { name: 'Teléfono' }), '600 123 456');
  await input.check(place.getByRole('checkbox', { name: /Acepto los terminos/ }));
  await input.activate(place.getByRole('button', { name: 'Completar perfil' }));
}

test('a provider that does not answer: the page says so, and the next attempt works', async ({
  person,
  product,
}) => {
  const { page } = await person();
  const place = main(page);
  await page.goto('/user/auth/login');
  await provider(page, 'Google').waitFor();
  product.openId?.process.kill('SIGSTOP');
  try {
    await provider(page, 'Google').click();
    await page.waitForURL('**/connect/google?error=Unavailable');
  } finally {
    product.openId?.process.kill('SIGCONT');
  }
  await place.getByText('El servicio no está disponible en este momento. Inténtalo de nuevo.').waitFor();
  await place.getByRole('link', { name: 'Reintentar con Google' }).click();
  await page.getByRole('heading', { name: 'Acceso de desarrollo' }).waitFor();
});

for (const [name, profile, landing, input] of [
  ['Google', 'Estudiante', '/estudiantes', pointer],
  ['Microsoft', 'Organización', '/organizations/create', pointer],
  ['Google', 'Profesor', '/universidades', keyboard],
] as const)
  test(`§4.1: the first time with ${name}, as ${profile}: the profile, then ${landing}; again: at once`, async ({
    person,
  }) => {
    const { page, problems } = await person('visitor', { width: input === keyboard ? 1280 : 320 });
    const email = `${profile.slice(0, 3)}.${Date.now()}@ejemplo.test`.toLowerCase();
    await page.goto('/user/auth/login');
    await input.activate(provider(page, name));
    await identify(page, { email });
    await complete(page, input, profile);
    await page.waitForURL(`**${landing}`);
    // The header knows the user and the role.
    await page.goto('/user/complete');
    await page.waitForURL(`**${landing}`);
    await untilReady(page);

    // Leave the app first: background requests of an open page would be refused without the session.
    await page.goto('/api/banners/current');
    await page.context().clearCookies();
    await page.goto('/user/auth/login');
    await provider(page, name).click();
    await identify(page, { email });
    await page.waitForURL(`**${landing}`);
    expect(problems).toEqual([]);
  });

for (const name of ['Google', 'Microsoft'] as const)
  test(`with the service worker on, the way back from ${name} is requested once`, async ({ person }) => {
    const { page } = await person('visitor', { serviceWorkers: 'allow' });
    const email = `vuelta.${name}.${Date.now()}@ejemplo.test`.toLowerCase();
    await page.goto('/user/auth/login');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
    });
    await provider(page, name).click();
    await identify(page, { email });
    await page.waitForURL(/\/user\/complete$|error=/);
    await expect(page).toHaveURL('/user/complete');
  });

test('a provider that gives no surname: it is asked for, and kept', async ({ person }) => {
  const { page } = await person('visitor', { width: 320 });
  const place = main(page);
  await page.goto('/user/auth/login');
  await provider(page, 'Microsoft').click();
  await identify(page, { email: `sin-apellidos.${Date.now()}@ejemplo.test`, surname: '' });
  await page.waitForURL('**/user/complete');
  await place.getByRole('textbox', { name: 'Apellidos' }).fill('Rey Lago');
  await complete(page, pointer, 'Profesor');
  await page.waitForURL('**/universidades');
  const me = (await (await page.request.get('/api/users/me')).json()) as object;
  expect(me).toMatchObject({ surname: 'Rey Lago', profileType: 'teacher' });
});

test.describe('where the person was going (§4.1)', () => {
  test('survives the way through the provider and the first profile', async ({ person }) => {
    const { page } = await person();
    await page.goto('/projects/create?from=mail');
    await page.waitForURL('**/user/auth/login');
    await page.getByRole('checkbox', { name: 'Recordarme en este dispositivo' }).click({ force: true });
    await provider(page, 'Google').click();
    await identify(page, { email: `camino.${Date.now()}@ejemplo.test` });
    await complete(page, pointer, 'Organización');
    // A coordinator without an organisation must create one first.
    await page.waitForURL(
      (url) => url.pathname === '/projects/create' || url.pathname === '/organizations/create',
    );
    // «Recordarme» was preserved on the way through the provider (§9).
    const token = (await page.context().cookies()).find(({ name }) => name === 'token');
    expect(Math.round(((token?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);
  });

  test('is the page under the login modal', async ({ person }) => {
    const { page } = await person('visitor', { width: 320 });
    await page.goto('/projects?q=agua');
    const modal = page.getByRole('dialog');
    await modal.getByRole('link', { name: 'Continuar con Microsoft' }).waitFor();
    expect(await lookOver(page, 'modal with providers')).toEqual([]);
    await modal.getByRole('link', { name: 'Continuar con Microsoft' }).click();
    await identify(page, { email: `modal.${Date.now()}@ejemplo.test` });
    await complete(page, pointer, 'Estudiante');
    await page.waitForURL('**/projects?q=agua');
  });

  test('is not forgotten by a user who cancels and then logs in with a password', async ({ person }) => {
    const { page } = await person();
    const place = main(page);
    await page.goto('/profile?section=tfx');
    await page.waitForURL('**/user/auth/login');
    await provider(page, 'Google').click();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await place.getByText('Has cancelado el inicio de sesión.').waitFor();
    expect(await lookOver(page, 'cancelled')).toEqual([]);
    await place.getByRole('link', { name: 'Iniciar sesión con tu correo electrónico' }).click();
    await place.getByLabel('Correo electrónico').fill('estudiante@puente.test');
    await place.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
    await place.getByRole('button', { name: 'Iniciar sesión' }).click();
    await page.waitForURL('**/profile?section=tfx');
  });
});

test('§8: an address that the provider has not confirmed is nobody’s: registration is the way', async ({
  person,
}) => {
  const { page } = await person('visitor', { width: 320, colorScheme: 'dark' });
  const place = main(page);
  await page.goto('/user/auth/login');
  await provider(page, 'Microsoft').click();
  await identify(page, { email: `sin-verificar.${Date.now()}@ejemplo.test`, verified: 'no' });
  await page.waitForURL('**/connect/microsoft?error=ProviderEmailUnverified');
  await place.getByText(/Ese servicio no ha confirmado tu correo electrónico/).waitFor();
  await place.getByRole('link', { name: 'Crear cuenta' }).click();
  await page.waitForURL('**/register');
});

test('an account with a password is linked only by a user who proves that it is theirs', async ({
  person,
  account,
}) => {
  const { page } = await person();
  const email = await account('teacher');
  const place = main(page);
  await page.goto('/user/auth/login');
  await provider(page, 'Google').click();
  await identify(page, { email });
  await place
    .getByText(
      'Ya existe una cuenta con este correo electrónico. Inicia sesión con ella y quedará vinculada.',
    )
    .waitFor();
  expect((await page.request.get('/api/users/me')).status()).toBe(401);
  await place.getByRole('link', { name: 'Iniciar sesión con tu correo electrónico' }).click();
  await place.getByLabel('Correo electrónico').fill(email);
  await place.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await place.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL('**/universidades');

  await page.goto('/api/banners/current');
  await page.context().clearCookies();
  await page.goto('/user/auth/login');
  await provider(page, 'Google').click();
  await identify(page, { email });
  await page.waitForURL('**/universidades');
});

test('nothing moves when the buttons come late, and pressed ten times they leave once', async ({
  person,
}) => {
  const { page } = await person('visitor', { width: 360 });
  const place = main(page);
  // Start on another page: on a direct visit the server would render the buttons.
  await page.goto('/aviso-legal');
  let left = 0;
  const answer = deferred();
  await page.route('**/api/connect/providers', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await page.route('**/api/connect/google', async (route) => {
    left++;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.waitForURL('**/user/auth/login');
  const footer = page.getByRole('contentinfo');
  await place.getByLabel('Correo electrónico').waitFor();
  await expect(provider(page, 'Google')).toHaveCount(0);
  const before = await footer.boundingBox();
  answer.open();
  await provider(page, 'Google').waitFor();
  expect(await footer.boundingBox()).toEqual(before);
  await provider(page, 'Google').evaluate((link) => {
    for (let press = 0; press < 10; press++) (link as HTMLAnchorElement).click();
  });
  await page.getByRole('heading', { name: 'Acceso de desarrollo' }).waitFor();
  expect(left).toBe(1);
});

test('the pages are accessible on every screen, in light and in dark', async ({ person }) => {
  const screens = [
    { width: 320, colorScheme: 'light' },
    { width: 320, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ] as const;
  const { page } = await person('visitor', screens[0]);
  const place = main(page);
  const findings: string[] = [];
  const look = async (what: string) => findings.push(...(await lookOverOnEach(page, what, screens)));
  await page.goto('/user/auth/login');
  await provider(page, 'Google').waitFor();
  await look('login');
  await provider(page, 'Google').click();
  await identify(page, { email: 'mirada@ejemplo.test', surname: '' });
  await page.waitForURL('**/user/complete');
  await place.getByRole('button', { name: 'Completar perfil' }).click();
  await place.getByText('Apellidos: Campo obligatorio').waitFor();
  await look('complete');
  await page.goto('/connect/nadie');
  await place.getByRole('heading', { name: 'No encontramos esta página' }).waitFor();
  await expect(page).toHaveURL('/connect/nadie');
  expect(findings).toEqual([]);
});
