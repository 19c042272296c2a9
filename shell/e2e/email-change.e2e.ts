/** Browser tests of changing an account's email address: requested in the profile, confirmed by mail, undone from the old address. */
import { randomBytes } from 'node:crypto';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { mailedLink } from '@puente/testing/outbox';
import { untilReady } from '@puente/testing/ready';
import { demoPassword } from '@puente/tooling/accounts';

const page = '/user/auth/email';

test('a user changes the address, and whoever still reads the old mail undoes it', async ({
  product,
  person,
  openAs,
}) => {
  const desk = await openAs('student', '/profile?section=account', { width: 360 });
  const elsewhere = await openAs(desk.email, '/projects');
  const next = `otra.${randomBytes(5).toString('hex')}@puente.test`;
  const findings: string[] = [];

  await desk.page.getByLabel('Dirección nueva').fill(next);
  await desk.page.getByLabel('Tu contraseña', { exact: true }).first().fill(demoPassword);
  await desk.page.getByRole('button', { name: 'Cambiar la dirección' }).click();
  await desk.page.getByText(/Te hemos escrito a la dirección nueva/).waitFor();

  // Open the link on another device without a session.
  const mail = await person('visitor');
  await mail.page.goto(await mailedLink(product.dataDir, next, page));
  await untilReady(mail.page);
  findings.push(...(await lookOver(mail.page, 'confirming')));
  await mail.page.getByRole('button', { name: 'Confirmar la dirección' }).click();
  await expect(mail.page.getByText(`Desde ahora entras con ${next}`)).toBeVisible();
  findings.push(...(await lookOver(mail.page, 'confirmed')));

  // The old address receives a mail with an undo link. Sessions on other devices have ended.
  const undo = await mailedLink(product.dataDir, desk.email, page);
  await elsewhere.page.goto('/profile');
  await elsewhere.page.waitForURL('**/user/auth/login**');

  await mail.page.goto(undo);
  await untilReady(mail.page);
  await mail.page.getByRole('button', { name: 'Deshacer el cambio' }).click();
  await expect(mail.page.getByText(`Tu cuenta vuelve a ser de ${desk.email}.`)).toBeVisible();
  await mail.page.goto(undo);
  await mail.page.getByRole('button', { name: 'Deshacer el cambio' }).click();
  await expect(mail.page.getByText('El enlace ha caducado o ya se ha usado')).toBeVisible();
  expect(findings).toEqual([]);
  expect(desk.problems).toEqual([]);
});
