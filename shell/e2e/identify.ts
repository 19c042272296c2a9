import type { Page } from '@playwright/test';

interface Identity {
  email: string;
  surname?: string;
  verified?: 'no';
}

/** Logs in on the provider's own page, on another origin. */
export async function identify(page: Page, { email, surname, verified }: Identity) {
  await page.getByRole('heading', { name: 'Acceso de desarrollo' }).waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  if (surname !== undefined) await page.getByLabel('Apellidos').fill(surname);
  if (verified) await page.getByLabel('Email confirmado').selectOption(verified);
  await page.getByRole('button', { name: 'Entrar' }).click();
}
