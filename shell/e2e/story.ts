import { request, type Page } from '@playwright/test';
import { demoPassword } from '@puente/tooling/accounts';
import { completeProfile } from '@puente/testing/accounts';
import type { Person, PersonOptions } from '@puente/testing/browser';
import type { InputDriver } from '@puente/testing/input-driver';
import { expect } from '@puente/testing/journey';
import { pdfFile } from '@puente/testing/pdf';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';
import { registerAsStudent, sayWhatWorriesYou } from '@puente/testing/registering';
import { beginProject, fillInProject, publishFromReview } from '@puente/testing/writing-a-project';

/** `person`, `product` and `input` are the fixtures of a journey. */
export interface Telling {
  person: (who: 'visitor', options: PersonOptions) => Promise<Person>;
  product: ProductUnderTest;
  input: InputDriver;
  /** Of both people. */
  options: PersonOptions;
  /** Is called at every page and dialog of the story: for axe, for pictures. */
  at?: (page: Page, name: string) => Promise<void>;
}

type Scene = Required<Pick<Telling, 'product' | 'input' | 'at'>> & { page: Page };

/** The student's application to a project of the demo coordinator's organisation. */
interface Sent {
  id: number;
  project: string;
}

const motivation =
  'Quiero aplicar lo que he aprendido en la carrera a un reto real y aprender de un equipo que trabaja sobre el terreno.';
const description =
  'Queremos saber qué patios de la ciudad son refugios climáticos y cuáles no. Buscamos a alguien que mida, compare y proponga mejoras.';

/**
 * The story that every part of the product takes part in. A visitor becomes a student, finds a project, saves it and
 * applies; a coordinator publishes a project, reads the CV and preselects the student; the student sees the answer.
 * The coordinator is the one of the demonstration, whose organisation gains a project.
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

/** Out and in again: a page that needs a session asks for it over the page. */
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
  // The list is there before that, too.
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('article').first().waitFor();
}

/** Answers the rest of the profile by a call: its wizard has journeys of its own. */
async function sayWhereYouStudy({ page, product }: Scene): Promise<void> {
  const api = await request.newContext({
    baseURL: product.url,
    extraHTTPHeaders: { origin: product.url },
    storageState: await page.context().storageState(),
  });
  await completeProfile(api);
  await api.dispose();
  // The page learns of it with the next view.
  await page.reload();
}

/** Words without their accents, a filter, and the way back. */
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
  // The address is a moment ahead of the page. The chip leaves with the list that it narrowed.
  await chip.waitFor({ state: 'detached' });
  // Until its own list has come, the one before stands in for it, busy.
  await page
    .getByRole('region', { name: 'Resultados' })
    .locator('ul[aria-busy=false] article')
    .first()
    .waitFor();
}

/** On a narrow screen the filters are behind a button. */
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

/** The student reads about the project once more, and goes on with what they had begun. */
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
  // The page needs a session: login first, and back here.
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
  // Other students of this name may have applied to the project.
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
  // The API has it, too: it gives the contact.
  await application.getByRole('list', { name: 'Contacto' }).waitFor();
}

async function seeAnswer({ page, at }: Scene, { id, project }: Sent): Promise<void> {
  // A job tells the student of a move on the desk. The page does not change by itself.
  await expect.poll(() => statusOf(page, id)).toBe('preselected');
  await page.goto('/profile?section=applys');
  const application = page.getByRole('main').getByRole('article').filter({ hasText: project });
  await application.getByText('Preseleccionado').waitFor();
  await at(page, 'applications-answered');
  await page.goto('/profile?section=projects');
  await page.getByRole('main').getByText(project).first().waitFor();
  await at(page, 'saved-projects');
}

/** Status of the student's own application, as the API tells it to them. */
async function statusOf(page: Page, id: number): Promise<string> {
  const answer = await page.request.get(`/api/applys/${id}`);
  const { data } = (await answer.json()) as { data: { status: string } };
  return data.status;
}
