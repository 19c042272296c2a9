import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '@puente/tooling/accounts';
import { newPerson } from '@puente/testing/browser';
import { pointer, type Hands } from '@puente/testing/hands';
import { completeProfile } from '@puente/testing/people';
import { pdfFile } from '@puente/testing/pdf';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';
import { registerAsStudent, sayWhatWorriesYou } from '@puente/testing/registering';
import { beginProject, fillInProject, publishFromReview } from '@puente/testing/writing-a-project';

export interface Telling {
  product: ProductUnderTest;
  browser: Browser;
  hands?: Hands;
  width?: number;
  colorScheme?: 'light' | 'dark';
  serviceWorkers?: 'allow' | 'block';
  /** Called at every page and dialog of the story: for axe, for pictures. */
  at?: (page: Page, name: string) => Promise<void>;
}

type Scene = Required<Pick<Telling, 'product' | 'hands' | 'at'>> & { page: Page };

const motivation =
  'Quiero aplicar lo que he aprendido en la carrera a un reto real y aprender de un equipo que trabaja sobre el terreno.';
const description =
  'Queremos saber qué patios de la ciudad son refugios climáticos y cuáles no. Buscamos a alguien que mida, compare y proponga mejoras.';

/**
 * The story that every part of the product takes part in. A visitor becomes a student, finds a project, saves it and
 * applies; a coordinator publishes a project, reads the CV and preselects the student; the student sees the answer.
 * @returns what went wrong on the pages on the way: errors, refused scripts, console errors
 */
export async function tellStory(telling: Telling): Promise<string[]> {
  const { product, browser, hands = pointer, at = async () => {} } = telling;
  const student = await newPerson(browser, product.url, telling);
  const coordinator = await newPerson(browser, product.url, telling);
  const asStudent = { product, hands, at, page: student.page };
  const asCoordinator = { product, hands, at, page: coordinator.page };
  const email = `ada.${Date.now()}@alumnos.test`;

  await visitHome(asStudent);
  await registerAsStudent(asStudent, email);
  await sayWhatWorriesYou(asStudent);
  await logInWithModal(asStudent, email);
  await completeProfile(student.context, product.url);
  // The page learns of it with the next view.
  await student.page.reload();
  await search(asStudent);
  const project = await saveAndApply(asStudent);
  await publish(asCoordinator);
  await preselect(asCoordinator, project);
  await seeAnswer(asStudent, project);

  await student.context.close();
  await coordinator.context.close();
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
async function logInWithModal({ page, hands, at }: Scene, email: string): Promise<void> {
  const banner = page.getByRole('banner');
  // On a narrow screen the user's own pages are in the menu.
  const menu = banner.getByRole('button', { name: 'Menú' });
  await hands.press((await menu.isVisible()) ? menu : banner.getByRole('button', { name: 'Ada' }));
  await hands.press(banner.getByRole('button', { name: 'Cerrar sesión' }));
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).waitFor();
  await page.goto('/projects');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Inicia sesión' }).waitFor();
  await at(page, 'login-dialog');
  await hands.write(dialog.getByLabel('Correo electrónico'), email);
  await hands.write(dialog.getByLabel('Contraseña', { exact: true }), demoPassword);
  await hands.press(dialog.getByRole('button', { name: 'Iniciar sesión' }));
  // The list is there before that, too.
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).waitFor({ state: 'detached' });
  await page.getByRole('main').getByRole('article').first().waitFor();
}

/** Words without their accents, a filter, and the way back. */
async function search({ page, hands, at }: Scene): Promise<void> {
  await at(page, 'projects');
  await hands.write(page.getByRole('searchbox'), 'ingenieria');
  await page.waitForURL(/q=ingenieria/);
  await page
    .getByRole('heading', { name: /Ingeniería/ })
    .first()
    .waitFor();
  await openFilters({ page, hands });
  await hands.tick(page.getByRole('checkbox', { name: 'Presencial' }));
  await page.waitForURL(/modality=onsite/);
  await hands.pick(page.getByLabel('Provincia'), 'A Coruña');
  await page.waitForURL(/province=A/);
  await hands.tick(page.getByRole('checkbox', { name: 'Ciencias', exact: true }));
  await page.waitForURL(/area=Ciencias/);
  const chip = page
    .getByRole('group', { name: 'Filtros activos' })
    .getByRole('button', { name: /Ciencias$/ });
  await chip.waitFor();
  await at(page, 'projects-filtered');
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  if (await sheet.isVisible()) await hands.press(sheet.getByRole('button', { name: /^Ver \d+ proyecto/ }));
  await page.goBack();
  await page.waitForURL((url) => !url.searchParams.has('area') && url.searchParams.has('modality'));
  // The address is a moment ahead of the page: with the chip goes the list that it narrowed.
  await chip.waitFor({ state: 'detached' });
  // Until its own list has come, the one before stands in for it, busy.
  await page
    .getByRole('region', { name: 'Resultados' })
    .locator('ul[aria-busy=false] article')
    .first()
    .waitFor();
}

/** On a narrow screen the filters are behind a button. */
async function openFilters({ page, hands }: Pick<Scene, 'page' | 'hands'>): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtros/ });
  if (await button.isVisible()) await hands.press(button);
}

