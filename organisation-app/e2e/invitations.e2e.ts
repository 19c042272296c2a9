/** Browser tests of the invitation link, for every kind of recipient: they either join, or read what prevents it. */
import { pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { linkIn, mailedLink, mailTo } from '@puente/testing/outbox';
import { untilReady } from '@puente/testing/ready';
import { sendRegistration } from '@puente/testing/registering';
import { demoPassword } from '@puente/tooling/accounts';

const path = '/invitacion';

test('somebody without an account registers, confirms and accepts; a student is told what to do; an invitation is sent again', async ({
  openAs,
  person,
  product,
}) => {
  const { page, problems } = await openAs('coordinator', '/organizations');
  await page.getByRole('main').getByRole('link', { name: 'Tu organización' }).click();
  await page.getByLabel('Correo electrónico').waitFor();
  const invite = async (email: string) => {
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByRole('button', { name: 'Enviar invitación' }).click();
    await page.getByText(`Hemos enviado la invitación a ${email}.`).waitFor();
  };

  const stranger = `invitada.${Date.now()}@ejemplo.es`;
  await invite(stranger);
  const visitor = await person();
  await visitor.page.goto(await mailedLink(product.dataDir, stranger, path));
  await visitor.page.getByRole('link', { name: 'Crear cuenta de organización' }).click();
  const main = visitor.page.getByRole('main');
  await main.getByLabel('Nombre', { exact: true }).fill('Uxía');
  await main.getByLabel('Apellidos').fill('Lema');
  await main.getByLabel('Correo electrónico').fill(stranger);
  await main.getByRole('textbox', { name: 'Teléfono' }).fill('600 123 456');
  await sendRegistration(main, pointer);
  await visitor.page.waitForURL('**/register/completed');
  await visitor.page.goto(
    linkIn(await mailTo(product.dataDir, stranger, '/user/auth/login'), '/user/auth/login'),
  );
  await main.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await main.getByRole('button', { name: 'Confirmar e iniciar sesión' }).click();
  await visitor.page.waitForURL('**/organizations/create');
  await visitor.page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await visitor.page.getByRole('button', { name: /^Unirme a/ }).click();
  await visitor.page.waitForURL((url) => url.pathname === '/organizations');
  await untilReady(visitor.page);

  const student = await person('student');
  await invite(student.email);
  await student.page.goto(await mailedLink(product.dataDir, student.email, path));
  await student.page.getByText(`${student.email} no es una cuenta de organización`).waitFor();

  await page.getByRole('button', { name: `Reenviar: ${student.email}` }).click();
  await page.getByText(`Hemos enviado otra vez la invitación a ${student.email}.`).waitFor();
  expect([...problems, ...visitor.problems, ...student.problems]).toEqual([]);
});
