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

test('a user without an organisation creates one and publishes a first project, with a reload in between', async () => {
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

test('§ the desk: 40 applications worked with the keyboard alone; a drag is seen by a colleague at once', async () => {
  const { page, problems } = await openAs('coordinacion@puente.test', '/organizations');
  await page.goto(await busyDesk(page));
  await untilReady(page);
  const column = (name: string) =>
    page.getByRole('region', { name: new RegExp(`^${name}`) }).getByRole('article');
  await column('Nuevo').nth(40).waitFor();
  const waiting = await column('Nuevo').count();
  const before = { yes: await column('Preseleccionado').count(), no: await column('Rechazado').count() };

  await page.keyboard.press('j');
  await page.keyboard.press('o');
  const pane = page.getByRole('region', { name: /^Solicitud de/ });
  for (let done = 0; done < 40; done++) {
    const name = await pane.getAttribute('aria-label');
    if (done % 4 === 0) {
      await page.keyboard.press('r');
      // Focus is on the answer: Enter gives it.
      await page.getByRole('dialog', { name: /^Rechazar/ }).waitFor();
      await page.keyboard.press('Enter');
    } else await page.keyboard.press('p');
    await page.waitForFunction(
      (former) =>
        document.querySelector('section[aria-label^="Solicitud de"]')?.getAttribute('aria-label') !== former,
      name,
    );
  }
  await page.keyboard.press('Escape');
  await pane.waitFor({ state: 'hidden' });
  expect(await column('Nuevo').count()).toBe(waiting - 40);
  expect(await column('Preseleccionado').count()).toBe(before.yes + 30);
  expect(await column('Rechazado').count()).toBe(before.no + 10);

  // What is read beside the others has contact data from the preselection on.
  await column('Preseleccionado').getByRole('link').first().click();
  await pane.getByRole('list', { name: 'Contacto' }).waitFor();
  const [cv] = await Promise.all([
    page.context().waitForEvent('response', (answer) => /\/api\/applys\/\d+\/cv$/.test(answer.url())),
    pane.getByRole('link', { name: /^Ver CV/ }).click(),
  ]);
  expect([cv.status(), cv.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.bringToFront();
  await page.keyboard.press('Escape');

  // By drag, and a colleague’s window shows it without a reload.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await untilReady(other);
  const dragged = column('Nuevo').first();
  // Cards are laid out when they come into sight: a person takes what lies there then.
  await dragged.hover();
  const name = await dragged.getByRole('heading').innerText();
  await dragged.dragTo(
    page.getByRole('region', { name: /^Preseleccionado/ }).getByRole('heading', { level: 2 }),
  );
  await other
    .getByRole('region', { name: /^Preseleccionado/ })
    .getByRole('heading', { name })
    .waitFor();
  expect(problems).toEqual([]);
});

/** The demo coordinator's project with the most applications. */
async function busyDesk(page: Page): Promise<string> {
  const me = (await (await page.request.get('/api/users/me')).json()) as {
    details: { organization: { id: number } };
  };
  const answer = await page.request.get(
    `/api/organizations/${me.details.organization.id}/projects?pagination[pageSize]=100`,
  );
  const { data } = (await answer.json()) as { data: { id: number; applications: { total: number } }[] };
  const [busiest] = data.toSorted((one, other) => other.applications.total - one.applications.total);
  return `/organizations/projects/${busiest?.id}/applys`;
}

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

test('the applications to another organisation’s project are not found', async () => {
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
  await page.getByRole('group', { name: 'Filtrar las solicitudes' }).waitFor();
  await look('desk');
  await page
    .getByRole('button', { name: /^Mover a/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: /^Mover a/ }).waitFor();
  await look('menu of a card');
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  const first = page.getByRole('article').first();
  await first.getByRole('link').click();
  const pane = page.getByRole('region', { name: /^Solicitud de/ });
  await pane.getByRole('heading', { name: 'Notas privadas' }).waitFor();
  await pane.getByText('Por qué encaja').waitFor();
  await look('application beside the others');
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
