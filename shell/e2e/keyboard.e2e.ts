/**
 * Acceptance (specification §2): keyboard-only use, where no other test covers it. Covered elsewhere: the header of each role (header),
 * login and return (login), the bell and a message (notifications), consent (consent). Also: a teacher's registration (registration),
 * Google and the first profile (social-login), and a student's story (story).
 */
import type { Page } from '@playwright/test';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { mailedLink } from '@puente/testing/outbox';
import { untilReady } from '@puente/testing/ready';
import { demoPassword } from '@puente/tooling/accounts';
import { withEveryPage } from './every-page.ts';

const main = (page: Page) => page.getByRole('main');
const header = (page: Page) => page.getByRole('banner');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const press = (page: Page, name: string) => keyboard.activate(main(page).getByRole('button', { name }));

test('§2.7 registration for a campaign, with the keyboard alone', async ({ person }) => {
  const { page, problems } = await person();
  const email = `teclado.${Date.now()}@alumnos.test`;
  await page.goto('/register?campaign=tfg-circular');
  await main(page).getByRole('complementary', { name: 'Campaña' }).waitFor();
  await press(page, 'Crear cuenta');
  await page.getByText('Revisa estos campos').waitFor();
  // The error summary links to the invalid field.
  await keyboard.activate(main(page).getByRole('link', { name: 'Nombre: Campo obligatorio' }));
  await page.keyboard.insertText('Ada');
  await keyboard.fill(field(page, 'Apellidos'), 'Castro Souto');
  await keyboard.fill(field(page, 'Correo electrónico'), email);
  await keyboard.suggest(main(page).getByRole('combobox', { name: 'Universidad' }), 'coruna');
  await keyboard.fill(field(page, 'Contraseña'), demoPassword);
  await keyboard.fill(field(page, 'Repite la contraseña'), demoPassword);
  await keyboard.check(main(page).getByRole('checkbox', { name: /Acepto los terminos/ }));
  await press(page, 'Crear cuenta');
  await page.waitForURL('**/register/completed**');
  await main(page).getByText(`Te hemos enviado un enlace a ${email}`).waitFor();
  expect(problems).toEqual([]);
});

test('§2.8 a forgotten password, from the login page to the new one, with the keyboard alone', async ({
  product,
  account,
  person,
}) => {
  const { page, problems } = await person();
  const email = await account('new student');
  const chosen = 'Faro-de-Corrubedo-26';
  await page.goto('/user/auth/login');
  await keyboard.activate(main(page).getByRole('link', { name: '¿Has olvidado tu contraseña?' }));
  await page.getByRole('heading', { level: 1, name: 'Recuperar contraseña' }).waitFor();
  await keyboard.fill(field(page, 'Correo electrónico'), email);
  await press(page, 'Enviar el enlace');
  await page.getByText('Revisa tu correo').waitFor();
  await page.goto(await mailedLink(product.dataDir, email, '/user/auth/reset-password'));
  await keyboard.fill(main(page).getByLabel('Contraseña nueva'), chosen);
  await keyboard.fill(main(page).getByLabel('Repite la contraseña'), chosen);
  await press(page, 'Guardar la contraseña');
  await page.waitForURL('**/estudiantes');
  expect(problems).toEqual([]);
});

test('§2.8 login in the modal, with the keyboard alone', async ({ person }) => {
  const { page, problems } = await person();
  await page.goto('/projects');
  const modal = page.getByRole('dialog');
  await keyboard.fill(modal.getByLabel('Correo electrónico'), 'docente@puente.test');
  await keyboard.fill(modal.getByLabel('Contraseña', { exact: true }), demoPassword);
  await keyboard.activate(modal.getByRole('button', { name: 'Iniciar sesión' }));
  await modal.waitFor({ state: 'detached' });
  await main(page).getByRole('article').first().waitFor();
  expect(problems).toEqual([]);
});

test('§2.5 the ways of the menus: a link, a group, one’s own menu, the narrow menu, older messages, and out, with the keyboard alone', async ({
  person,
}) => {
  const { page, problems } = await person('estudiante@puente.test');
  const menu = header(page).getByRole('navigation', { name: 'Principal' }).filter({ visible: true });
  const arrived = async (path: string) => {
    await page.waitForURL(`**${path}`);
    await untilReady(page);
  };
  await withEveryPage(page);
  await page.goto('/cookies');
  await untilReady(page);
  await keyboard.activate(menu.getByRole('link', { name: 'Proyectos', exact: true }));
  await arrived('/projects');

  await keyboard.activate(header(page).getByRole('button', { name: 'Iria' }));
  await keyboard.activate(
    header(page).getByRole('link', { name: 'Proyectos guardados' }).filter({ visible: true }),
  );
  await arrived('/profile?section=projects');

  await keyboard.activate(header(page).getByRole('button', { name: /^Notificaciones/ }));
  const messages = header(page).getByRole('button').and(page.locator('[aria-haspopup=dialog]'));
  await messages.nth(2).waitFor();
  await keyboard.activate(header(page).getByRole('button', { name: 'Ver notificaciones antiguas' }));
  await messages.nth(5).waitFor();
  // Focus moves to the first new message.
  await expect(messages.nth(3)).toBeFocused();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 360, height: 740 });
  await keyboard.activate(header(page).getByRole('button', { name: 'Menú' }));
  await keyboard.activate(menu.getByRole('link', { name: 'Proyectos', exact: true }));
  await arrived('/projects');
  await header(page).getByRole('button', { name: 'Menú', expanded: false }).waitFor();

  await keyboard.activate(header(page).getByRole('button', { name: 'Menú' }));
  await keyboard.activate(
    header(page).getByRole('button', { name: 'Cerrar sesión' }).filter({ visible: true }),
  );
  await page.waitForURL((url) => url.pathname === '/');
  await header(page).getByRole('link', { name: 'Iniciar sesión' }).first().waitFor();
  expect(problems).toEqual([]);
});

test('§2.5 into the page past the header, and through a group to one of its pages, with the keyboard alone', async ({
  person,
}) => {
  const { page } = await person('coordinacion@puente.test');
  await withEveryPage(page);
  await page.goto('/cookies');
  await untilReady(page);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const skip = page.getByRole('link', { name: 'Saltar al contenido' });
  await keyboard.activate(skip);
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1);
  await keyboard.activate(header(page).getByRole('button', { name: 'Explorar' }));
  const first = header(page).getByRole('link', { name: 'Talent Corner' }).filter({ visible: true });
  await keyboard.activate(first);
  await page.waitForURL('**/spaces/organizations/talent');
});
