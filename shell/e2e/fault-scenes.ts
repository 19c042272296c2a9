import type { Locator, Page } from '@playwright/test';
import { pointer } from '@puente/testing/input-driver';
import type { Who } from '@puente/testing/journey';
import { demoPassword } from '@puente/tooling/accounts';

/** A call triggered by a button, whose failure is shown to the user. */
export interface Scene {
  /** The call that fails. */
  call: { method?: string; url: RegExp };
  /** Email of the signed-in user; undefined for a visitor. The user's data stays unchanged, as the call always fails. */
  as?: Who;
  /** Mocks the other calls of the page. */
  besides?: (page: Page) => Promise<void>;
  /** Prepares the page up to the call. Returns the fields that were filled in. */
  open: (page: Page) => Promise<Locator[]>;
  /** Locates the control that triggers the call. */
  submit: (page: Page) => Locator;
  /** Runs after the call, before the check of the message. */
  afterwards?: (page: Page) => Promise<void>;
  /** True when nothing shows that the call is running: its button is in a menu that closes, or the update is optimistic. */
  quiet?: true;
}

const student = 'estudiante@puente.test';
const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const button = (name: string) => (page: Page) => main(page).getByRole('button', { name });

async function fill(page: Page, values: Record<string, string>): Promise<Locator[]> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  return Object.keys(values).map((label) => field(page, label));
}

async function loginPage(page: Page): Promise<Locator[]> {
  await page.goto('/user/auth/login');
  return fill(page, { 'Correo electrónico': student, Contraseña: demoPassword });
}

/** A user who came through a provider and has no profile yet. */
const withoutProfile = (known: object) => async (page: Page) => {
  await page.route(/\/api\/users\/me$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), profileType: null, details: null, phone: null, ...known },
    });
  });
};

const completion = (
  profile: 'Estudiante' | 'Organización' | 'Profesor',
  url: RegExp,
  rest: (page: Page) => Promise<Locator[]>,
): Scene => ({
  call: { method: 'POST', url },
  as: 'docente@puente.test',
  besides: withoutProfile({}),
  open: async (page) => {
    await page.goto('/user/complete');
    const chosen = main(page).getByRole('radio', { name: profile });
    const terms = main(page).getByRole('checkbox', { name: /Acepto los terminos/ });
    await pointer.check(chosen);
    const filled = await rest(page);
    await pointer.check(terms);
    return [chosen, terms, ...filled];
  },
  submit: button('Completar perfil'),
});

