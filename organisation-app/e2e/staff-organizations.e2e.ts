/** Browser tests of verification by staff: a new organisation is found, verified and told, and nobody else sees the pages. */
import type { Page } from '@playwright/test';
import { callAs } from '@puente/testing/call-as';
import { keyboard, pointer } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { mailTo } from '@puente/testing/outbox';
import { untilReady } from '@puente/testing/ready';

const queue = '/staff/organizaciones';
const screens = [{ width: 360 }, { width: 1280, colorScheme: 'dark' }] as const;

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
/** Toasts begin with their tone, for screen readers. */
const toast = (page: Page, words: string) => page.getByText(words).first();

test('a new organisation is found in the queue, verified and told, and loses it again with a reason', async ({
  person,
  openAs,
  product,
  account,
}) => {
  const email = await account('coordinator without organisation');
  const name = `Faro ${email.slice('coordinator.'.length, email.indexOf('@'))}`;
  const made = (await callAs(product.url, email, 'POST', '/api/organizations', {
    data: {
      name,
      type: 'Asociación',
      sector: 'Cultura',
      size: '1 a 10 personas',
      location: 'A Coruña',
      description: 'Contamos la costa a quien la visita.',
      web: 'https://faro.example',
    },
  })) as { data: { id: number } };

  const { page, problems } = await openAs('staff@puente.test', '/', screens[0]);
  await main(page)
    .getByRole('link', { name: /que las? verifiquéis/ })
    .first()
    .click();
  await page.waitForURL(`**${queue}`);
  await untilReady(page);
  await page.getByRole('searchbox', { name: 'Palabra clave' }).fill(name);
  await page.getByRole('searchbox', { name: 'Palabra clave' }).press('Enter');
  const found = main(page).getByRole('link', { name, exact: true });
  await expect(found).toHaveCount(1);
  const findings = await lookOverOnEach(page, queue, screens);

  await page.setViewportSize({ width: 360, height: 900 });
  await found.click();
  await page.waitForURL(`**${queue}/${made.data.id}`);
  await main(page).getByRole('heading', { level: 1, name }).waitFor();
  await main(page).getByRole('link', { name: email }).waitFor();
  findings.push(...(await lookOverOnEach(page, `${queue}/:id`, screens)));

  await page.setViewportSize({ width: 360, height: 900 });
  await keyboard.activate(main(page).getByRole('button', { name: 'Verificar', exact: true }));
  await dialog(page).getByText(`${name} está verificada`, { exact: true }).waitFor();
  await dialog(page).getByText(email).waitFor();
  findings.push(...(await lookOver(page, 'the dialog')));
  await keyboard.activate(dialog(page).getByRole('button', { name: 'Verificar', exact: true }));
  await toast(page, `${name} está verificada.`).waitFor();
  await expect(main(page).getByRole('heading', { name: 'Está verificada' })).toBeFocused();
  await main(page)
    .getByRole('link', { name: /^Siguiente por verificar/ })
    .waitFor();
  const mail = await mailTo(product.dataDir, email, `/organizations/${made.data.id}/manage`);
  expect(mail).toContain(`Hemos comprobado los datos de ${name}`);

  const visitor = await person();
  await visitor.page.goto(`/organizations/${made.data.id}`);
  await visitor.page.getByText('Organización verificada').first().waitFor();

  await main(page).getByRole('button', { name: 'Dar acceso a talento' }).click();
  await dialog(page).getByRole('button', { name: 'Dar acceso a talento' }).click();
  await toast(page, `${name} ya puede usar el Talent Corner.`).waitFor();

  await main(page).getByRole('button', { name: 'Retirar la verificación' }).click();
  await pointer.check(dialog(page).getByRole('radio', { name: /^La web no funciona/ }));
  await dialog(page)
    .getByRole('textbox', { name: /^Con tus palabras/ })
    .fill('El dominio está en venta.');
  await dialog(page).getByText('El dominio está en venta.', { exact: false }).last().waitFor();
  findings.push(...(await lookOver(page, 'the withdrawal')));
  await dialog(page).getByRole('button', { name: 'Retirar la verificación' }).click();
  await toast(page, `${name} ya no está verificada.`).waitFor();
  await main(page)
    .getByText(/El dominio está en venta/)
    .waitFor();
  await expect
    .poll(() => mailTo(product.dataDir, email, `/organizations/${made.data.id}/manage`))
    .toContain('Motivo: La web no funciona');

  await page.goto(`${queue}?q=${encodeURIComponent(name)}`);
  await main(page).getByRole('link', { name, exact: true }).waitFor();
  expect([...findings, ...problems, ...visitor.problems]).toEqual([]);
});

test('a colleague who was faster is named on the page, and no second mail is sent', async ({
  openAs,
  product,
  account,
}) => {
  const email = await account('coordinator');
  const me = (await callAs(product.url, email, 'GET', '/api/users/me')) as {
    details: { organization: { id: number; name: string } };
  };
  const { id, name } = me.details.organization;
  const decide = (verified: boolean) =>
    callAs(product.url, 'staff@puente.test', 'PUT', `/api/organizations/${id}/verification`, {
      data: { verified },
    });
  await decide(false);
  const { page, problems } = await openAs('staff@puente.test', `${queue}/${id}`);
  await main(page).getByRole('button', { name: 'Verificar', exact: true }).click();
  await dialog(page).getByText(email).waitFor();
  await decide(true);
  await dialog(page).getByRole('button', { name: 'Verificar', exact: true }).click();
  await toast(
    page,
    `Otra persona del equipo ya había verificado ${name}. No se ha enviado otro correo.`,
  ).waitFor();
  await main(page).getByText('Ya está verificada').waitFor();
  expect(problems).toEqual([]);
});

for (const who of ['student', 'coordinator', 'teacher'] as const)
  test(`a ${who} is told that these pages are the team’s`, async ({ openAs }) => {
    const { page } = await openAs(who, queue);
    await main(page)
      .getByText(/Esta página es para el equipo de la plataforma/)
      .waitFor();
    await page.goto(`${queue}/1`);
    await main(page)
      .getByText(/Esta página es para el equipo de la plataforma/)
      .waitFor();
  });
