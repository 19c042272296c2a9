/**
 * Browser tests of the registration (specification §2, §4 and §8): every role and campaign, from the empty form through the confirmation
 * mail to the first login and its welcome. Also with an unreachable API.
 */
import type { Page } from '@playwright/test';
import { type InputDriver, keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { mailedLink } from '@puente/testing/outbox';
import { untilReady } from '@puente/testing/ready';
import { demoPassword } from '@puente/tooling/accounts';

const main = (page: Page) => page.getByRole('main');
const send = (page: Page, input: InputDriver) =>
  input.activate(main(page).getByRole('button', { name: 'Crear cuenta' }));

interface Newcomer {
  who: string;
  search: string;
  heading: string;
  screen: { width: number; colorScheme: 'light' | 'dark' };
  input?: InputDriver;
  /** States to check with axe: only those that no other newcomer checks, as screens differ. */
  looks?: readonly ('register, filled in' | 'confirmation')[];
  /** Fills in the fields that only this role has. */
  own: (page: Page, input: InputDriver) => Promise<void>;
  sent: object;
  completed: RegExp;
  lands: string;
  next: string;
}

const student = {
  heading: 'Mejorar tu empleabilidad hoy',
  lands: '/estudiantes',
  next: 'Ver proyectos',
  completed: /Busca tu proyecto/,
};
const university = (page: Page) => main(page).getByRole('combobox', { name: 'Universidad' });
const asStudent = async (page: Page, input: InputDriver) => input.suggest(university(page), 'coruna');

const newcomers: Newcomer[] = [
  {
    ...student,
    who: 'a student of a listed university',
    search: '',
    screen: { width: 320, colorScheme: 'light' },
    looks: ['register, filled in', 'confirmation'],
    own: asStudent,
    sent: { profileType: 'student', university: { name: 'Universidad de A Coruña' } },
  },
  {
    ...student,
    who: 'a student of «Otra», with a phone of another country',
    search: '?profile=student',
    screen: { width: 1280, colorScheme: 'dark' },
    looks: ['register, filled in', 'confirmation'],
    own: async (page, input) => {
      await input.select(main(page).getByLabel('País del teléfono'), 'Portugal (+351)');
      await input.fill(main(page).getByLabel('Teléfono (opcional)'), '912 345 678');
      await input.suggest(university(page), 'otra');
      await input.fill(main(page).getByLabel('Nombre de tu universidad'), 'Universidade do Mar');
    },
    sent: { phone: '+351 912 345 678', university: { id: 0, name: 'Universidade do Mar' } },
  },
  {
    who: 'a coordinator',
    search: '?profile=coordinator',
    heading: 'Impulsa tus proyectos hoy',
    screen: { width: 320, colorScheme: 'dark' },
    looks: ['register, filled in'],
    own: async (page, input) =>
      input.fill(main(page).getByLabel('Teléfono', { exact: true }), '+34 600 12 34 56'),
    sent: { profileType: 'coordinator', phone: '+34 600 12 34 56' },
    completed: /Crea tu organización/,
    lands: '/organizations/create',
    next: 'Crea tu organización',
  },
  {
    who: 'a teacher, with the keyboard alone',
    search: '',
    heading: 'Mejorar tu empleabilidad hoy',
    screen: { width: 1280, colorScheme: 'light' },
    looks: ['register, filled in'],
    input: keyboard,
    own: (page, input) => input.check(main(page).getByRole('radio', { name: 'Profesor' })),
    sent: { profileType: 'teacher' },
    completed: /Descubre los proyectos/,
    lands: '/universidades',
    next: 'Ver proyectos',
  },
  {
    ...student,
    who: 'a student of «Emprende TFG», whose link names the university',
    search: '?campaign=vigo&profile=coordinator',
    screen: { width: 1280, colorScheme: 'light' },
    own: async (page) => {
      await main(page).getByRole('complementary', { name: 'Campaña' }).getByText('Galicia').waitFor();
      await expect(university(page)).toHaveValue('Universidad de Vigo');
    },
    sent: {
      profileType: 'student',
      campaigns: ['emprende-tfg'],
      university: { name: 'Universidad de Vigo' },
    },
    completed: /Elige tu proyecto de Emprende TFG/,
  },
  {
    ...student,
    who: 'a student of «TFG Circular 25/26»',
    search: '?campaign=tfg-circular',
    screen: { width: 320, colorScheme: 'dark' },
    own: asStudent,
    sent: { campaigns: ['tfg-circular'] },
    completed: /Elige tu proyecto de TFG Circular 25\/26/,
  },
];

for (const { input = pointer, looks = [], ...newcomer } of newcomers)
  test(`§2.7, §4.3 ${newcomer.who} registers, confirms, logs in and is welcomed once`, async ({
    product,
    person,
  }) => {
    const { page, problems } = await person('visitor', newcomer.screen);
    const email = `alta.${Math.random().toString(36).slice(2)}@alumnos.test`;
    const look = async (what: (typeof looks)[number]) => {
      if (!looks.includes(what)) return;
      // Scroll to the top: controls that the sticky header half covers would fail the size rule.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect(await lookOver(page, what)).toEqual([]);
    };

    await page.goto(`/register${newcomer.search}`);
    await page.getByRole('heading', { level: 1, name: newcomer.heading }).waitFor();
    await send(page, input);
    await page.getByText('Revisa estos campos').waitFor();
    await newcomer.own(page, input);
    await input.fill(main(page).getByLabel('Nombre', { exact: true }), 'Ada');
    await input.fill(main(page).getByLabel('Apellidos'), 'Castro Souto');
    await input.fill(main(page).getByLabel('Correo electrónico'), email);
    await input.fill(main(page).getByLabel('Contraseña', { exact: true }), demoPassword);
    await input.fill(main(page).getByLabel('Repite la contraseña'), demoPassword);
    await input.check(main(page).getByRole('checkbox', { name: /Acepto los terminos/ }));
    await look('register, filled in');
    const request = page.waitForRequest('**/api/auth/local/register');
    await send(page, input);
    expect((await request).postDataJSON()).toMatchObject({ username: email, email, ...newcomer.sent });

    await page.waitForURL('**/register/completed**');
    await main(page).getByText(newcomer.completed).waitFor();
    await page.reload();
    await main(page).getByText(`Te hemos enviado un enlace a ${email}`).waitFor();
    await main(page).getByText(newcomer.completed).waitFor();

    await page.goto(await mailedLink(product.dataDir, email, '/user/auth/login'));
    await expect(main(page).getByLabel('Correo electrónico')).toHaveValue(email);
    await look('confirmation');
    await input.fill(main(page).getByLabel('Contraseña', { exact: true }), demoPassword);
    await input.activate(main(page).getByRole('button', { name: 'Confirmar e iniciar sesión' }));
    await page.waitForURL(`**${newcomer.lands}`);
    const welcome = page.getByRole('dialog', { name: 'Te damos la bienvenida a Puente, Ada' });
    await welcome.waitFor();
    await input.activate(welcome.getByRole('link', { name: newcomer.next }));
    await welcome.waitFor({ state: 'hidden' });
    await untilReady(page);
    await page.goto(newcomer.lands);
    await untilReady(page);
    // Wait until the header knows the user. On a narrow screen the name is in the menu, and visitors would see a login link instead.
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(?:Ada|Menú)/ })
      .filter({ visible: true })
      .waitFor();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toHaveCount(0);
    await expect(welcome).toHaveCount(0);

    expect(problems).toEqual([]);
  });

