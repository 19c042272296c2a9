/**
 * A student's story, from the registration to the withdrawal of an application after its preselection. The organisation acts through the
 * API.
 */
import type { Page } from '@playwright/test';
import type { PersonOptions } from '@puente/testing/browser';
import { call } from '@puente/testing/campaigns/kept-form';
import type { InputDriver } from '@puente/testing/input-driver';
import { expect } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { pdfFile } from '@puente/testing/pdf';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';
import { registerAsStudent, sayWhatWorriesYou } from '@puente/testing/registering';
import { type OpenPerson, preselect, publishProject } from './fresh-records.ts';

const reason = 'He encontrado un proyecto más cerca de casa.';

interface Student {
  page: Page;
  input: InputDriver;
}

/** Sends a request as the organisation's coordinator. */
type Ask = (request: Parameters<typeof call>[2]) => Promise<unknown>;

const next = ({ page, input }: Student) => input.activate(page.getByRole('button', { name: 'Siguiente' }));
const step = ({ page }: Student, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor();

interface StoryOf {
  product: ProductUnderTest;
  person: OpenPerson;
  input: InputDriver;
  screen: PersonOptions;
}

/** @returns the problems found on the way */
export async function studentStory({ product, person, input, screen }: StoryOf): Promise<string[]> {
  const coordinator = await person('coordinator');
  const { organization } = await publishProject(coordinator, product.url);
  const { page, problems } = await person('visitor', screen);
  const student = { page, input };
  const findings: string[] = [];
  const look = async (what: string) => findings.push(...(await lookOver(page, what)));

  await page.goto('/');
  await untilReady(page);
  await registerAsStudent({ ...student, product }, `ada.${Date.now()}@alumnos.test`);
  await sayWhatWorriesYou({ ...student, product });

  await completeProfile(student);
  await input.activate(page.getByRole('dialog').getByRole('link', { name: 'Ver proyectos' }));
  await page.waitForURL('**/projects');

  await openMatchingProject(student, organization);
  await look('match');
  const application = await apply(student);

  await preselect(application, coordinator, product.url);
  await page.goto(`/profile/applications/${application}`);
  await page.getByText('Preseleccionado').first().waitFor();
  await look('preselected');

  const ask: Ask = async (request) =>
    (await call<{ data: unknown }>(coordinator.context, product.url, request)).data;
  await writeWith(ask, application, student);

  await page.goto(`/profile/applications/${application}`);
  await withdraw(student);
  await look('withdrawn');
  expect(await ask(['GET', `/api/applys/${application}`])).toMatchObject({ status: 'unavailable', reason });
  return [...findings, ...problems];
}

/** Completes the wizard. The university is already known from the registration. */
async function completeProfile(student: Student): Promise<void> {
  const { page, input } = student;
  const choose = (name: string) => input.check(page.getByLabel(name, { exact: true }));
  await page.goto('/projects');
  await input.activate(page.getByRole('main').getByRole('link', { name: 'Completar perfil en 3 minutos' }));
  await page.waitForURL('**/profile/complete');
  await step(student, 'Dónde estudias');
  await input.select(page.getByLabel('Provincia'), 'A Coruña');
  await choose('Grado');
  await next(student);
  await step(student, 'Qué estudias');
  await input.select(page.getByLabel('Área de estudio'), 'Ingeniería y Arquitectura');
  await input.suggest(page.getByRole('combobox', { name: /^Titulación/ }), 'inf');
  await page.keyboard.press('Escape');
  await next(student);
  await step(student, 'Qué te interesa');
  await choose('Indiferente');
  await next(student);
  await step(student, 'Cómo te llaman');
  await next(student);
  await step(student, 'Para terminar');
  await choose('Instagram');
  await input.activate(page.getByRole('button', { name: 'Guardar mi perfil' }));
  await page.getByRole('dialog', { name: '¡Gracias, Ada!' }).waitFor();
}

async function openMatchingProject({ page, input }: Student, organization: string): Promise<void> {
  await page.goto('/projects?q=ingenieria&modality=onsite&province=A+Coru%C3%B1a');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: organization }).first();
  await card.getByText(/^Encaja: .*A Coruña/).waitFor();
  await input.activate(card.getByRole('heading').getByRole('link'));
  await page.waitForURL(/\/projects\/\d+$/);
  await page.getByRole('link', { name: 'Cómo lo calculamos' }).waitFor();
  // Similar projects further down may match the student, too.
  await page
    .getByText(/^Encaja: .*A Coruña/)
    .first()
    .waitFor();
}

/** @returns id of the application */
async function apply(student: Student): Promise<number> {
  const { page, input } = student;
  await input.activate(page.getByRole('link', { name: 'Solicitar proyecto' }).first());
  await input.fill(
    page.getByRole('textbox', { name: /Qué puedes aportar/ }),
    'Quiero aplicar lo que he aprendido en la carrera a un reto real de mi ciudad.',
  );
  await next(student);
  await step(student, 'Tu currículum');
  await input.attach(page.getByRole('button', { name: 'Elegir archivo' }), pdfFile('cv-ada.pdf'));
  await page.getByText('Archivo subido').waitFor();
  await next(student);
  await step(student, 'Cómo y cuándo');
  await next(student);
  await input.activate(page.getByRole('button', { name: 'Enviar solicitud' }));
  await page.getByRole('heading', { name: 'Solicitud enviada' }).waitFor();
  return Number(/applications\/(\d+)/.exec(page.url())?.[1]);
}

/** The organisation's message arrives while the chat is open, and the reply reaches the organisation. */
async function writeWith(ask: Ask, application: number, { page, input }: Student): Promise<void> {
  await input.activate(page.getByRole('link', { name: 'Escribir a la organización' }));
  await page.waitForURL(/\/chat\?conversation=\d+$/);
  const log = page.getByRole('log');
  await log.waitFor();
  const { id } = (await ask(['POST', `/api/applys/${application}/conversation`])) as { id: number };
  await ask(['POST', `/api/conversations/${id}/messages`, { text: '¿Puedes venir el jueves?' }]);
  await log.getByText('¿Puedes venir el jueves?').waitFor();
  await input.fill(page.getByRole('textbox', { name: 'Tu mensaje' }), 'Sí, el jueves por la tarde.');
  await page.keyboard.press('Enter');
  await log.getByText('Sí, el jueves por la tarde.').waitFor();
  await log.getByText('Enviando…').waitFor({ state: 'detached' });
  expect(await ask(['GET', `/api/conversations/${id}/messages?sort=id:asc`])).toMatchObject([
    { mine: true, text: '¿Puedes venir el jueves?' },
    { mine: false, text: 'Sí, el jueves por la tarde.' },
  ]);
}

async function withdraw({ page, input }: Student): Promise<void> {
  await input.activate(page.getByRole('button', { name: 'Retirar solicitud' }));
  const dialog = page.getByRole('dialog', { name: '¿Retirar tu solicitud?' });
  await input.fill(dialog.getByLabel(/Por qué la retiras/), reason);
  await input.activate(dialog.getByRole('button', { name: 'Retirar solicitud' }));
  await page.getByText('Has retirado esta solicitud.').waitFor();
}
