/**
 * A student's story on a phone, with the service worker on: from the registration to the withdrawal of an application that
 * an organisation has preselected. The organisation's side is told by its calls.
 */
import type { APIRequestContext, Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { pointer } from '@puente/testing/hands';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { pdfFile } from '@puente/testing/pdf';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';
import { registerAsStudent, sayWhatWorriesYou } from '@puente/testing/registering';

const running = productForJourneys();
const organization = 'Código Abierto Local';
const reason = 'He encontrado un proyecto más cerca de casa.';

const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' }).click();
const step = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();

test('§2 a visitor registers, completes the profile, sees what fits, applies, is preselected, writes and withdraws', async () => {
  const { product, browser } = running;
  const { page, problems } = await newPerson(browser, product.url, { width: 360, serviceWorkers: 'allow' });
  const findings: string[] = [];
  const look = async (what: string) => findings.push(...(await lookOver(page, what)));

  await page.goto('/');
  await untilReady(page);
  const scene = { page, product, hands: pointer };
  await registerAsStudent(scene, 'ada@alumnos.test');
  await sayWhatWorriesYou(scene);

  await completeProfile(page);
  await look('thanks');
  await page.getByRole('dialog').getByRole('link', { name: 'Ver proyectos' }).click();
  await page.waitForURL('**/projects');

  await openMatchingProject(page);
  await look('match');
  const application = await apply(page);

  const { context } = await newPerson(browser, product.url);
  await signIn(context, product.url, 'coordinacion@puente.test');
  const coordinator = asOrganization(context.request, product.url);
  await coordinator.send('put', `/api/applys/${application}`, { status: 'preselected' });
  await page.goto(`/profile/applications/${application}`);
  await page.getByText('Preseleccionado').first().waitFor();
  await look('preselected');

  await writeWith(coordinator, application, page);
  await look('chat');

  await page.goto(`/profile/applications/${application}`);
  await withdraw(page);
  await look('withdrawn');
  expect(await coordinator.read(`/api/applys/${application}`)).toMatchObject({
    status: 'unavailable',
    reason,
  });
  expect([...findings, ...problems]).toEqual([]);
});

/** The university has been said at the registration; the wizard asks for the rest. */
async function completeProfile(page: Page): Promise<void> {
  await page.goto('/projects');
  await page.getByRole('main').getByRole('link', { name: 'Completar perfil en 3 minutos' }).click();
  await page.waitForURL('**/profile/complete');
  await step(page, 'Dónde estudias');
  await pointer.pick(page.getByLabel('Provincia'), 'A Coruña');
  await page.getByText('Grado', { exact: true }).click();
  await next(page);
  await step(page, 'Qué estudias');
  await pointer.pick(page.getByLabel('Área de estudio'), 'Ingeniería y Arquitectura');
  await pointer.suggest(page.getByRole('combobox', { name: /^Titulación/ }), 'inf');
  await page.keyboard.press('Escape');
  await next(page);
  await step(page, 'Qué te interesa');
  await page.getByText('Indiferente', { exact: true }).click();
  await next(page);
  await step(page, 'Cómo te llaman');
  await next(page);
  await step(page, 'Para terminar');
  await page.getByText('Instagram', { exact: true }).click();
  await page.getByRole('button', { name: 'Guardar mi perfil' }).click();
  await page.getByRole('dialog', { name: '¡Gracias, Ada!' }).waitFor();
}

async function openMatchingProject(page: Page): Promise<void> {
  await page.goto('/projects?q=ingenieria&modality=onsite&province=A+Coru%C3%B1a');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: organization }).first();
  await card.getByText(/^Encaja: .*A Coruña/).waitFor();
  await card.getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/projects\/\d+$/);
  await page.getByRole('link', { name: 'Cómo lo calculamos' }).waitFor();
  // Similar projects, which come below, may suit the student as well.
  await page
    .getByText(/^Encaja: .*A Coruña/)
    .first()
    .waitFor();
}

/** @returns id of the application */
async function apply(page: Page): Promise<number> {
  await page.getByRole('link', { name: 'Solicitar proyecto' }).first().click();
  await page
    .getByRole('textbox', { name: /Qué puedes aportar/ })
    .fill('Quiero aplicar lo que he aprendido en la carrera a un reto real de mi ciudad.');
  await next(page);
  await step(page, 'Tu currículum');
  await pointer.attach(page.getByRole('button', { name: 'Elegir archivo' }), pdfFile('cv-ada.pdf'));
  await page.getByText('Archivo subido').waitFor();
  await next(page);
  await step(page, 'Cómo y cuándo');
  await next(page);
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await page.getByRole('heading', { name: 'Solicitud enviada' }).waitFor();
  return Number(/applications\/(\d+)/.exec(page.url())?.[1]);
}

/** The organisation's message arrives while the student looks, and the answer reaches the organisation. */
async function writeWith(
  coordinator: ReturnType<typeof asOrganization>,
  application: number,
  page: Page,
): Promise<void> {
  await page.getByRole('link', { name: 'Escribir a la organización' }).click();
  await page.waitForURL(/\/chat\?conversation=\d+$/);
  const log = page.getByRole('log');
  await log.waitFor();
  const { id } = (await coordinator.send('post', `/api/applys/${application}/conversation`)) as {
    id: number;
  };
  await coordinator.send('post', `/api/conversations/${id}/messages`, { text: '¿Puedes venir el jueves?' });
  await log.getByText('¿Puedes venir el jueves?').waitFor();
  await page.getByRole('textbox', { name: 'Tu mensaje' }).fill('Sí, el jueves por la tarde.');
  await page.getByRole('textbox', { name: 'Tu mensaje' }).press('Enter');
  await log.getByText('Sí, el jueves por la tarde.').waitFor();
  await log.getByText('Enviando…').waitFor({ state: 'detached' });
  expect(await coordinator.read(`/api/conversations/${id}/messages?sort=id:asc`)).toMatchObject([
    { mine: true, text: '¿Puedes venir el jueves?' },
    { mine: false, text: 'Sí, el jueves por la tarde.' },
  ]);
}

async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Retirar solicitud' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Retirar tu solicitud?' });
  await dialog.getByLabel(/Por qué la retiras/).fill(reason);
  await dialog.getByRole('button', { name: 'Retirar solicitud' }).click();
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
