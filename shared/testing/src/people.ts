import type { Page } from 'playwright-core';
import { demoPassword } from '@puente/tooling/accounts';

/** Logs in on the login page and waits until the header knows the person. */
export async function logIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await page.goto('/user/auth/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL((url) => url.pathname !== '/user/auth/login');
}
