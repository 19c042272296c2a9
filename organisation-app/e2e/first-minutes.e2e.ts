/** Browser tests of the first minutes of an organisation's people: alone, on two devices, with a colleague, with two organisations. */
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { countedInput, secondsOf } from '@puente/testing/counted-input';
import { pointer } from '@puente/testing/input-driver';
import { expect } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { mailedLink, mailTo } from '@puente/testing/outbox';
import { untilReady } from '@puente/testing/ready';
import { sendRegistration } from '@puente/testing/registering';
import { beginProject, fillInProject, publishFromReview } from '@puente/testing/writing-a-project';
import { demoPassword } from '@puente/tooling/accounts';
import { organizationOf, test } from './published-projects.ts';

const minutes = 4;
const description =
  'Queremos saber qué tejados del barrio permiten una comunidad energética viable, con qué inversión y qué reparto.';

const cardsWith = (page: Page, title: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name: title });

test('registration, organisation and first published project are less than four minutes of a person’s input', async ({
  product,
  person,
}) => {
  const { page, problems } = await person();
  const { input, effort } = countedInput(pointer);
  const main = page.getByRole('main');
  const id = randomBytes(5).toString('hex');
  const email = `elba.${id}@ponte.test`;

  await page.goto('/register?profile=coordinator');
  await input.fill(main.getByLabel('Nombre', { exact: true }), 'Elba');
  await input.fill(main.getByLabel('Apellidos'), 'Rial Soto');
  await input.fill(main.getByLabel('Correo electrónico'), email);
  await input.fill(main.getByLabel('Teléfono', { exact: true }), '+34 600 12 34 56');
  await sendRegistration(main, input);
  await page.waitForURL('**/register/completed**');
  await page.goto(await mailedLink(product.dataDir, email, '/user/auth/login'));
  await input.fill(main.getByLabel('Contraseña', { exact: true }), demoPassword);
  await input.activate(main.getByRole('button', { name: 'Confirmar e iniciar sesión' }));
  await page.waitForURL('**/organizations/create');
  await untilReady(page);
  const welcome = page.getByRole('dialog', { name: /Te damos la bienvenida/ });
  await welcome.waitFor();
  await input.activate(welcome.getByRole('button').last());
  await welcome.waitFor({ state: 'detached' });

  await input.fill(main.getByLabel('Nombre de la organización'), `Cooperativa Ponte Vella ${id}`);
  await input.select(main.getByLabel('Tipo'), 'Cooperativa');
  await input.select(main.getByLabel('Tamaño'), '11 a 50 personas');
  await input.select(main.getByLabel('Provincia'), 'A Coruña');
  await input.activate(main.getByRole('button', { name: 'Siguiente' }));
  await input.select(main.getByLabel('Sector'), 'Energía');
  await input.fill(main.getByLabel('Descripción'), 'Generamos energía entre vecinas y vecinos.');
  await input.activate(main.getByRole('button', { name: 'Siguiente' }));
  await input.activate(main.getByRole('button', { name: 'Crear organización' }));
  await input.activate(main.getByRole('link', { name: 'Publicar el primer proyecto' }));
  await page.waitForURL('**/projects/create');
  const title = 'Tejados solares compartidos en un barrio';
  await beginProject(page, input, title);
  await fillInProject(page, input, description);
  await publishFromReview(page, input);
  await cardsWith(page, title).waitFor();

  expect(secondsOf(effort)).toBeLessThan(minutes * 60);
  // Check that the driver counted clicks at all: otherwise the limit would mean nothing.
  expect(effort.presses).toBeGreaterThan(30);
  expect(problems).toEqual([]);
});

