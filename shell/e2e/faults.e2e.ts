/**
 * Whatever an answer of the API is like: the header stays, the person is told in words of the catalogue, nothing that was typed
 * is lost, and ten presses make one request.
 */
import type { Locator, Page } from 'playwright-core';
import { demoPassword } from '../../scripts/accounts.ts';
import { newPerson } from '../../testing/browser.ts';
import { productForJourneys } from '../../testing/journey.ts';
import { faults, said } from './faults.ts';

const running = productForJourneys();

interface Scene {
  /** The call that goes wrong. */
  call: string;
  /** Signed in as, or nobody. */
  as?: string;
  /** Up to the moment before the call; gives the fields that were filled in. */
  open: (page: Page) => Promise<Locator[]>;
  /** What makes the call. */
  submit: (page: Page) => Locator;
}

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const button = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name });

async function fill(page: Page, values: Record<string, string>): Promise<Locator[]> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  return Object.keys(values).map((label) => field(page, label));
}

const scenes: Record<string, Scene> = {
  login: {
    call: '/api/auth/local',
    open: async (page) => {
      await page.goto('/user/auth/login');
      return fill(page, { 'Correo electrónico': 'estudiante@puente.test', Contraseña: demoPassword });
    },
    submit: button('Iniciar sesión'),
  },
  'login modal': {
    call: '/api/auth/local',
    open: async (page) => {
      await page.goto('/projects');
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Correo electrónico').fill('estudiante@puente.test');
      await dialog.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
      return [dialog.getByLabel('Correo electrónico'), dialog.getByLabel('Contraseña', { exact: true })];
    },
    submit: (page) => page.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }),
  },
  'who is signed in': {
    call: '/api/users/me',
    open: async (page) => {
      await page.goto('/user/auth/login');
      return fill(page, { 'Correo electrónico': 'estudiante@puente.test', Contraseña: demoPassword });
    },
    submit: button('Iniciar sesión'),
  },
  registration: {
    call: '/api/auth/local/register',
    open: async (page) => {
      await page.goto('/register?profile=teacher');
      const filled = await fill(page, {
        Nombre: 'Ada',
        Apellidos: 'Castro',
        'Correo electrónico': `ada.${Date.now()}@centro.test`,
        Contraseña: demoPassword,
        'Repite la contraseña': demoPassword,
      });
      await page.getByRole('checkbox', { name: /Acepto/ }).click({ force: true });
      return filled;
    },
    submit: button('Crear cuenta'),
  },
  'forgotten password': {
    call: '/api/auth/forgot-password',
    open: async (page) => {
      await page.goto('/user/auth/forgot-password');
      return fill(page, { 'Correo electrónico': 'nueva@puente.test' });
    },
    submit: button('Enviar el enlace'),
  },
  'new password': {
    call: '/api/auth/reset-password',
    open: async (page) => {
      await page.goto('/user/auth/reset-password?code=abc');
      return fill(page, { 'Contraseña nueva': 'Faro-de-Ons', 'Repite la contraseña': 'Faro-de-Ons' });
    },
    submit: button('Guardar la contraseña'),
  },
};

test.each(Object.entries(scenes))('%s', async (_, scene) => {
  const { context, page, problems } = await newPerson(running.browser, running.product.url);
  const wrong: string[] = [];
  for (const [name, answer] of Object.entries(faults)) {
    const filled = await scene.open(page);
    const typed = await Promise.all(filled.map((control) => control.inputValue()));
    let asked = 0;
    await page.route(`**${scene.call}`, (route) => {
      asked++;
      return answer(route);
    });
    const submit = scene.submit(page);
    await submit.evaluate((element: HTMLButtonElement) => {
      for (let press = 0; press < 10; press++) element.click();
    });
    if (name === 'hanging' && !(await untilBusy(submit))) wrong.push(`${name}: nothing says that it is being sent`);
    if (name !== 'hanging' && !(await untilSaid(page))) wrong.push(`${name}: nothing of the catalogue is on the page`);
    if (asked !== 1) wrong.push(`${name}: ten presses made ${asked} requests`);
    if (!(await page.getByRole('banner').getByRole('link', { name: 'Puente, inicio' }).isVisible())) wrong.push(`${name}: the header is gone`);
    const left = await Promise.all(filled.map((control) => control.inputValue({ timeout: 1000 }).catch(() => 'gone')));
    if (JSON.stringify(left) !== JSON.stringify(typed)) wrong.push(`${name}: ${JSON.stringify(left)} is left of ${JSON.stringify(typed)}`);
    await page.unroute(`**${scene.call}`);
    await context.clearCookies();
  }
  expect(wrong).toEqual([]);
  expect(problems.filter((problem) => problem.startsWith('error:'))).toEqual([]);
  await context.close();
});

const until = async (page: Page, holds: () => Promise<boolean>): Promise<boolean> => {
  for (let tries = 0; tries < 50; tries++) {
    if (await holds()) return true;
    await page.waitForTimeout(100);
  }
  return false;
};

const untilSaid = (page: Page) => until(page, async () => (await said(page)) !== undefined);

const untilBusy = (control: Locator) => until(control.page(), async () => (await control.getAttribute('aria-busy')) === 'true');
