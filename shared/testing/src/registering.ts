import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '@puente/tooling/accounts';
import type { InputDriver } from './input-driver.ts';
import { mailedLink } from './outbox.ts';
import type { ProductUnderTest } from './product-under-test.ts';
import { untilReady } from './ready.ts';

interface Newcomer {
  page: Page;
  product: ProductUnderTest;
  input: InputDriver;
  /** Is called at every page and dialog. */
  at?: (page: Page, name: string) => Promise<void>;
}

/** Registers the visitor on the home page as the student Ada Castro Souto, who then has a confirmed email and is on /estudiantes. */
export async function registerAsStudent(
  { page, product, input, at = async () => {} }: Newcomer,
  email: string,
): Promise<void> {
  const main = page.getByRole('main');
  await input.activate(main.getByRole('link', { name: 'Crear cuenta' }).first());
  await page.waitForURL('**/register');
  await page.getByRole('heading', { level: 1, name: 'Mejorar tu empleabilidad hoy' }).waitFor();
  await input.activate(main.getByRole('button', { name: 'Crear cuenta' }));
  await page.getByText('Revisa estos campos').waitFor();
  await at(page, 'register-errors');
  await input.fill(main.getByLabel('Nombre', { exact: true }), 'Ada');
  await input.fill(main.getByLabel('Apellidos'), 'Castro Souto');
  await input.fill(main.getByLabel('Correo electrónico'), email);
  await input.suggest(main.getByRole('combobox', { name: /Universidad/ }), 'coruna');
  await sendRegistration(main, input);
  await page.waitForURL('**/register/completed');
  await untilReady(page);
  await at(page, 'register-completed');

  await page.goto(await mailedLink(product.dataDir, email, '/user/auth/login'));
  await main.getByText('para confirmar tu correo electrónico y entrar').waitFor();
  await at(page, 'login');
  await input.fill(main.getByLabel('Contraseña', { exact: true }), demoPassword);
  await input.activate(main.getByRole('button', { name: 'Confirmar e iniciar sesión' }));
  // Specification §4: a student lands on /estudiantes.
  await page.waitForURL('**/estudiantes');
  await untilReady(page);
  const welcome = page.getByRole('dialog', { name: /Te damos la bienvenida/ });
  await welcome.waitFor();
  await at(page, 'welcome');
  await input.activate(welcome.getByRole('button', { name: 'Ahora no' }));
  await welcome.waitFor({ state: 'detached' });
  await at(page, 'students');
}

/** Answers the question that new students get once, on the page after the welcome (specification §4). */
export async function sayWhatWorriesYou({ page, input, at = async () => {} }: Newcomer): Promise<void> {
  await page.goto('/estudiantes');
  const dialog = page.getByRole('dialog', { name: '¿Qué te preocupa?' });
  await dialog.waitFor();
  await at(page, 'qualification');
  await input.check(dialog.getByRole('radio', { name: 'Quiero trabajar' }));
  await input.activate(dialog.getByRole('button', { name: 'Guardar respuesta' }));
  await dialog.waitFor({ state: 'detached' });
}

/** Fills in what ends every registration form, and sends it. */
export async function sendRegistration(main: Locator, input: InputDriver): Promise<void> {
  await input.fill(main.getByLabel('Contraseña', { exact: true }), demoPassword);
  await input.fill(main.getByLabel('Repite la contraseña'), demoPassword);
  await input.check(main.getByRole('checkbox', { name: /Acepto los terminos/ }));
  await input.activate(main.getByRole('button', { name: 'Crear cuenta' }));
}