/** @returns title of the project: one of the demo coordinator's organisation */
async function saveAndApply({ page, hands, at }: Scene): Promise<string> {
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ hasText: 'Código Abierto Local' })
    .first();
  const title = (await card.getByRole('heading').innerText()).trim();
  await hands.press(card.getByRole('link', { name: title }));
  await page.waitForURL(/\/projects\/\d+$/);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await untilReady(page);
  await hands.press(page.getByRole('button', { name: 'Guardar proyecto' }).first());
  await page.getByRole('button', { name: 'Quitar de guardados' }).first().waitFor();
  await at(page, 'project');
  await hands.press(page.getByRole('link', { name: 'Solicitar proyecto' }).first());
  await page.waitForURL(/\/apply$/);
  await page.getByLabel(/Qué puedes aportar/).waitFor();
  await at(page, 'apply-empty');
  await hands.write(page.getByLabel(/Qué puedes aportar/), motivation);
  await comeBackToDraft({ page, hands });
  const next = page.getByRole('button', { name: 'Siguiente' });
  await hands.press(next);
  await page.getByRole('heading', { name: 'Tu currículum' }).waitFor();
  await hands.attach(
    page
      .getByRole('main')
      .getByRole('button', { name: /archivo|PDF|currículum/i })
      .first(),
    pdfFile('cv-ada.pdf'),
  );
  await page.getByText('Archivo subido').waitFor();
  await at(page, 'apply');
  await hands.press(next);
  await page.getByRole('heading', { name: 'Cómo y cuándo' }).waitFor();
  await hands.press(next);
  await page.getByRole('heading', { name: 'Revisa y envía' }).waitFor();
  await at(page, 'apply-review');
  await hands.press(page.getByRole('button', { name: 'Enviar solicitud' }));
  await page.getByRole('heading', { name: 'Solicitud enviada' }).waitFor();
  await at(page, 'apply-sent');
  await hands.press(page.getByRole('main').getByRole('link', { name: 'Ver mis solicitudes' }));
  await page.waitForURL(/section=applys/);
  await page.getByRole('main').getByText(title).first().waitFor();
  await at(page, 'applications');
  return title;
}

/** The student reads about the project once more, and goes on with what they had begun. */
async function comeBackToDraft({ page, hands }: Pick<Scene, 'page' | 'hands'>): Promise<void> {
  await hands.press(page.getByRole('main').getByRole('link', { name: 'Volver al proyecto' }).first());
  await page.waitForURL(/\/projects\/\d+$/);
  await hands.press(page.getByRole('link', { name: 'Terminar mi solicitud' }).first());
  await page.waitForURL(/\/apply$/);
  await page.getByText('Hemos recuperado').waitFor();
  const kept = await page.getByLabel(/Qué puedes aportar/).inputValue();
  if (kept !== motivation) throw new Error(`The draft was lost: «${kept}»`);
}

async function publish({ page, hands, at }: Scene): Promise<void> {
  const title = `Mapa de sombra para los patios escolares ${Date.now() % 100_000}`;
  const main = page.getByRole('main');
  await page.goto('/projects/create');
  // The page needs a session: login first, and back here.
  await page.waitForURL('**/user/auth/login');
  await hands.write(main.getByLabel('Correo electrónico'), 'coordinacion@puente.test');
  await hands.write(main.getByLabel('Contraseña', { exact: true }), demoPassword);
  await hands.press(main.getByRole('button', { name: 'Iniciar sesión' }));
  await page.waitForURL('**/projects/create');
  await main.getByLabel('Título').waitFor();
  await at(page, 'project-create');
  await beginProject(page, hands, title);
  await main.getByLabel('Descripción').waitFor();
  await at(page, 'project-edit');
  await fillInProject(page, hands, description);
  await publishFromReview(page, hands);
  await main.getByRole('heading', { name: title }).waitFor();
  await at(page, 'own-projects');
}

async function preselect({ page, hands, at }: Scene, project: string): Promise<void> {
  const main = page.getByRole('main');
  await hands.press(main.getByRole('article').filter({ hasText: project }).getByRole('link').first());
  await page.waitForURL(/\/organizations\/projects\/\d+\/applys/);
  await page.getByRole('heading', { level: 1, name: project }).waitFor();
  await at(page, 'applications-to-project');
  await hands.press(main.getByRole('link', { name: 'Ada Castro Souto' }).first());
  const application = main.getByRole('region', { name: 'Solicitud de Ada Castro Souto' });
  await application.getByText(motivation.slice(0, 40)).waitFor();
  await at(page, 'application-on-desk');

  const cv = await application.getByRole('link', { name: /Ver CV/ }).getAttribute('href');
  const answer = await page.request.get(cv ?? '');
  if (answer.status() !== 200 || !(await answer.body()).subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    throw new Error(`The CV could not be read: ${answer.status()}`);
  }
  await hands.press(application.getByRole('button', { name: 'Preseleccionar', exact: true }));
  await application.getByText('Preseleccionado', { exact: true }).waitFor();
  // The API has it, too: it gives the contact.
  await application.getByRole('list', { name: 'Contacto' }).waitFor();
}

async function seeAnswer({ page, at }: Scene, project: string): Promise<void> {
  await page.goto('/profile?section=applys');
  const application = page.getByRole('main').getByRole('article').filter({ hasText: project });
  await application.getByText('Preseleccionado').waitFor();
  await at(page, 'applications-answered');
  await page.goto('/profile?section=projects');
  await page.getByRole('main').getByText(project).first().waitFor();
  await at(page, 'saved-projects');
}