/** Fills in all fields of a teacher. */
async function fillIn(page: Page, email: string): Promise<void> {
  await pointer.fill(main(page).getByLabel('Nombre', { exact: true }), 'Ada');
  await pointer.fill(main(page).getByLabel('Apellidos'), 'Castro Souto');
  await pointer.fill(main(page).getByLabel('Correo electrónico'), email);
  await fillInPasswords(page);
  await pointer.check(main(page).getByRole('checkbox', { name: /Acepto los terminos/ }));
}

async function fillInPasswords(page: Page): Promise<void> {
  await pointer.fill(main(page).getByLabel('Contraseña', { exact: true }), demoPassword);
  await pointer.fill(main(page).getByLabel('Repite la contraseña'), demoPassword);
}

test('§8: a dead API is said at the button, and loses nothing, not even over a reload', async ({
  person,
}) => {
  const { page } = await person('visitor', { width: 320 });
  const email = `sin.red.${Date.now()}@puente.test`;
  let attempts = 0;
  await page.route('**/api/auth/local/register', (route) => {
    attempts++;
    return route.abort();
  });
  await page.goto('/register');
  await pointer.check(main(page).getByRole('radio', { name: 'Profesor' }));
  await page.waitForURL('**/register?profile=teacher');
  await fillIn(page, email);
  await send(page, pointer);
  await main(page).getByText('Error al registrarse. Inténtalo de nuevo.').waitFor();
  expect(await lookOver(page, 'register, failed')).toEqual([]);
  expect(attempts).toBe(1);

  await page.reload();
  await untilReady(page);
  await expect(main(page).getByRole('radio', { name: 'Profesor' })).toBeChecked();
  await expect(main(page).getByLabel('Correo electrónico')).toHaveValue(email);
  await expect(main(page).getByLabel('Contraseña', { exact: true })).toHaveValue('');
  await page.unroute('**/api/auth/local/register');
  await fillInPasswords(page);
  await pointer.check(main(page).getByRole('checkbox', { name: /Acepto los terminos/ }));
  await send(page, pointer);
  await page.waitForURL('**/register/completed');
});
