import { type Page, request } from '@playwright/test';
import { completeProfile } from '@puente/testing/accounts';
import type { Person, PersonOptions } from '@puente/testing/browser';
import type { InputDriver } from '@puente/testing/input-driver';
import { expect } from '@puente/testing/journey';
import { pdfFile } from '@puente/testing/pdf';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';
import { registerAsStudent, sayWhatWorriesYou } from '@puente/testing/registering';
import { beginProject, fillInProject, publishFromReview } from '@puente/testing/writing-a-project';
import { demoPassword } from '@puente/tooling/accounts';

/** `person`, `product` and `input` are Playwright fixtures. */
export interface Telling {
  person: (who: 'visitor', options: PersonOptions) => Promise<Person>;
  product: ProductUnderTest;
  input: InputDriver;
  /** Browser options for both people. */
  options: PersonOptions;
  /** Called on every page and dialog of the story, for axe or screenshots. */
  at?: (page: Page, name: string) => Promise<void>;
}

type Scene = Required<Pick<Telling, 'product' | 'input' | 'at'>> & { page: Page };

/** Student's application to a project of the demo coordinator's organisation. */
interface Sent {
  id: number;
  project: string;
}

const motivation =
  'Quiero aplicar lo que he aprendido en la carrera a un reto real y aprender de un equipo que trabaja sobre el terreno.';
const description =
  'Queremos saber qué patios de la ciudad son refugios climáticos y cuáles no. Buscamos a alguien que mida, compare y proponga mejoras.';

/**
 * A story that involves every part of the product. A visitor becomes a student, finds a project, saves it and applies. A coordinator
 * publishes a project, reads the CV and preselects the student. The student sees the answer. The coordinator is the demo coordinator, whose
 * organisation gains a project.
 * @returns problems of the pages on the way: errors, refused scripts, console errors
 */
export async function tellStory(telling: Telling): Promise<string[]> {
  const { person, product, input, options, at = async () => {} } = telling;
  const student = await person('visitor', options);
  const coordinator = await person('visitor', options);
  const asStudent = { product, input, at, page: student.page };
  const asCoordinator = { product, input, at, page: coordinator.page };
  const email = `ada.${Date.now()}@alumnos.test`;

  await visitHome(asStudent);
  await registerAsStudent(asStudent, email);
  await sayWhatWorriesYou(asStudent);
  await logInWithModal(asStudent, email);
  await sayWhereYouStudy(asStudent);
  await search(asStudent);
  const application = await saveAndApply(asStudent);
  await publish(asCoordinator);
  await preselect(asCoordinator, application);
  await seeAnswer(asStudent, application);
  return [...student.problems, ...coordinator.problems];
}

async function visitHome({ page, at }: Scene): Promise<void> {
  await page.goto('/');
  await page.getByText(/estudiantes ya est/).waitFor();
  await page.getByRole('heading', { name: 'Recién publicados' }).waitFor();
  await page.getByRole('main').getByRole('article').first().waitFor();
  await untilReady(page);
  await at(page, 'home');
}

/** Logs out and in again: a page that needs a session opens the login modal. */
async function logInWithModal({ page, input, at }: Scene, email: string): Promise<void> {
  const banner = page.getByRole('banner');
  // On a narrow screen the user's own pages are in the menu.
  const menu = banner.getByRole('button', { name: 'Menú' });
  await input.activate((await menu.isVisible()) ? menu : banner.getByRole('button', { name: 'Ada' }));
  await input.activate(banner.getByRole('button', { name: 'Cerrar sesión' }));
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).waitFor();
  await page.goto('/projects');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Inicia sesión' }).waitFor();
  await at(page, 'login-dialog');
  await input.fill(dialog.getByLabel('Correo electrónico'), email);
  await input.fill(dialog.getByLabel('Contraseña', { exact: true }), demoPassword);
  await input.activate(dialog.getByRole('button', { name: 'Iniciar sesión' }));
  // The list is visible before the login has finished, too.
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('article').first().waitFor();
}