test(
  'a user without an organisation creates one and publishes a first project, with a reload in between',
  { tag: '@core' },
  async ({ openAs }) => {
    const { page, problems } = await openAs('coordinator without organisation', '/organizations/create', {
      width: 360,
    });
    await page
      .getByLabel('Nombre de la organización')
      .fill(`Cooperativa Ponte Nova ${randomBytes(5).toString('hex')}`);
    await page.getByLabel('Tipo').selectOption('Cooperativa');
    await page.getByLabel('Tamaño').selectOption('11 a 50 personas');
    await page.getByLabel('Provincia').selectOption('A Coruña');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByLabel('Sector').selectOption('Energía');
    await page.getByLabel('Descripción').fill('Generamos energía entre vecinas y vecinos.');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByRole('button', { name: 'Crear organización' }).click();
    await page.getByRole('link', { name: 'Publicar el primer proyecto' }).click();
    await page.waitForURL('**/projects/create');

    const findings: string[] = [];
    const title = 'Tejados solares compartidos en un barrio';
    await page.getByLabel('Título').fill(title);
    await page.reload();
    await page.getByText('Hemos recuperado lo que habías escrito.').waitFor();
    await expect(page.getByLabel('Título')).toHaveValue(title);

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/api\/projects(\/\d+\/publish)?$/.test(request.url()))
        sent.push(new URL(request.url()).pathname.replace(/\d+/, ':id'));
    });
    await page.getByLabel('Tipo de proyecto').selectOption('TFM');
    await page.getByRole('button', { name: 'Empezar' }).click({ clickCount: 5 });
    await page.waitForURL(/\/organizations\/projects\/\d+\/edit$/);
    await page.getByLabel('Descripción').waitFor();
    findings.push(...(await lookOver(page, 'first page of the form')));
    await fillInProject(page, pointer, description);
    findings.push(...(await lookOver(page, 'review')));
    await page.getByRole('button', { name: 'Publicar proyecto' }).click({ clickCount: 5 });
    await page.getByRole('heading', { level: 1, name: 'Tu proyecto está publicado' }).waitFor();
    findings.push(...(await lookOver(page, 'published')));
    await page.getByRole('link', { name: 'Ver mis proyectos' }).click();
    await cardsWith(page, title).waitFor();
    expect(new URL(page.url()).pathname).toBe('/organizations');
    expect(sent).toEqual(['/api/projects', '/api/projects/:id/publish']);
    expect(findings).toEqual([]);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
    ).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test('a project begun on one device is continued on another', async ({ openAs }) => {
  const title = 'Censo de fuentes que ya no manan';
  const desk = await openAs('coordinator', '/projects/create');
  await desk.page.getByLabel('Título').fill(title);
  await desk.page.getByText(/^Guardado/).waitFor();

  const phone = await openAs(desk.email, '/projects/create');
  await phone.page.getByText('Hemos recuperado el borrador que tenías guardado.').waitFor();
  await expect(phone.page.getByLabel('Título')).toHaveValue(title);
  await pointer.select(phone.page.getByLabel('Tipo de proyecto'), 'TFG');
  await phone.page.getByRole('button', { name: 'Empezar' }).click();
  await phone.page.waitForURL(/\/organizations\/projects\/\d+\/edit$/);

  // There is a single draft: a project that was started is not started again.
  await desk.page.goto('/organizations?status=draft');
  await expect(cardsWith(desk.page, title)).toHaveCount(1);
  await desk.page.goto('/projects/create');
  await untilReady(desk.page);
  await expect(desk.page.getByLabel('Título')).toHaveValue('');
  expect([...desk.problems, ...phone.problems]).toEqual([]);
});

test('a colleague is invited by mail, joins, and sees the projects of the organisation', async ({
  product,
  person,
  openAs,
  publishProject,
}) => {
  const { page, problems, email } = await openAs('coordinator', '/organizations');
  const title = 'Mapa del ruido de un barrio';
  await publishProject(email, title);
  const colleague = await person('coordinator without organisation');
  await page.getByRole('main').getByRole('link', { name: 'Tu organización' }).click();
  await page.getByLabel('Correo electrónico').fill(colleague.email);
  await page.getByRole('button', { name: 'Enviar invitación' }).click();
  await page.getByText(`Hemos enviado la invitación a ${colleague.email}.`).waitFor();

  const organization = organizationOf(email);
  await expect.poll(() => mailTo(product.dataDir, colleague.email)).toContain(organization);
  await colleague.page.goto('/organizations/create');
  await colleague.page.getByRole('button', { name: `Unirme a ${organization}` }).click();
  await colleague.page.waitForURL((url) => url.pathname === '/organizations');
  await cardsWith(colleague.page, title).waitFor();
  expect([...problems, ...colleague.problems]).toEqual([]);
});

test('a project manager publishes for the second of two organisations, and finds the draft there alone', async ({
  openAs,
}) => {
  const { page, problems } = await openAs('gestion@puente.test', '/projects/create');
  const title = `Rutas de lectura para un tren de vía estrecha ${randomBytes(5).toString('hex')}`;
  const choice = page.getByLabel('Organización que lo publica');
  const [, first, second] = await choice.locator('option').allInnerTexts();
  await choice.selectOption({ label: second! });
  await beginProject(page, pointer, title);

  await page.goto('/organizations?status=draft');
  await untilReady(page);
  const shown = page.getByLabel('Organización');
  await expect(shown.locator('option:checked')).toHaveText(first!);
  await expect(cardsWith(page, title)).toHaveCount(0);
  await shown.selectOption({ label: second! });
  await cardsWith(page, title).waitFor();
  expect(problems).toEqual([]);
});
