import type { BrowserContext, Page } from '@playwright/test';
import { demoPassword } from '@puente/tooling/accounts';

/** Logs in on the login page and waits until the header knows the person. */
export async function logIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await page.goto('/user/auth/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL((url) => url.pathname !== '/user/auth/login');
}

/**
 * Gives the person a session without using the login page, as for a returning user.
 * @throws when the API refuses it
 */
export async function signIn(context: BrowserContext, url: string, email: string): Promise<void> {
  const answer = await context.request.post('/api/auth/local', {
    headers: { Origin: url },
    data: { identifier: email, password: demoPassword },
  });
  if (!answer.ok()) throw new Error(`${email} cannot log in: ${answer.status()}`);
}