/** Completes the profile through the API: its wizard has tests of its own. */
async function sayWhereYouStudy({ page, product }: Scene): Promise<void> {
  const api = await request.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { origin: product.url },
    storageState: await page.context().storageState(),
  });
  await completeProfile(api);
  await api.dispose();
  // Reload, so that the page fetches the profile.
  await page.reload();
}

/** Searches without accents, adds a filter, and goes back in history. */
async function search({ page, input, at }: Scene): Promise<void> {
  await at(page, 'projects');
  await input.fill(page.getByRole('searchbox'), 'ingenieria');
  await page.waitForURL(/q=ingenieria/);
  await page
    .getByRole('heading', { name: /Ingeniería/ })
    .first()
    .waitFor();
  await openFilters({ page, input });
  await input.check(page.getByRole('checkbox', { name: 'Presencial' }));
  await page.waitForURL(/modality=onsite/);
  await input.select(page.getByLabel('Provincia'), 'A Coruña');
  await page.waitForURL(/province=A/);
  await input.check(page.getByRole('checkbox', { name: 'Ciencias', exact: true }));
  await page.waitForURL(/area=Ciencias/);
  const chip = page
    .getByRole('group', { name: 'Filtros activos' })
    .getByRole('button', { name: /Ciencias$/ });
  await chip.waitFor();
  await at(page, 'projects-filtered');
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  if (await sheet.isVisible()) await input.activate(sheet.getByRole('button', { name: /^Ver \d+ proyecto/ }));
  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('area') && url.searchParams.has('modality'));
  // The address changes before the page. The chip disappears together with the filtered list.
  await chip.waitFor({ state: 'detached' });
  // Until the new list has loaded, the previous one stays visible and is marked as busy.
  await page
    .getByRole('region', { name: 'Resultados' })
    .locator('ul[aria-busy=false] article')
    .first()
    .waitFor();
}

/** Opens the filters, which are behind a button on narrow screens. */
async function openFilters({ page, input }: Pick<Scene, 'page' | 'input'>): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtros/ });
  if (await button.isVisible()) await input.activate(button);
}

async function saveAndApply({ page, input, at }: Scene): Promise<Sent> {
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: 'Código Abierto Local' })
    .first();
  const title = (await card.getByRole('heading').innerText()).trim();
  await input.activate(card.getByRole('link', { name: title }));
  await page.waitForURL(/\/projects\/\d+$/);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await untilReady(page);
  await input.activate(page.getByRole('button', { name: 'Guardar proyecto' }).first());
  await page.getByRole('button', { name: 'Quitar de guardados' }).first().waitFor();
  await at(page, 'project');
  await input.activate(page.getByRole('link', { name: 'Solicitar proyecto' }).first());
  await page.waitForURL(/\/apply$/);
  await page.getByLabel(/Qué puedes aportar/).waitFor();
  await at(page, 'apply-empty');
  await input.fill(page.getByLabel(/Qué puedes aportar/), motivation);
  await comeBackToDraft({ page, input });
  const next = page.getByRole('button', { name: 'Siguiente' });
  await input.activate(next);
  await page.getByRole('heading', { name: 'Tu currículum' }).waitFor();
  await input.attach(
    page
      .getByRole('main')
      .getByRole('button', { name: /archivo|PDF|currículum/i })
      .first(),
    pdfFile('cv-ada.pdf'),
  );
  await page.getByText('Archivo subido').waitFor();
  await at(page, 'apply');
  await input.activate(next);
  await page.getByRole('heading', { name: 'Cómo y cuándo' }).waitFor();
  await input.activate(next);
  await page.getByRole('heading', { name: 'Revisa y envía' }).waitFor();
  await at(page, 'apply-review');
  await input.activate(page.getByRole('button', { name: 'Enviar solicitud' }));
  await page.getByRole('heading', { name: 'Solicitud enviada' }).waitFor();
  const id = Number(/applications\/(\d+)/.exec(page.url())?.[1]);
  await at(page, 'apply-sent');
  await input.activate(page.getByRole('main').getByRole('link', { name: 'Ver mis solicitudes' }));
  await page.waitForURL(/section=applys/);
  await page.getByRole('main').getByText(title).first().waitFor();
  await at(page, 'applications');
  return { id, project: title };
}

