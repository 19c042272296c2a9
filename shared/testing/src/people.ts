import type { BrowserContext, Page } from 'playwright-core';
import { demoPassword } from '@puente/tooling/accounts';

/** Logs in on the login page and waits until the header knows the person. */
export async function logIn(page: Page, email: string, password: string = demoPassword): Promise<void> {
  await page.goto('/user/auth/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL((url) => url.pathname !== '/user/auth/login');
}

/** Gives the person a session without the login page, as one who has come before. @throws when the API refuses it */
export async function signIn(context: BrowserContext, url: string, email: string): Promise<void> {
  const answer = await context.request.post('/api/auth/local', {
    headers: { Origin: url },
    data: { identifier: email, password: demoPassword },
  });
  if (!answer.ok()) throw new Error(`${email} cannot log in: ${answer.status()}`);
}

/** Tells the product where the signed-in student studies, without which they cannot apply, and what worries them. @throws when the API refuses it */
export async function completeProfile({ request }: BrowserContext, url: string): Promise<void> {
  const me = (await (await request.get('/api/users/me')).json()) as { details: { id: number } };
  const answer = await request.put(`/api/students/${me.details.id}`, {
    headers: { Origin: url },
    data: { data: { province: 'A Coruña', university: { id: 1, name: 'x' }, qualification: 'work' } },
  });
  if (!answer.ok())
    throw new Error(`The profile cannot be completed: ${answer.status()} ${await answer.text()}`);
}
