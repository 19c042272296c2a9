/** What only a real browser shows of the organisation's area: an organisation and a project made from nothing, and answers given. */
import type { Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { pointer } from '@puente/testing/hands';
import { lookOver, lookOverOnEach, productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';
import { fillInProject, nextPage } from '@puente/testing/writing-a-project';

const started = productForJourneys();

async function openAs(
  email: string,
  path: string,
  width = 1280,
): Promise<{ page: Page; problems: string[] }> {
  const { page, problems } = await newPerson(started.browser, started.product.url, { width });
  await signIn(page.context(), started.product.url, email);
  await page.goto(path);
  await untilReady(page);
  return { page, problems };
}

const description =
  'Queremos saber qué tejados del barrio permiten una comunidad energética viable, con qué inversión y qué reparto.';

/** One of the projects that the signed-in coordinator's organisation has open, from 0. */
async function openProject(page: Page, which: number): Promise<number> {
  const me = await page.request.get('/api/users/me');
  const { details } = (await me.json()) as { details: { organization: { id: number } } };
  const address = `/api/organizations/${details.organization.id}/projects?filters[status][$eq]=new`;
  const { data } = (await (await page.request.get(address)).json()) as { data: { id: number }[] };
  return data[which]?.id ?? 0;
}

test('somebody without an organisation creates one and publishes a first project, with a reload in between', async () => {
  const { page, problems } = await openAs('sin-organizacion@puente.test', '/organizations', 360);
  await page.waitForURL('**/organizations/create');
  await page.getByLabel('Nombre de la organización').fill('Cooperativa Ponte Nova');
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
  await page.getByLabel('Título').fill('Tejados solares compartidos en un barrio');
  await page.reload();
  await page.getByText('Hemos recuperado lo que habías escrito.').waitFor();
  expect(await page.getByLabel('Título').inputValue()).toBe('Tejados solares compartidos en un barrio');

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
  await page.getByRole('heading', { level: 2, name: 'Tejados solares compartidos en un barrio' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/organizations');
  expect(sent).toEqual(['/api/projects', '/api/projects/:id/publish']);
  expect(findings).toEqual([]);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))),
  ).toEqual([]);
  expect(problems).toEqual([]);
});

test('applications are read and answered, by the keyboard too', async () => {
  const { page, problems } = await openAs('coordinacion@puente.test', '/organizations');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Nuevo', exact: true }).click();
  await page.waitForURL(/status=new/);

  const card = page.getByRole('main').getByRole('article').first();
  const name = await card.getByRole('heading', { level: 2 }).innerText();
  await card.getByRole('button', { name: /^Rechazar/ }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `¿Rechazar la solicitud de ${name}?` });
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  expect(
    await card
      .getByRole('button', { name: /^Rechazar/ })
      .evaluate((element) => element === document.activeElement),
  ).toBe(true);

  await card.getByRole('button', { name: /^Preseleccionar/ }).click();
  await page.getByText(`Has preseleccionado a ${name}.`, { exact: false }).first().waitFor();
  await page.getByRole('heading', { level: 2, name }).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Preseleccionado', exact: true }).click();
  const preselected = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 2, name }) });
  await preselected.getByRole('list', { name: 'Contacto' }).waitFor();

  // It opens in a page of its own; a browser without a viewer for it saves it.
  const [cv] = await Promise.all([
    page.context().waitForEvent('response', (answer) => /\/api\/applys\/\d+\/cv$/.test(answer.url())),
    preselected.getByRole('link', { name: /^Ver CV/ }).click(),
  ]);
  expect([cv.status(), cv.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(problems).toEqual([]);
});

test('a project manager changes between organisations, and the back button with them', async () => {
  const { page } = await openAs('gestion@puente.test', '/organizations');
  const [first, second] = await page.getByLabel('Organización').locator('option').allInnerTexts();
  await page.getByLabel('Organización').selectOption({ label: second! });
  await page.getByRole('main').getByText(second!, { exact: true }).first().waitFor();
  await page.waitForURL(/organization=/);
  await page.goBack();
  await page.waitForURL(/\/organizations$/);
  expect(await page.getByLabel('Organización').locator('option:checked').innerText()).toBe(first);
});

