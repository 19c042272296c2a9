import type { Page } from 'playwright-core';
import type { Hands } from './hands.ts';

/** Begins a project at /projects/create, which is open, and comes to its form. */
export async function beginProject(page: Page, hands: Hands, title: string): Promise<void> {
  const main = page.getByRole('main');
  await hands.write(main.getByLabel('Título'), title);
  await hands.pick(main.getByLabel('Tipo de proyecto'), 'TFM');
  await hands.press(main.getByRole('button', { name: 'Empezar' }));
  await page.waitForURL(/\/organizations\/projects\/\d+\/edit$/);
}

/** Fills in what a remote project must say, from the first page of its form to the one that shows it again. */
export async function fillInProject(page: Page, hands: Hands, description: string): Promise<void> {
  const main = page.getByRole('main');
  await hands.write(main.getByLabel('Descripción'), description);
  await nextPage(page, hands, 'A quién buscas');
  await hands.tick(main.getByRole('checkbox', { name: 'Ciencias', exact: true }));
  await nextPage(page, hands, 'En qué condiciones');
  await hands.tick(main.getByRole('radio', { name: 'Remoto' }));
  for (const title of ['Impacto', 'Quién acompaña', 'Plazos y difusión', 'Revisa tu proyecto'])
    await nextPage(page, hands, title);
}

export async function nextPage(page: Page, hands: Hands, title: string): Promise<void> {
  await hands.press(page.getByRole('main').getByRole('button', { name: 'Siguiente' }));
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
}

/** Publishes the project from the last page of its form, and goes to those of its organisation. */
export async function publishFromReview(page: Page, hands: Hands): Promise<void> {
  const main = page.getByRole('main');
  await hands.press(main.getByRole('button', { name: 'Publicar proyecto' }));
  await page.getByRole('heading', { level: 1, name: 'Tu proyecto está publicado' }).waitFor();
  await hands.press(main.getByRole('link', { name: 'Ver mis proyectos' }));
  await page.waitForURL('**/organizations');
}
