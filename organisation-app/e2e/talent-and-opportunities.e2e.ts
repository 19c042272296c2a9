/** The talent corner and opportunities in two browsers, the organisation's and the student's, on the released builds. */
import type { Locator, Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';

const running = productForJourneys();

async function openAs(who: string, path: string, width = 1280): Promise<Page> {
  const { page, problems } = await newPerson(running.browser, running.product.url, { width });
  allProblems.push(problems);
  await signIn(page.context(), running.product.url, `${who}@puente.test`);
  await page.goto(path);
  await untilReady(page);
  return page;
}

const allProblems: string[][] = [];
afterEach(() => expect(allProblems.flat()).toEqual([]));

/** For the user who looks at the screens: `PICTURES` is the folder that they are written to. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** One of those that the form offers to which the student has neither applied nor been invited. */
async function projectToInviteTo(student: Page, choice: Locator): Promise<string> {
  const projectsOf = async (address: string) => {
    const answer = await student.request.get(address);
    const { data } = (await answer.json()) as { data: { project: { id: number } }[] };
    return data.map(({ project }) => String(project.id));
  };
  const known = [
    ...(await projectsOf('/api/applys?populate=project&pagination[pageSize]=100')),
    ...(await projectsOf('/api/talent-invitations')),
  ];
  const offered = await choice
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  const free = offered.find((id) => id !== '' && !known.includes(id));
  if (free === undefined) throw new Error('The student knows every open project of the organisation.');
  return free;
}

test('a student of the talent corner is found, invited and accepts; only then is there a way to write', async () => {
  const organization = await openAs('coordinacion', '/spaces/organizations/talent');
  await organization.getByText(/^[\d.]+ estudiantes$/).waitFor();
  await picture(organization, 'talent');
  const findings = await lookOver(organization, 'people');
  const me = await openAs('estudiante', '/profile', 360);
  const details = (await (await me.request.get('/api/users/me')).json()) as { details: { id: number } };

  await organization.goto(`/spaces/organizations/talent/${details.details.id}`);
  await organization.getByRole('heading', { level: 2, name: 'Le interesa' }).waitFor();
  await picture(organization, 'talent-profile');
  findings.push(...(await lookOver(organization, 'profile')));
  await organization.getByRole('button', { name: 'Invitar a un proyecto' }).click();
  const project = organization.getByRole('combobox', { name: 'Proyecto' });
  await project.locator('option').nth(1).waitFor({ state: 'attached' });
  await project.selectOption(await projectToInviteTo(me, project));
  await organization.getByRole('textbox', { name: /^Mensaje/ }).fill('Nos gusta tu perfil.');
  await organization.getByRole('button', { name: 'Enviar invitación' }).click();
  await organization.getByRole('dialog').waitFor({ state: 'hidden' });

  await me.goto('/profile?section=invitations');
  const card = me.getByRole('article').filter({ hasText: 'Nos gusta tu perfil.' });
  await card.getByRole('button', { name: 'Aceptar' }).waitFor();
  await picture(me, 'invitations-phone');
  findings.push(...(await lookOver(me, 'invitations of the student')));
  await card.getByRole('button', { name: 'Aceptar' }).click();
  await card.getByText(/La aceptaste/).waitFor();

  await organization.goto('/spaces/organizations/talent?tab=invitations&status=accepted');
  await organization.getByRole('link', { name: 'estudiante@puente.test' }).waitFor();
  await picture(organization, 'talent-invitations');
  findings.push(...(await lookOver(organization, 'invitations')));
  await organization.goto('/spaces/organizations/talent?tab=lists');
  await organization.getByRole('heading', { level: 2 }).first().waitFor();
  await picture(organization, 'talent-lists');
  findings.push(...(await lookOver(organization, 'lists')));
  // The student was told who looked.
  await me.goto('/profile?section=visibility');
  await me.getByRole('link', { name: 'Código Abierto Local' }).waitFor();
  expect(findings).toEqual([]);
});

test('an event is written, published, and shows whom it interests', async () => {
  const organization = await openAs('coordinacion', '/spaces/opportunities/create', 360);
  await picture(organization, 'opportunity-create-phone');
  const findings = await lookOver(organization, 'form');
  await organization.getByRole('radio', { name: 'Evento' }).check({ force: true });
  await organization.getByLabel('Título').fill('Jornada de datos abiertos');
  await organization
    .getByLabel('En pocas palabras')
    .fill('Una mañana para conocer cómo trabajamos con datos.');
  await organization.getByRole('button', { name: 'Siguiente' }).click();
  await organization.getByRole('heading', { name: 'Condiciones' }).waitFor();
  const day = organization.getByRole('group', { name: /^Día/ }).getByRole('spinbutton');
  for (const [index, part] of ['10', '12', '2098'].entries()) await day.nth(index).pressSequentially(part);
  await organization.getByLabel('Hora').fill('17:00');
  await organization.getByRole('radio', { name: 'Presencial' }).check({ force: true });
  await picture(organization, 'opportunity-conditions-phone');
  await organization.getByRole('button', { name: 'Siguiente' }).click();
  await organization.getByLabel('Contenido').fill('## Programa\n\n- Bienvenida\n- Taller');
  await organization.getByRole('button', { name: /^Guardar borrador/ }).click();
  await organization.getByRole('heading', { name: 'Programa' }).waitFor();
  await picture(organization, 'opportunity-preview-phone');
  findings.push(...(await lookOver(organization, 'preview')));
  const address = new URL(organization.url()).pathname;
  await organization.getByRole('button', { name: 'Publicar' }).click();
  await organization.getByText('Publicada', { exact: true }).waitFor();

  const student = await openAs('estudiante', address.replace('/edit', ''));
  await student
    .getByRole('button', { name: /^Me interesa/ })
    .first()
    .click();
  await student.getByRole('button', { name: /^Ya no me interesa/ }).waitFor();
  await organization.goto(`${address}?tab=interested`);
  await organization.getByText(/^Lo dijo el/).waitFor();
  await picture(organization, 'opportunity-interested-phone');
  findings.push(...(await lookOver(organization, 'interested')));
  await organization.goto('/spaces/organizations/talent?tab=opportunities');
  await organization.getByRole('heading', { name: 'Jornada de datos abiertos' }).waitFor();
  await picture(organization, 'opportunities-phone');
  expect(findings).toEqual([]);
});