test('the applications to a project of somebody else are not found', async () => {
  const { page } = await openAs('gestion@puente.test', '/organizations');
  const own = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .getAttribute('href');
  const other = await openAs('coordinacion@puente.test', own!);
  await other.page
    .getByRole('heading', { level: 1, name: 'No encontramos este proyecto entre los tuyos' })
    .waitFor();
});

test('every page is accessible and fits on every screen', async () => {
  const screens = [
    { width: 320, colorScheme: 'dark' },
    { width: 768, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ] as const;
  const { page } = await newPerson(started.browser, started.product.url, screens[0]);
  await signIn(page.context(), started.product.url, 'coordinacion@puente.test');
  const findings: string[] = [];
  const look = async (what: string) => void findings.push(...(await lookOverOnEach(page, what, screens)));

  await page.goto('/organizations');
  await look('projects');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('navigation', { name: 'Solicitudes por estado' }).waitFor();
  await look('applications');
  await page
    .getByRole('button', { name: /^Seleccionar/ })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
  await look('question');
  await page.goto('/projects/create');
  await page.getByLabel('Tipo de proyecto').selectOption('TFG');
  await page.getByRole('heading', { name: 'Un buen ejemplo de TFG' }).waitFor();
  await look('form');
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('group', { name: 'Revisa estos campos' }).waitFor();
  await look('form with problems');
  await page.goto('/organizations');
  await page.getByRole('main').getByRole('link', { name: 'Tu organización' }).click();
  await page.getByRole('button', { name: /^Retirar/ }).waitFor();
  await look('people of the organisation');
  await page.getByRole('link', { name: 'Editar los datos' }).click();
  await page.getByLabel('Nombre de la organización').fill('Otro nombre');
  await page.getByText('Tu organización dejará de estar verificada').waitFor();
  await look('organisation with another name');
  expect(findings).toEqual([]);
});

test.each([
  // Each another project: what is typed of one is there again when it is opened again.
  { which: 0, width: 320, colorScheme: 'light' },
  { which: 1, width: 1280, colorScheme: 'dark' },
] as const)(
  'a day is typed, or taken from a calendar with the keyboard, $width px, $colorScheme',
  async ({ which, ...screen }) => {
    const { context, page, problems } = await newPerson(started.browser, started.product.url, screen);
    await signIn(page.context(), started.product.url, 'coordinacion@puente.test');
    await page.goto(`/organizations/projects/${await openProject(page, which)}/edit`);
    for (const title of [
      'A quién buscas',
      'En qué condiciones',
      'Impacto',
      'Quién acompaña',
      'Plazos y difusión',
    ])
      await nextPage(page, pointer, title);
    await pointer.tick(page.getByRole('radio', { name: 'Un día concreto' }));
    const field = page.getByRole('group', { name: /Qué día/ });
    const shown = () => field.getByRole('spinbutton').allInnerTexts();
    await field.getByRole('spinbutton').first().focus();
    const year = new Date().getFullYear() + 1;
    await page.keyboard.type(`0503${year}`);
    expect(await shown()).toEqual(['05', '03', String(year)]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('grid');
    await calendar.waitFor();
    expect((await calendar.locator('th').allInnerTexts())[0]).toMatch(/^l/i);
    expect(await lookOver(page, 'calendar')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await calendar.waitFor({ state: 'detached' });
    expect(await shown()).toEqual(['12', '03', String(year)]);

    // Half a date is said at its field.
    await field.getByRole('spinbutton').nth(1).focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByRole('link', { name: 'Qué día: Formato no válido.' }).click();
    expect(
      await field
        .getByRole('spinbutton')
        .first()
        .evaluate((part) => part === document.activeElement),
    ).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  },
);
