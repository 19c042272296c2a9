import type { Page } from '@playwright/test';
import type { InputDriver } from './input-driver.ts';

/** Begins a project at /projects/create, which is open, and comes to its form. */
export async function beginProject(page: Page, input: InputDriver, title: string): Promise<void> {
  const main = page.getByRole('main');
  await input.fill(main.getByLabel('Título'), title);
  await input.select(main.getByLabel('Tipo de proyecto'), 'TFM');
  await input.activate(main.getByRole('button', { name: 'Empezar' }));
  await page.waitForURL(/\/organizations\/projects\/\d+\/edit$/);
}

/** Fills in the required fields of a remote project, from the first page of its form to the review. */
export async function fillInProject(page: Page, input: InputDriver, description: string): Promise<void> {
  const main = page.getByRole('main');
  await input.fill(main.getByLabel('Descripción'), description);
  await nextPage(page, input, 'A quién buscas');
  await input.check(main.getByRole('checkbox', { name: 'Ciencias', exact: true }));
  await nextPage(page, input, 'En qué condiciones');
  await input.check(main.getByRole('radio', { name: 'Remoto' }));
  for (const title of ['Impacto', 'Quién acompaña', 'Plazos y difusión', 'Revisa tu proyecto'])
    await nextPage(page, input, title);
}

export async function nextPage(page: Page, input: InputDriver, title: string): Promise<void> {
  await input.activate(page.getByRole('main').getByRole('button', { name: 'Siguiente' }));
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
}

/** Publishes the project from the last page of its form, and opens the projects of its organisation. */
export async function publishFromReview(page: Page, input: InputDriver): Promise<void> {
  const main = page.getByRole('main');
  await input.activate(main.getByRole('button', { name: 'Publicar proyecto' }));
  await page.getByRole('heading', { level: 1, name: 'Tu proyecto está publicado' }).waitFor();
  await input.activate(main.getByRole('link', { name: 'Ver mis proyectos' }));
  await page.waitForURL('**/organizations');
}