/** Reads the project again and continues the draft application. */
async function comeBackToDraft({ page, input }: Pick<Scene, 'page' | 'input'>): Promise<void> {
  await input.activate(page.getByRole('main').getByRole('link', { name: 'Volver al proyecto' }).first());
  await page.waitForURL(/\/projects\/\d+$/);
  await input.activate(page.getByRole('link', { name: 'Terminar mi solicitud' }).first());
  await page.waitForURL(/\/apply$/);
  await page.getByText('Hemos recuperado').waitFor();
  await expect(page.getByLabel(/Qué puedes aportar/)).toHaveValue(motivation);
}

async function publish({ page, input, at }: Scene): Promise<void> {
  const title = `Mapa de sombra para los patios escolares ${Date.now() % 100_000}`;
  const main = page.getByRole('main');
  await page.goto('/projects/create');
  // The page needs a session: log in first, then return here.
  await page.waitForURL('**/user/auth/login');
  await input.fill(main.getByLabel('Correo electrónico'), 'coordinacion@puente.test');
  await input.fill(main.getByLabel('Contraseña', { exact: true }), demoPassword);
  await input.activate(main.getByRole('button', { name: 'Iniciar sesión' }));
  await page.waitForURL('**/projects/create');
  await main.getByLabel('Título').waitFor();
  await at(page, 'project-create');
  await beginProject(page, input, title);
  await main.getByLabel('Descripción').waitFor();
  await at(page, 'project-edit');
  await fillInProject(page, input, description);
  await publishFromReview(page, input);
  await main.getByRole('heading', { name: title }).waitFor();
  await at(page, 'own-projects');
}

async function preselect({ page, input, at }: Scene, { id, project }: Sent): Promise<void> {
  const main = page.getByRole('main');
  await input.activate(main.getByRole('article').filter({ hasText: project }).getByRole('link').first());
  await page.waitForURL(/\/organizations\/projects\/\d+\/applys/);
  await page.getByRole('heading', { level: 1, name: project }).waitFor();
  await at(page, 'applications-to-project');
  // Find the card by id: other students with this name may have applied.
  const card = main.locator(`[data-application="${id}"]`);
  await input.activate(card.getByRole('link', { name: 'Ada Castro Souto' }));
  const application = main.getByRole('region', { name: 'Solicitud de Ada Castro Souto' });
  await application.getByText(motivation.slice(0, 40)).waitFor();
  await at(page, 'application-on-desk');

  const cv = await application.getByRole('link', { name: /Ver CV/ }).getAttribute('href');
  const answer = await page.request.get(cv ?? '');
  expect(answer.status()).toBe(200);
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await input.activate(application.getByRole('button', { name: 'Preseleccionar', exact: true }));
  await application.getByText('Preseleccionado', { exact: true }).waitFor();
  // The API has saved it, too: it returns the contact data.
  await application.getByRole('list', { name: 'Contacto' }).waitFor();
}

async function seeAnswer({ page, at }: Scene, { id, project }: Sent): Promise<void> {
  // A job notifies the student of the move. The page does not update by itself.
  await expect.poll(() => statusOf(page, id)).toBe('preselected');
  await page.goto('/profile?section=applys');
  const application = page.getByRole('main').getByRole('article').filter({ hasText: project });
  await application.getByText('Preseleccionado').waitFor();
  await at(page, 'applications-answered');
  await page.goto('/profile?section=projects');
  await page.getByRole('main').getByText(project).first().waitFor();
  await at(page, 'saved-projects');
}

/** Returns the status of the student's own application from the API. */
async function statusOf(page: Page, id: number): Promise<string> {
  const answer = await page.request.get(`/api/applys/${id}`);
  const { data } = (await answer.json()) as { data: { status: string } };
  return data.status;
}
