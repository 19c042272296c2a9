/**
 * Registration on the real product (specification §2, §4, §5 and §8): every role and every campaign, from the empty form over the
 * confirmation mail to the first login and its welcome; a taken address, a dead API.
 */
import type { Page } from 'playwright-core';
import { demoPassword } from '@puente/tooling/accounts';
import { newPerson } from '@puente/testing/browser';
import { keyboard, pointer, type Hands } from '@puente/testing/hands';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { linkIn, mailTo } from '@puente/testing/outbox';
import { untilReady } from '@puente/testing/ready';

const running = productForJourneys();
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, hands: Hands) =>
  hands.press(main(page).getByRole('button', { name: 'Crear cuenta' }));

interface Newcomer {
  who: string;
  search: string;
  heading: string;
  screen: { width: number; colorScheme: 'light' | 'dark' };
  hands?: Hands;
  /** Fills in what only this role is asked for. */
  own: (page: Page, hands: Hands) => Promise<void>;
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
const asStudent = async (page: Page, hands: Hands) => hands.suggest(university(page), 'coruna');

const newcomers: Newcomer[] = [
  {
    ...student,
    who: 'a student of a listed university',
    search: '',
    screen: { width: 320, colorScheme: 'light' },
    own: asStudent,
    sent: { profileType: 'student', university: { name: 'Universidad de A Coruña' } },
  },
  {
    ...student,
    who: 'a student of «Otra», with a phone of another country',
    search: '?profile=student',
    screen: { width: 1280, colorScheme: 'dark' },
    own: async (page, hands) => {
      await hands.pick(main(page).getByLabel('País del teléfono'), 'Portugal (+351)');
      await hands.write(main(page).getByLabel('Teléfono (opcional)'), '912 345 678');
      await hands.suggest(university(page), 'otra');
      await hands.write(main(page).getByLabel('Nombre de tu universidad'), 'Universidade do Mar');
    },
    sent: { phone: '+351 912 345 678', university: { id: 0, name: 'Universidade do Mar' } },
  },
  {
    who: 'a coordinator',
    search: '?profile=coordinator',
    heading: 'Impulsa tus proyectos hoy',
    screen: { width: 320, colorScheme: 'dark' },
    own: async (page, hands) =>
      hands.write(main(page).getByLabel('Teléfono', { exact: true }), '+34 600 12 34 56'),
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
    hands: keyboard,
    own: (page, hands) => hands.tick(main(page).getByRole('radio', { name: 'Profesor' })),
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
      expect(await university(page).inputValue()).toBe('Universidad de Vigo');
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

test.each(newcomers)('$who registers, confirms, logs in and is welcomed once', async (newcomer) => {
  const { product, browser } = running;
  const { hands = pointer } = newcomer;
  const { page, context, problems } = await newPerson(browser, product.url, newcomer.screen);
  const email = `alta.${Math.random().toString(36).slice(2)}@alumnos.test`;
  const findings: string[] = [];
  // What is filled in here alone; the other states of the way are looked at in frame-accessibility.e2e.ts.
  const look = async (what: string) => {
    // Half under the header that sticks nothing is as large as it is.
    await page.evaluate(() => window.scrollTo(0, 0));
    findings.push(...(await lookOver(page, what)));
  };

  await page.goto(`/register${newcomer.search}`);
  await page.getByRole('heading', { level: 1, name: newcomer.heading }).waitFor();
  await press(page, hands);
  await page.getByText('Revisa estos campos').waitFor();
  await newcomer.own(page, hands);
  await hands.write(main(page).getByLabel('Nombre', { exact: true }), 'Ada');
  await hands.write(main(page).getByLabel('Apellidos'), 'Castro Souto');
  await hands.write(main(page).getByLabel('Correo electrónico'), email);
  await hands.write(main(page).getByLabel('Contraseña', { exact: true }), demoPassword);
  await hands.write(main(page).getByLabel('Repite la contraseña'), demoPassword);
  await hands.tick(main(page).getByRole('checkbox', { name: /Acepto los terminos/ }));
  await look('register, filled in');
  const request = page.waitForRequest('**/api/auth/local/register');
  await press(page, hands);
  expect((await request).postDataJSON()).toMatchObject({ username: email, email, ...newcomer.sent });

  await page.waitForURL('**/register/completed**');
  await main(page).getByText(newcomer.completed).waitFor();
  await page.reload();
  await main(page).getByText(`Te hemos enviado un enlace a ${email}`).waitFor();
  await main(page).getByText(newcomer.completed).waitFor();

  await page.goto(linkIn(await mailTo(product.dataDir, email), '/user/auth/login'));
  expect(await main(page).getByLabel('Correo electrónico').inputValue()).toBe(email);
  await look('confirmation');
  await hands.write(main(page).getByLabel('Contraseña', { exact: true }), demoPassword);
  await hands.press(main(page).getByRole('button', { name: 'Confirmar e iniciar sesión' }));
  await page.waitForURL(`**${newcomer.lands}`);
  const welcome = page.getByRole('dialog', { name: 'Te damos la bienvenida a Puente, Ada' });
  await welcome.waitFor();
  await hands.press(welcome.getByRole('link', { name: newcomer.next }));
  await welcome.waitFor({ state: 'hidden' });
  await untilReady(page);
  await page.goto(newcomer.lands);
  await untilReady(page);
  // The header knows who it is: on a narrow screen the name is in the menu, and visitors would have the way to log in.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(?:Ada|Menú)/ })
    .filter({ visible: true })
    .waitFor();
  expect(await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).count()).toBe(0);
  expect(await welcome.count()).toBe(0);

  await context.close();
  expect(findings).toEqual([]);
  expect(problems).toEqual([]);
});

/** Everything that a teacher is asked for. */
async function fillIn(page: Page, email: string): Promise<void> {
  await pointer.write(main(page).getByLabel('Nombre', { exact: true }), 'Ada');
  await pointer.write(main(page).getByLabel('Apellidos'), 'Castro Souto');
  await pointer.write(main(page).getByLabel('Correo electrónico'), email);
  await fillInPasswords(page);
  await pointer.tick(main(page).getByRole('checkbox', { name: /Acepto los terminos/ }));
}

async function fillInPasswords(page: Page): Promise<void> {
  await pointer.write(main(page).getByLabel('Contraseña', { exact: true }), demoPassword);
  await pointer.write(main(page).getByLabel('Repite la contraseña'), demoPassword);
}

test('§8: a taken address is said at its field until it is changed; so is a common password', async () => {
  const { product, browser } = running;
  const { page, context, problems } = await newPerson(browser, product.url);
  const email = main(page).getByLabel('Correo electrónico');
  const taken = main(page).locator('#field-email-error', { hasText: 'Ya existe una cuenta con este email' });
  await page.goto('/register?profile=teacher');
  await fillIn(page, 'Docente@Puente.test');
  await press(page, pointer);
  await taken.waitFor();
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  await email.fill('otra.docente@puente.test');
  await taken.waitFor({ state: 'detached' });
  await main(page).getByLabel('Contraseña', { exact: true }).fill('password');
  await main(page).getByLabel('Repite la contraseña').fill('password');
  await press(page, pointer);
  await main(page)
    .locator('#field-password-error', { hasText: 'Elige una contraseña menos común.' })
    .waitFor();
  await fillInPasswords(page);
  await press(page, pointer);
  await page.waitForURL('**/register/completed');
  await context.close();
  // The browser itself reports the two refusals.
  expect(problems.filter((problem) => !/status of 4(00|09|22)/.test(problem))).toEqual([]);
});

test('§8: a dead API is said at the button for five seconds, and loses nothing, not even over a reload', async () => {
  const { product, browser } = running;
  const { page, context } = await newPerson(browser, product.url, { width: 320 });
  const failure = main(page).getByText('Error al registrarse. Inténtalo de nuevo.');
  let attempts = 0;
  await page.route('**/api/auth/local/register', (route) => {
    attempts++;
    return route.abort();
  });
  await page.goto('/register');
  await pointer.tick(main(page).getByRole('radio', { name: 'Profesor' }));
  await page.waitForURL('**/register?profile=teacher');
  await fillIn(page, 'sin.red@puente.test');
  await press(page, pointer);
  await failure.waitFor();
  const findings = await lookOver(page, 'register, failed');
  await failure.waitFor({ state: 'detached', timeout: 7_000 });
  expect(attempts).toBe(1);

  await page.reload();
  await untilReady(page);
  expect(await main(page).getByRole('radio', { name: 'Profesor' }).isChecked()).toBe(true);
  expect(await main(page).getByLabel('Correo electrónico').inputValue()).toBe('sin.red@puente.test');
  expect(await main(page).getByLabel('Contraseña', { exact: true }).inputValue()).toBe('');
  await page.unroute('**/api/auth/local/register');
  await fillInPasswords(page);
  await pointer.tick(main(page).getByRole('checkbox', { name: /Acepto los terminos/ }));
  await press(page, pointer);
  await page.waitForURL('**/register/completed');
  await context.close();
  expect(findings).toEqual([]);
});
