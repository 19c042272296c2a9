/**
 * A student's story: from the registration to the withdrawal of an application that an organisation has preselected.
 * The organisation's side is told by its calls.
 */
import type { APIRequestContext, Browser, Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import type { Hands } from '@puente/testing/hands';
import { lookOver } from '@puente/testing/journey';
import { pdfFile } from '@puente/testing/pdf';
import { signIn } from '@puente/testing/people';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';
import { registerAsStudent, sayWhatWorriesYou } from '@puente/testing/registering';

const organization = 'Código Abierto Local';
const reason = 'He encontrado un proyecto más cerca de casa.';

interface Student {
  page: Page;
  hands: Hands;
}

const next = ({ page, hands }: Student) => hands.press(page.getByRole('button', { name: 'Siguiente' }));
const step = ({ page }: Student, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();

interface StoryOf {
  product: ProductUnderTest;
  browser: Browser;
  hands: Hands;
  screen: Parameters<typeof newPerson>[2];
}

/** @returns what was found wrong on the way */
export async function studentStory({ product, browser, hands, screen }: StoryOf): Promise<string[]> {
  const { page, problems } = await newPerson(browser, product.url, screen);
  const student = { page, hands };
  const findings: string[] = [];
  const look = async (what: string) => findings.push(...(await lookOver(page, what)));

  await page.goto('/');
  await untilReady(page);
  await registerAsStudent({ ...student, product }, 'ada@alumnos.test');
  await sayWhatWorriesYou({ ...student, product });

  await completeProfile(student);
  await look('thanks');
  await hands.press(page.getByRole('dialog').getByRole('link', { name: 'Ver proyectos' }));
  await page.waitForURL('**/projects');

  await openMatchingProject(student);
  await look('match');
  const application = await apply(student);

  const { context } = await newPerson(browser, product.url);
  await signIn(context, product.url, 'coordinacion@puente.test');
  const coordinator = asOrganization(context.request, product.url);
  await coordinator.send('put', `/api/applys/${application}`, { status: 'preselected' });
  await page.goto(`/profile/applications/${application}`);
  await page.getByText('Preseleccionado').first().waitFor();
  await look('preselected');

  await writeWith(coordinator, application, student);
  await look('chat');

  await page.goto(`/profile/applications/${application}`);
  await withdraw(student);
  await look('withdrawn');
  expect(await coordinator.read(`/api/applys/${application}`)).toMatchObject({
    status: 'unavailable',
    reason,
  });
  return [...findings, ...problems];
}

/** The university has been said at the registration; the wizard asks for the rest. */
async function completeProfile(student: Student): Promise<void> {
  const { page, hands } = student;
  const choose = (name: string) => hands.tick(page.getByLabel(name, { exact: true }));
  await page.goto('/projects');
  await hands.press(page.getByRole('main').getByRole('link', { name: 'Completar perfil en 3 minutos' }));
  await page.waitForURL('**/profile/complete');
  await step(student, 'Dónde estudias');
  await hands.pick(page.getByLabel('Provincia'), 'A Coruña');
  await choose('Grado');
  await next(student);
  await step(student, 'Qué estudias');
  await hands.pick(page.getByLabel('Área de estudio'), 'Ingeniería y Arquitectura');
  await hands.suggest(page.getByRole('combobox', { name: /^Titulación/ }), 'inf');
  await page.keyboard.press('Escape');
  await next(student);
  await step(student, 'Qué te interesa');
  await choose('Indiferente');
  await next(student);
  await step(student, 'Cómo te llaman');
  await next(student);
  await step(student, 'Para terminar');
  await choose('Instagram');
  await hands.press(page.getByRole('button', { name: 'Guardar mi perfil' }));
  await page.getByRole('dialog', { name: '¡Gracias, Ada!' }).waitFor();
}

async function openMatchingProject({ page, hands }: Student): Promise<void> {
  await page.goto('/projects?q=ingenieria&modality=onsite&province=A+Coru%C3%B1a');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: organization }).first();
  await card.getByText(/^Encaja: .*A Coruña/).waitFor();
  await hands.press(card.getByRole('heading').getByRole('link'));
  await page.waitForURL(/\/projects\/\d+$/);
  await page.getByRole('link', { name: 'Cómo lo calculamos' }).waitFor();
  // Similar projects, which come below, may suit the student as well.
  await page
    .getByText(/^Encaja: .*A Coruña/)
    .first()
    .waitFor();
}

