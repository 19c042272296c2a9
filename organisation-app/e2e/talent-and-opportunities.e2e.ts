/** Browser tests of the talent corner and of opportunities, with an organisation and a student in two browsers. */
import type { Page } from '@playwright/test';
import { callAs } from '@puente/testing/call-as';
import { expect } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { organizationOf, test } from './published-projects.ts';

/** Saves a screenshot in the folder `PICTURES`, for manual review. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Makes the student visible to organisations. @returns the id of their profile */
async function enterTalentCorner(url: string, email: string): Promise<number> {
  const { details } = (await callAs(url, email, 'GET', '/api/users/me')) as { details: { id: number } };
  await callAs(url, email, 'PUT', `/api/students/${details.id}`, { data: { visibility: 'talent' } });
  return details.id;
}

test('a student of the talent corner is found, invited and accepts; only then is there a way to write', async ({
  product: { url },
  openAs,
  person,
  publishProject,
}) => {
  const coordinator = await openAs('coordinator', '/spaces/organizations/talent');
  const { page: organization } = coordinator;
  const title = 'Mapa del ruido de un barrio';
  await publishProject(coordinator.email, title);
  const student = await person('student', { width: 360 });
  const { page: me } = student;
  const profile = await enterTalentCorner(url, student.email);
  await organization.getByText(/^[\d.]+ estudiantes$/).waitFor();
  await picture(organization, 'talent');
  const findings = await lookOver(organization, 'people');

  await organization.goto(`/spaces/organizations/talent/${profile}`);
  await organization.getByRole('heading', { level: 2, name: 'Le interesa' }).waitFor();
  await picture(organization, 'talent-profile');
  findings.push(...(await lookOver(organization, 'profile')));
  await organization.getByRole('button', { name: 'Invitar a un proyecto' }).click();
  const project = organization.getByRole('combobox', { name: 'Proyecto' });
  await project.selectOption({ label: title });
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
  await organization.getByRole('link', { name: student.email }).waitFor();
  await picture(organization, 'talent-invitations');
  findings.push(...(await lookOver(organization, 'invitations')));
  await organization.goto('/spaces/organizations/talent?tab=lists');
  await organization.getByRole('heading', { level: 2 }).first().waitFor();
  await picture(organization, 'talent-lists');
  findings.push(...(await lookOver(organization, 'lists')));
  // The student sees which organisation looked at the profile.
  await me.goto('/profile?section=visibility');
  await me.getByRole('link', { name: organizationOf(coordinator.email) }).waitFor();
  expect([...findings, ...coordinator.problems, ...student.problems]).toEqual([]);
});

test('an event is written, published, shows whom it interests, and they are written to together', async ({
  openAs,
}) => {
  const { page: organization, problems } = await openAs('coordinator', '/spaces/opportunities/create', {
    width: 360,
  });
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

  const student = await openAs('student', address.replace('/edit', ''));
  await student.page
    .getByRole('button', { name: /^Me interesa/ })
    .first()
    .click();
  await student.page.getByRole('button', { name: /^Ya no me interesa/ }).waitFor();
  await organization.goto(`${address}?tab=interested`);
  await organization.getByText(/^Lo dijo el/).waitFor();
  await picture(organization, 'opportunity-interested-phone');
  findings.push(...(await lookOver(organization, 'interested')));
  const download = organization.waitForEvent('download');
  await organization.getByRole('button', { name: 'Descargar CSV (1 persona)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^interesados-\d+\.csv$/);

  await organization.getByRole('button', { name: 'Elegir a todas (1)' }).click();
  await organization.getByRole('button', { name: 'Escribir un mensaje' }).click();
  await organization.getByRole('textbox', { name: /^Mensaje/ }).fill('La jornada empieza a las diez.');
  await picture(organization, 'opportunity-message-phone');
  findings.push(...(await lookOver(organization, 'message')));
  await organization.getByRole('button', { name: 'Revisar y enviar' }).click();
  const question = organization.getByRole('alertdialog');
  await question.getByText('La jornada empieza a las diez.').waitFor();
  findings.push(...(await lookOver(organization, 'question')));
  // Enter on the focused element must not send the message.
  await organization.keyboard.press('Enter');
  await question.waitFor({ state: 'hidden' });
  await organization.getByRole('button', { name: 'Revisar y enviar' }).click();
  await question.getByRole('button', { name: 'Enviar a 1 persona' }).dblclick();
  await organization.getByText(/^Último mensaje: /).waitFor();
  await picture(organization, 'opportunity-written-phone');
  await student.page.goto('/chat');
  await student.page.getByRole('link', { name: /Jornada de datos abiertos/ }).click();
  await expect(student.page.getByRole('log').getByText('La jornada empieza a las diez.')).toHaveCount(1);
  await organization.goto('/spaces/organizations/talent?tab=opportunities');
  await organization.getByRole('heading', { name: 'Jornada de datos abiertos' }).waitFor();
  await picture(organization, 'opportunities-phone');
  expect([...findings, ...problems, ...student.problems]).toEqual([]);
});
