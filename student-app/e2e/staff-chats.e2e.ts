/** Browser tests of chats with the team and of reported messages: a student, an organisation and two colleagues of the team. */
import type { Page } from '@playwright/test';
import { keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { chatAbout, preselectedStudent } from './fresh-records.ts';

const screens = [
  { width: 320 },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

const log = (page: Page) => page.getByRole('log');
const question = '¿Cuántos gramos pesa una gaviota patiamarilla?';

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Tu mensaje' }).fill(text);
  await page.getByRole('textbox', { name: 'Tu mensaje' }).press('Enter');
  await log(page).getByText(text).waitFor();
  await page.getByText('Enviando…').waitFor({ state: 'detached' });
}

test('a student writes to the team, a colleague is faster, and a closed chat is opened by the student', async ({
  person,
}) => {
  const { page: student } = await person('student', { width: 360 });
  await student.goto('/chat?conversation=team');
  await student.waitForURL(/conversation=\d+$/);
  await log(student).waitFor();
  await write(student, question);
  await log(student).getByText('se lo he pasado al equipo').waitFor();

  const { page, problems } = await person('soporte@puente.test', { width: 1280 });
  await page.goto('/staff');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Chats con el equipo/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Chats con el equipo' }).waitFor();
  expect(await lookOverOnEach(page, '/staff/chats', screens)).toEqual([]);
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('Sin leer');
  await page.waitForURL(/state=unread/);
  await page.getByRole('link', { name: question }).first().click();
  await page.getByRole('heading', { level: 1, name: question }).waitFor();
  await log(page).getByText(question).waitFor();
  expect(await lookOverOnEach(page, 'a chat of the team', screens)).toEqual([]);

  const { page: other } = await person('staff@puente.test', { width: 360 });
  // Both see that nobody has it, and the second browser goes on to be told so.
  const address = `/api/contact-messages/${page.url().split('/').at(-1)}`;
  const before = await (await page.request.get(address)).text();
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'application/json', body: before }),
  );
  await other.goto(page.url());
  await keyboard.activate(other.getByRole('button', { name: 'Lo llevo yo' }));
  await other.getByRole('heading', { name: 'Lo llevas tú' }).waitFor();
  await page.getByRole('button', { name: 'Lo llevo yo' }).click();
  await page.getByRole('alert').getByText('Otra persona del equipo ha cambiado este mensaje').waitFor();
  await page.unroute(`**${address}`);
  await page.getByRole('button', { name: 'Lo llevo yo' }).click();
  await page.getByRole('heading', { name: /^Lo lleva Julia/ }).waitFor();

  await page.getByLabel('Nota para el equipo').fill('Pregunta por aves todos los meses.');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await page.getByText(/^Nota de .*, solo para el equipo/).waitFor();
  await page
    .getByRole('list', { name: 'Respuestas guardadas' })
    .getByRole('button', { name: 'Cambiar de universidad' })
    .click();
  const field = page.getByLabel(/^Respuesta a /);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/^Hola, /);
  await page.getByRole('button', { name: 'Enviar respuesta' }).click();
  await log(page).getByText('puedes elegir otra universidad').waitFor();
  // Neither the student nor the colleague reloads.
  await log(student).getByText('puedes elegir otra universidad').waitFor();
  await log(other).getByText('puedes elegir otra universidad').waitFor();
  await expect(student.getByText('Pregunta por aves')).toHaveCount(0);

  await page.getByText('Espera respuesta', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Cerrar el chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cerrar el chat' });
  await expect(dialog.getByRole('radio', { name: 'Tiene su respuesta' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Cerrar el chat' }).click();
  await page.getByText('Está cerrado. Para responder, vuelve a abrirlo.').waitFor();
  await log(student).getByText('El equipo ha cerrado esta conversación.').waitFor();
  await student.getByText('Si escribes otra vez, se vuelve a abrir.').waitFor();
  expect(await lookOver(student, 'a closed chat')).toEqual([]);

  await write(student, '¿Y una cigüeña?');
  await log(page).getByText('¿Y una cigüeña?').waitFor();
  await page.getByText('En curso', { exact: true }).waitFor();
  await expect(page.getByRole('button', { name: 'Cerrar el chat' })).toBeVisible();
  await page.goto('/staff/chats');
  await page.getByText('Tiempo hasta la primera respuesta, por semanas').click();
  await page
    .getByText(/^Semana del \d+ de /)
    .first()
    .waitFor();
  // The refused assignment.
  expect(problems.filter((problem) => !problem.includes('409 (Conflict)'))).toEqual([]);
});

test('a message of a chat is reported, read by support with its neighbours, hidden and settled', async ({
  person,
  product,
}) => {
  const people = await preselectedStudent(person, product.url);
  const { page: student } = people.student;
  const { page: organization } = people.coordinator;
  const address = await chatAbout(people.application, people.student, product.url);
  await organization.goto(address);
  await log(organization).waitFor();
  await write(organization, 'Buenos días.');
  await write(organization, 'Manda antes 200 € por Bizum.');
  await student.goto(address);
  await log(student).getByText('Manda antes').waitFor();
  await student.getByRole('button', { name: /^Avisar de un mensaje de/ }).click();
  const report = student.getByRole('dialog', { name: 'Avisar de un mensaje' });
  await pointer.check(report.getByRole('radio', { name: 'Manda antes 200 € por Bizum.' }));
  await pointer.check(report.getByRole('radio', { name: 'Piden dinero o datos que no deberían pedir' }));
  await report.getByLabel('Cuéntanos más').fill('Me pide dinero para empezar.');
  expect(await lookOverOnEach(student, 'reporting a message', screens)).toEqual([]);
  await report.getByRole('button', { name: 'Enviar aviso' }).click();
  await report.waitFor({ state: 'detached' });

  const { page, problems } = await person('soporte@puente.test', { width: 360 });
  await page.goto('/staff/mensajes?kind=message');
  await page.getByRole('heading', { level: 1, name: 'Contacto y avisos' }).waitFor();
  const { data: reports } = (await (
    await page.request.get('/api/contact-messages?filters[kind][$eq]=message&sort=createdAt:desc')
  ).json()) as { data: { id: number }[] };
  await page.goto(`/staff/mensajes/${reports[0]?.id}`);
  await page.getByText('Me pide dinero para empezar.').waitFor();
  await expect(page.getByText('Manda antes')).toHaveCount(0);
  await keyboard.activate(page.getByRole('button', { name: 'Leer el mensaje' }));
  await page.getByText(/^Mensaje del aviso, de /).waitFor();
  await page.getByText('Buenos días.').waitFor();
  expect(await lookOverOnEach(page, 'a reported message', screens)).toEqual([]);
  await page.getByRole('button', { name: 'Retirar el mensaje' }).click();
  const dialog = page.getByRole('dialog', { name: '¿Retirar el mensaje?' });
  await dialog.getByRole('button', { name: 'Retirar y avisar' }).click();
  await dialog.getByText('Elige un motivo.').waitFor();
  await keyboard.check(dialog.getByRole('radio', { name: /^Engaña/ }));
  await dialog.getByLabel('Explicación').fill('Nadie debe pagar por un proyecto.');
  expect(await lookOverOnEach(page, 'hiding a message', screens)).toEqual([]);
  await dialog.getByRole('button', { name: 'Retirar y avisar' }).click();
  await page.getByText(/^Retirado\. .*Nadie debe pagar/).waitFor();

  await log(student).getByText('El equipo ha retirado este mensaje.').waitFor();
  await expect(log(student).getByText('Manda antes')).toHaveCount(0);
  await log(organization)
    .getByText(/Nadie debe pagar por un proyecto\./)
    .waitFor();
  expect(await lookOver(organization, 'a hidden message')).toEqual([]);

  await page.getByRole('button', { name: 'Cerrar el mensaje' }).click();
  const settling = page.getByRole('dialog', { name: 'Cerrar el mensaje' });
  await keyboard.check(settling.getByRole('radio', { name: 'Hemos arreglado lo que decía' }));
  await settling.getByRole('button', { name: 'Cerrar el mensaje' }).click();
  await page.getByText('Está cerrado. Para responder, vuelve a abrirlo.').waitFor();
  expect(problems).toEqual([]);
});
