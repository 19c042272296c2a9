/** Browser tests of the chat, between a student and an organisation in two browsers, and with the team. */
import type { Page } from '@playwright/test';
import { call } from '@puente/testing/campaigns/kept-form';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';
import { chatAbout, preselectedStudent, publishWork } from './fresh-records.ts';

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Tu mensaje' });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test('student and organisation write to each other without reloading, through a lost connection', async ({
  person,
  product,
}) => {
  const people = await preselectedStudent(person, product.url);
  const { page: student, problems } = people.student;
  const { page: organization } = people.coordinator;
  await student.goto('/profile?section=applys');
  await student.getByRole('link', { name: 'Escribir a la organización' }).click();
  await student.waitForURL(/\/chat\?conversation=\d+$/);
  await log(student).waitFor();
  await organization.goto(student.url());
  await log(organization).waitFor();

  await write(student, '¿Os va bien el jueves a las 12:00?');
  await log(organization).getByText('¿Os va bien el jueves a las 12:00?').waitFor();
  await write(organization, 'Perfecto. Es aquí: https://example.org/sede');
  await log(student).getByText('Perfecto. Es aquí:').waitFor();
  await expect(log(student).getByRole('link', { name: /example\.org/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  // Messages that both sides can see have been read.
  await log(organization).getByText('Leído').waitFor();

  await field(student).fill('Una cosa más');
  await student.context().setOffline(true);
  await write(student, 'Llevaré el portátil.');
  await log(student).getByText('No se ha enviado.').waitFor();
  await student.getByText('Sin conexión. Volveremos a intentarlo.').waitFor();
  await write(organization, 'Y trae algo para apuntar.');
  await student.context().setOffline(false);
  await log(student).getByText('Y trae algo para apuntar.').waitFor();
  await log(organization).getByText('Llevaré el portátil.').waitFor();
  await student.getByText('Sin conexión. Volveremos a intentarlo.').waitFor({ state: 'detached' });
  for (const page of [student, organization])
    for (const words of ['Llevaré el portátil.', 'Y trae algo para apuntar.'])
      await expect(log(page).getByText(words)).toHaveCount(1);
  expect(problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|net::/.test(problem))).toEqual([]);
});

test('what is typed stays, what is new is counted on other pages, and a message says so in the title', async ({
  person,
  product,
}) => {
  const people = await preselectedStudent(person, product.url);
  const { page: student } = people.student;
  const { page: organization } = people.coordinator;
  const address = await chatAbout(people.application, people.student, product.url);
  await student.goto(address);
  await field(student).fill('A medias');
  await student.goto('/projects');
  await untilReady(student);
  await organization.goto(address);
  await log(organization).waitFor();
  await write(organization, '¿Sigues ahí?');
  await log(organization).getByText('¿Sigues ahí?').waitFor();
  await organization.getByText('Enviando…').waitFor({ state: 'detached' });
  await student.reload();
  await student.getByRole('banner').getByRole('link', { name: 'Mensajes, 1 sin leer', exact: true }).click();
  await student.waitForURL(/\/chat$/);
  await expect(student).toHaveTitle(/^\(1\) Mensajes/);
  await student.goto(address);
  await log(student).getByText('¿Sigues ahí?').waitFor();
  await expect(field(student)).toHaveValue('A medias');
  await student.reload();
  await expect(field(student)).toHaveValue('A medias');
  await expect(student.getByRole('contentinfo')).toHaveCount(0);
  await student.goto('/chat?conversation=team');
  await log(student).waitFor();
  await expect(student).not.toHaveTitle(/^\(/);
  await student.getByRole('button', { name: /tu cuenta$/ }).click();
  await student.getByRole('button', { name: 'Cerrar sesión' }).click();
  await student.getByRole('link', { name: 'Iniciar sesión' }).waitFor();
  expect(
    await student.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('text:'))),
  ).toEqual([]);
});

test('each state of the chat is accessible and fits on every screen', async ({ openAs }) => {
  const screens = [{ width: 320 }, { width: 1280 }];
  const { page } = await openAs('estudiante@puente.test', '/chat', { width: 320 });
  const findings: string[] = [];
  const look = async (what: string) => findings.push(...(await lookOverOnEach(page, what, screens)));
  await look('list');
  const response = await page.request.get(
    '/api/conversations?filters[kind][$eq]=application&filters[status][$eq]=open',
  );
  const { data } = (await response.json()) as { data: { id: number }[] };
  await page.goto(`/chat?conversation=${data[0]?.id}`);
  await log(page).waitFor();
  await look('conversation');
  await page.goto('/chat?conversation=team');
  await page.waitForURL(/conversation=\d+$/);
  await log(page).waitFor();
  await look('team');
  await page.goto('/chat?conversation=999999');
  await page.getByRole('heading', { name: 'No encontramos esta conversación' }).waitFor();
  await look('none');
  expect(findings).toEqual([]);
});

test('a phone shows one side at a time, by the keyboard too', async ({ person, product }) => {
  const { page, context } = await person('student', { width: 360 });
  // Open the student's conversation with the team first.
  await call(context, product.url, ['POST', '/api/chatbot/start']);
  await page.goto('/chat');
  await untilReady(page);
  await page.getByRole('link', { name: /^Equipo de Puente/ }).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Equipo de Puente' });
  await heading.waitFor();
  await expect(heading).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Mensajes', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'Volver a las conversaciones' }).press('Enter');
  const list = page.getByRole('heading', { level: 1, name: 'Mensajes' });
  await list.waitFor();
  await expect(list).toBeFocused();
});

test('a reader writes to the author of a work, who answers; neither learns an address', async ({
  openAs,
  product,
}) => {
  const { page: author, context, problems, email } = await openAs('student', '/chat');
  const work = await publishWork({ context }, product.url);
  const { page: reader, email: readerEmail } = await openAs('coordinator', `/tfx/${work}`);
  await reader.getByRole('link', { name: 'Contactar con el autor' }).click();
  await reader.waitForURL(/\/chat\?conversation=\d+$/);
  await write(reader, '¿Me enseñas el protocolo?');
  await author.getByRole('link', { name: /¿Me enseñas el protocolo\?/ }).click();
  await log(author).getByText('¿Me enseñas el protocolo?').waitFor();
  await write(author, 'Claro, cuando quieras.');
  await log(reader).getByText('Claro, cuando quieras.').waitFor();
  expect(await author.getByRole('main').innerText()).not.toContain(readerEmail);
  expect(await reader.getByRole('main').innerText()).not.toContain(email);
  expect([...(await lookOver(reader, 'about a work')), ...problems]).toEqual([]);
});
