import type { Page } from 'playwright-core';
import { demoPassword } from '@puente/tooling/accounts';
import type { Hands } from './hands.ts';
import { linkIn, mailTo } from './outbox.ts';
import type { ProductUnderTest } from './product-under-test.ts';
import { untilReady } from './ready.ts';

interface Newcomer {
  page: Page;
  product: ProductUnderTest;
  hands: Hands;
  /** Called at every page and dialog. */
  at?: (page: Page, name: string) => Promise<void>;
}

/** A visitor at the home page becomes a student called Ada Castro Souto, confirms their email and lands on /estudiantes. */
export async function registerAsStudent(
  { page, product, hands, at = async () => {} }: Newcomer,
  email: string,
): Promise<void> {
  const main = page.getByRole('main');
  await hands.press(main.getByRole('link', { name: 'Crear cuenta' }).first());
  await page.waitForURL('**/register');
  await page.getByRole('heading', { level: 1, name: 'Mejorar tu empleabilidad hoy' }).waitFor();
  await hands.press(main.getByRole('button', { name: 'Crear cuenta' }));
  await page.getByText('Revisa estos campos').waitFor();
  await at(page, 'register-errors');
  await hands.write(main.getByLabel('Nombre', { exact: true }), 'Ada');
  await hands.write(main.getByLabel('Apellidos'), 'Castro Souto');
  await hands.write(main.getByLabel('Correo electrónico'), email);
  await hands.suggest(main.getByRole('combobox', { name: /Universidad/ }), 'coruna');
  await hands.write(main.getByLabel('Contraseña', { exact: true }), demoPassword);
  await hands.write(main.getByLabel('Repite la contraseña'), demoPassword);
  await hands.tick(main.getByRole('checkbox', { name: /Acepto los terminos/ }));
  await hands.press(main.getByRole('button', { name: 'Crear cuenta' }));
  await page.waitForURL('**/register/completed');
  await untilReady(page);
  await at(page, 'register-completed');

  await page.goto(linkIn(await mailTo(product.dataDir, email), '/user/auth/login'));
  await main.getByText('para confirmar tu correo electrónico y entrar').waitFor();
  await at(page, 'login');
  await hands.write(main.getByLabel('Contraseña', { exact: true }), demoPassword);
  await hands.press(main.getByRole('button', { name: 'Confirmar e iniciar sesión' }));
  // Specification §4: a student lands on /estudiantes.
  await page.waitForURL('**/estudiantes');
  await untilReady(page);
  const welcome = page.getByRole('dialog', { name: /Te damos la bienvenida/ });
  await welcome.waitFor();
  await at(page, 'welcome');
  await hands.press(welcome.getByRole('button', { name: 'Ahora no' }));
  await welcome.waitFor({ state: 'detached' });
  await at(page, 'students');
}

/** Specification §4: who has not said yet where they stand is asked, once. */
export async function sayWhatWorriesYou({ page, hands, at = async () => {} }: Newcomer): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '¿Qué te preocupa?' });
  await dialog.waitFor();
  await at(page, 'qualification');
  await hands.tick(dialog.getByRole('radio', { name: 'Quiero trabajar' }));
  await hands.press(dialog.getByRole('button', { name: 'Guardar respuesta' }));
  await dialog.waitFor({ state: 'detached' });
}