/** @returns id of the application */
async function apply(student: Student): Promise<number> {
  const { page, hands } = student;
  await hands.press(page.getByRole('link', { name: 'Solicitar proyecto' }).first());
  await hands.write(
    page.getByRole('textbox', { name: /Qué puedes aportar/ }),
    'Quiero aplicar lo que he aprendido en la carrera a un reto real de mi ciudad.',
  );
  await next(student);
  await step(student, 'Tu currículum');
  await hands.attach(page.getByRole('button', { name: 'Elegir archivo' }), pdfFile('cv-ada.pdf'));
  await page.getByText('Archivo subido').waitFor();
  await next(student);
  await step(student, 'Cómo y cuándo');
  await next(student);
  await hands.press(page.getByRole('button', { name: 'Enviar solicitud' }));
  await page.getByRole('heading', { name: 'Solicitud enviada' }).waitFor();
  return Number(/applications\/(\d+)/.exec(page.url())?.[1]);
}

/** The organisation's message arrives while the student looks, and the answer reaches the organisation. */
async function writeWith(
  coordinator: ReturnType<typeof asOrganization>,
  application: number,
  { page, hands }: Student,
): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'Escribir a la organización' }));
  await page.waitForURL(/\/chat\?conversation=\d+$/);
  const log = page.getByRole('log');
  await log.waitFor();
  const { id } = (await coordinator.send('post', `/api/applys/${application}/conversation`)) as {
    id: number;
  };
  await coordinator.send('post', `/api/conversations/${id}/messages`, { text: '¿Puedes venir el jueves?' });
  await log.getByText('¿Puedes venir el jueves?').waitFor();
  await hands.write(page.getByRole('textbox', { name: 'Tu mensaje' }), 'Sí, el jueves por la tarde.');
  await page.keyboard.press('Enter');
  await log.getByText('Sí, el jueves por la tarde.').waitFor();
  await log.getByText('Enviando…').waitFor({ state: 'detached' });
  expect(await coordinator.read(`/api/conversations/${id}/messages?sort=id:asc`)).toMatchObject([
    { mine: true, text: '¿Puedes venir el jueves?' },
    { mine: false, text: 'Sí, el jueves por la tarde.' },
  ]);
}

async function withdraw({ page, hands }: Student): Promise<void> {
  await hands.press(page.getByRole('button', { name: 'Retirar solicitud' }));
  const dialog = page.getByRole('dialog', { name: '¿Retirar tu solicitud?' });
  await hands.write(dialog.getByLabel(/Por qué la retiras/), reason);
  await hands.press(dialog.getByRole('button', { name: 'Retirar solicitud' }));
  await page.getByText('Has retirado esta solicitud.').waitFor();
}

/** What the organisation's coordinator sends and reads. */
function asOrganization(request: APIRequestContext, url: string) {
  const headers = { Origin: url, 'X-Requested-With': 'XMLHttpRequest' };
  const dataOf = async (answer: Awaited<ReturnType<typeof request.get>>) => {
    if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`);
    return ((await answer.json()) as { data: unknown }).data;
  };
  return {
    read: async (path: string) => dataOf(await request.get(path)),
    send: async (method: 'put' | 'post', path: string, data?: object) =>
      dataOf(await request[method](path, { headers, ...(data && { data: { data } }) })),
  };
}