export const scenes: Record<string, Scene> = {
  login: { call: { url: /\/api\/auth\/local$/ }, open: loginPage, submit: button('Iniciar sesión') },
  'login modal': {
    call: { url: /\/api\/auth\/local$/ },
    open: async (page) => {
      await page.goto('/projects');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Correo electrónico').fill(student);
      await dialog.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
      return [dialog.getByLabel('Correo electrónico'), dialog.getByLabel('Contraseña', { exact: true })];
    },
    submit: (page) => page.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }),
  },
  'who is signed in': {
    call: { url: /\/api\/users\/me$/ },
    open: loginPage,
    submit: button('Iniciar sesión'),
  },
  registration: {
    call: { url: /\/api\/auth\/local\/register$/ },
    open: async (page) => {
      await page.goto('/register?profile=teacher');
      const filled = await fill(page, {
        Nombre: 'Ada',
        Apellidos: 'Castro',
        'Correo electrónico': `ada.${Date.now()}@centro.test`,
        Contraseña: demoPassword,
        'Repite la contraseña': demoPassword,
      });
      const terms = page.getByRole('checkbox', { name: /Acepto/ });
      await pointer.check(terms);
      return [...filled, terms];
    },
    submit: button('Crear cuenta'),
  },
  'forgotten password': {
    call: { url: /\/api\/auth\/forgot-password$/ },
    open: async (page) => {
      await page.goto('/user/auth/forgot-password');
      return fill(page, { 'Correo electrónico': 'nueva@puente.test' });
    },
    submit: button('Enviar el enlace'),
  },
  'new password': {
    call: { url: /\/api\/auth\/reset-password$/ },
    open: async (page) => {
      await page.goto('/user/auth/reset-password?code=abc');
      return fill(page, { 'Contraseña nueva': 'Faro-de-Ons', 'Repite la contraseña': 'Faro-de-Ons' });
    },
    submit: button('Guardar la contraseña'),
  },
  'another confirmation, by address': {
    call: { url: /\/api\/auth\/send-email-confirmation$/ },
    open: async (page) => {
      await page.goto('/register/completed');
      await main(page).getByText('¿No encuentras el correo?').click();
      return fill(page, { 'Correo electrónico': 'ada@centro.test' });
    },
    submit: button('Reenviar el correo'),
  },
  'another confirmation, at login': {
    call: { url: /\/api\/auth\/send-email-confirmation$/ },
    besides: async (page) => {
      await page.route(/\/api\/auth\/local$/, (route) =>
        route.fulfill({
          status: 403,
          json: { data: null, error: { status: 403, name: 'EmailNotConfirmed', message: '', details: {} } },
        }),
      );
    },
    open: async (page) => {
      const filled = await loginPage(page);
      await button('Iniciar sesión')(page).click();
      await button('Reenviar el correo')(page).waitFor();
      return filled;
    },
    submit: button('Reenviar el correo'),
  },
  'first profile of a student': completion('Estudiante', /\/api\/students$/, async (page) => {
    const university = main(page).getByRole('combobox', { name: 'Universidad' });
    await pointer.suggest(university, 'Coru');
    const phone = main(page).getByRole('textbox', { name: 'Teléfono' });
    await phone.fill('600 123 456');
    return [university, phone];
  }),
  'first profile of a coordinator': completion('Organización', /\/api\/coordinators$/, (page) =>
    fill(page, { Teléfono: '600 123 456' }),
  ),
  'first profile of a teacher': completion('Profesor', /\/api\/teachers$/, () => Promise.resolve([])),
  'the name that a provider did not say': {
    ...completion('Profesor', /./, (page) => fill(page, { Nombre: 'Sabela', Apellidos: 'Rey Lago' })),
    call: { method: 'PUT', url: /\/api\/user\/me$/ },
    besides: withoutProfile({ surname: '' }),
  },
  'what worries a student': {
    call: { method: 'PUT', url: /\/api\/students\/\d+$/ },
    as: 'nueva@puente.test',
    besides: async (page) =>
      void (await page.addInitScript(() => sessionStorage.removeItem('u4iQualificationModalShown'))),
    open: async (page) => {
      await page.goto('/estudiantes');
      const goal = page.getByRole('dialog').getByRole('radio', { name: 'Quiero trabajar' });
      await pointer.check(goal);
      return [goal];
    },
    submit: (page) => page.getByRole('dialog').getByRole('button', { name: 'Guardar respuesta' }),
  },
  'a message that is read': {
    call: { method: 'PUT', url: /\/api\/communication-centers\/\d+$/ },
    as: student,
    open: async (page) => {
      await page.goto('/universidades');
      await banner(page)
        .getByRole('button', { name: /^Notificaciones/ })
        .click();
      await banner(page)
        .getByRole('button', { name: /^Sin leer: / })
        .first()
        .waitFor();
      return [];
    },
    submit: (page) =>
      banner(page)
        .getByRole('button', { name: /^Sin leer: / })
        .first(),
    afterwards: async (page) => {
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    quiet: true,
  },
  'log out': {
    call: { url: /\/api\/auth\/logout$/ },
    as: 'docente@puente.test',
    open: async (page) => {
      await page.goto('/universidades');
      await banner(page).getByRole('button', { name: 'Andrés' }).click();
      return [];
    },
    submit: (page) => banner(page).getByRole('button', { name: 'Cerrar sesión' }),
    quiet: true,
  },
};
