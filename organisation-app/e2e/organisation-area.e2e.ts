/** Browser tests of the organisation area: answering applications by keyboard, every page at every screen width, date fields. */
import type { Page } from '@playwright/test';
import { pointer } from '@puente/testing/input-driver';
import { expect } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';
import { nextPage } from '@puente/testing/writing-a-project';
import { test } from './published-projects.ts';

// The tests answer the demo coordinator's applications and leave its forms half filled in.
test.use({ productSettings: {} });

test('§ the desk: 40 applications worked with the keyboard alone; a drag is seen by a colleague at once', async ({
  person,
}) => {
  const { page, problems } = await person('coordinacion@puente.test');
  await page.goto(await busyDesk(page));
  await untilReady(page);
  const column = (name: string) =>
    page.getByRole('region', { name: new RegExp(`^${name}`) }).getByRole('article');
  await column('Nuevo').nth(40).waitFor();
  // Applications start near the top of the page, and the column headings stay in view.
  const top = async () => (await column('Nuevo').first().boundingBox())?.y;
  expect(await top()).toBeLessThanOrEqual(250);
  await column('Nuevo').nth(20).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { level: 2, name: /^Nuevo/ })).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  const before = {
    waiting: await column('Nuevo').count(),
    yes: await column('Preseleccionado').count(),
    no: await column('Rechazado').count(),
  };

  await page.keyboard.press('j');
  await page.keyboard.press('o');
  const pane = page.getByRole('region', { name: /^Solicitud de/ });
  for (let done = 0; done < 40; done++) {
    const name = await pane.getAttribute('aria-label');
    if (done % 4 === 0) {
      await page.keyboard.press('r');
      // Focus is on the reasons, so that Enter alone cannot reject.
      await expect(page.getByRole('dialog', { name: /^Rechazar/ }).locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Space');
      await page.keyboard.press('Control+Enter');
    } else await page.keyboard.press('p');
    await expect(pane).not.toHaveAttribute('aria-label', name ?? '');
  }
  await page.keyboard.press('Escape');
  await pane.waitFor({ state: 'hidden' });
  await expect(column('Nuevo')).toHaveCount(before.waiting - 40);
  await expect(column('Preseleccionado')).toHaveCount(before.yes + 30);
  await expect(column('Rechazado')).toHaveCount(before.no + 10);

  // The reading pane shows contact data from the preselection on.
  await column('Preseleccionado').getByRole('link').first().click();
  await pane.getByRole('list', { name: 'Contacto' }).waitFor();
  const [cv] = await Promise.all([
    page.context().waitForEvent('response', (answer) => /\/api\/applys\/\d+\/cv$/.test(answer.url())),
    pane.getByRole('link', { name: /^Ver CV/ }).click(),
  ]);
  expect([cv.status(), cv.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.bringToFront();
  await page.keyboard.press('Escape');

  // A drag shows up in a colleague's window without a reload.
  const other = await page.context().newPage();
  const stream = other.waitForResponse('**/api/conversations/events');
  await other.goto(page.url());
  await untilReady(other);
  // The stream does not replay earlier events.
  await stream;
  const dragged = column('Nuevo').first();
  // Off-screen cards have no layout yet: scroll the card into view before dragging it.
  await dragged.hover();
  const name = await dragged.getByRole('heading').innerText();
  await dragged.dragTo(
    page.getByRole('region', { name: /^Preseleccionado/ }).getByRole('heading', { level: 2 }),
  );
  await other
    .getByRole('region', { name: /^Preseleccionado/ })
    .getByRole('heading', { name })
    .waitFor();

  // An answer for tomorrow, in words that the organisation keeps: the colleague sees when it is sent, and takes it back.
  await page.bringToFront();
  await column('Nuevo')
    .first()
    .getByRole('button', { name: /^Mover a/ })
    .click();
  await page
    .getByRole('dialog', { name: /^Mover a/ })
    .getByRole('button', { name: 'Rechazar' })
    .click();
  const no = page.getByRole('dialog', { name: /^Rechazar/ });
  const message = no.getByLabel(/^Mensaje/);
  await message.fill('Se borra con la plantilla.');
  await no.getByRole('button', { name: 'Usar una plantilla' }).click();
  await page.getByRole('button', { name: /^Usar «Gracias, esta vez no»/ }).click();
  await expect(message).toHaveValue(/^Gracias por el tiempo que has dedicado a «[^{}]+»/);
  await no.getByRole('button', { name: 'Deshacer' }).click();
  await expect(message).toHaveValue('Se borra con la plantilla.');
  await no.getByRole('button', { name: 'Volver a poner la plantilla' }).click();
  await no.getByText('Mañana a las 9:00', { exact: true }).click();
  await no.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await no.waitFor({ state: 'hidden' });
  const waiting = other
    .getByRole('region', { name: /^Rechazado/ })
    .getByRole('article')
    .filter({ hasText: /Se enviará el .+ 09:00/ });
  await expect(waiting).toHaveCount(1);
  await other.bringToFront();
  await waiting.getByRole('button', { name: /^Deshacer la respuesta/ }).click();
  await expect(waiting).toHaveCount(0);
  await expect(column('Nuevo')).toHaveCount(before.waiting - 41);
  expect(problems).toEqual([]);
});

/** Returns the demo coordinator's project with the most applications. */
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

test('a project manager changes between organisations, and the back button with them', async ({ openAs }) => {
  const { page } = await openAs('gestion@puente.test', '/organizations');
  const choice = page.getByLabel('Organización');
  const [first, second] = await choice.locator('option').allInnerTexts();
  await choice.selectOption({ label: second! });
  await page.getByRole('main').getByText(second!, { exact: true }).first().waitFor();
  await page.waitForURL(/organization=/);
  await page.goBack();
  await page.waitForURL(/\/organizations$/);
  await expect(choice.locator('option:checked')).toHaveText(first!);
});

test('the applications to another organisation’s project are not found', async ({ openAs }) => {
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

test('every page is accessible and fits on every screen', async ({ person }) => {
  const screens = [
    { width: 320, colorScheme: 'dark' },
    { width: 768, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ] as const;
  const { page } = await person('coordinacion@puente.test', screens[0]);
  const findings: string[] = [];
  const look = async (what: string) => void findings.push(...(await lookOverOnEach(page, what, screens)));

  await page.goto('/organizations');
  await look('projects');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('group', { name: 'Filtrar las solicitudes' }).waitFor();
  await look('desk');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByLabel('Titulación').waitFor();
  await look('desk with its filters');
  const address = page.url();
  await page.goto(`${address}?view=list`);
  await page.getByRole('table', { name: 'Solicitudes' }).waitFor();
  await look('desk as a list');
  await page.goto(address);
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

for (const screen of [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const)
  test(`a day is typed, or taken from a calendar with the keyboard, ${screen.width} px, ${screen.colorScheme}`, async ({
    person,
    publishProject,
  }) => {
    const { page, problems, email } = await person('coordinator', screen);
    const project = await publishProject(email, 'Mapa del ruido de un barrio');
    await page.goto(`/organizations/projects/${project}/edit`);
    for (const title of [
      'A quién buscas',
      'En qué condiciones',
      'Impacto',
      'Quién acompaña',
      'Plazos y difusión',
    ])
      await nextPage(page, pointer, title);
    await pointer.check(page.getByRole('radio', { name: 'Un día concreto' }));
    const field = page.getByRole('group', { name: /Qué día/ });
    const parts = field.getByRole('spinbutton');
    await parts.first().focus();
    const year = new Date().getFullYear() + 1;
    await page.keyboard.type(`0503${year}`);
    await expect(parts).toHaveText(['05', '03', String(year)]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const calendar = page.getByRole('grid');
    await calendar.waitFor();
    await expect(calendar.locator('th').first()).toHaveText(/^l/i);
    expect(await lookOver(page, 'calendar')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await calendar.waitFor({ state: 'detached' });
    await expect(parts).toHaveText(['12', '03', String(year)]);

    // An incomplete date shows an error at its field.
    await parts.nth(1).focus();
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByRole('link', { name: 'Qué día: Formato no válido.' }).click();
    await expect(parts.first()).toBeFocused();
    expect(problems).toEqual([]);
  });
