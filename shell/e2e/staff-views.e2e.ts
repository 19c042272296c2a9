/** Browser tests of 'Ver como lo ve' on the released builds, with the real API. */
import type { Page } from '@playwright/test';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';

const password = 'Puente-2026';
const reason = 'No encuentra su teléfono en el perfil.';

const main = (page: Page) => page.getByRole('main');
const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Vista como otra persona' });

test('support sees as a student, changes nothing, and the trail says so', async ({ openAs, account }) => {
  const email = await account('student');
  const { page, problems } = await openAs(
    'soporte@puente.test',
    `/staff/personas?keyword=${encodeURIComponent(email)}`,
  );
  await keyboard.activate(main(page).getByRole('table').getByRole('link').first());
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await keyboard.activate(main(page).getByRole('button', { name: 'Ver como lo ve' }));
  const dialog = page.getByRole('dialog');
  const start = dialog.getByRole('button', { name: 'Ver como lo ve' });
  await keyboard.fill(dialog.getByRole('textbox', { name: 'Motivo' }), reason);
  await keyboard.fill(dialog.getByLabel('Tu contraseña'), 'no-es-esta');
  await keyboard.activate(start);
  await expect(dialog.getByLabel('Tu contraseña')).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveValue(reason);
  await keyboard.fill(dialog.getByLabel('Tu contraseña'), password);
  await keyboard.activate(start);

  await expect(bannerOf(page).getByRole('status')).toHaveText(
    `Ves la plataforma como ${name}. Solo puedes mirar.`,
  );
  await expect(bannerOf(page)).toContainText(/Quedan 1[45] minutos/);

  await page.goto('/profile');
  await bannerOf(page).waitFor();
  const phone = main(page).getByRole('textbox', { name: /^Teléfono/ });
  await phone.fill('612 345 678');
  await main(page).getByRole('button', { name: 'Guardar mis datos' }).click();
  await expect(
    main(page)
      .getByText(/^Estás viendo la plataforma como otra persona/)
      .first(),
  ).toBeVisible();
  await expect(phone).toHaveValue('612 345 678');

  await keyboard.activate(bannerOf(page).getByRole('button', { name: 'Salir' }));
  await page.waitForURL('**/staff');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(bannerOf(page)).toHaveCount(0);
  const left = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^(draft|text|viewedUser)/.test(key)),
  );
  expect(left).toEqual([]);

  const administrator = await openAs('staff@puente.test', '/staff/registro');
  const begun = main(administrator.page)
    .getByRole('button', { name: 'Empezó a ver la plataforma como otra persona' })
    .first();
  await keyboard.activate(begun);
  await expect(administrator.page.getByRole('dialog')).toContainText(reason);
  // Browsers log each refused call: the wrong password, the change, and the drafts of the form.
  expect(problems.filter((problem) => !/status of 40[03]/.test(problem))).toEqual([]);
});

test('a view of somebody of an organisation begins at its page, and fits every screen', async ({
  openAs,
}) => {
  const { page, problems } = await openAs('soporte@puente.test', '/staff');
  const people = await page.request.get('/api/people', {
    params: { 'filters[keyword][$containsi]': 'coordinacion@puente.test' },
  });
  const { data } = (await people.json()) as { data: { organizations: { id: number }[] }[] };
  await page.goto(`/staff/organizaciones/${data[0]?.organizations[0]?.id}`);
  await main(page)
    .getByRole('link', { name: /^Ver como lo ve / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const found = await lookOver(page, 'the dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('No ve sus proyectos publicados.');
  await dialog.getByLabel('Tu contraseña').fill(password);
  await dialog.getByRole('button', { name: 'Ver como lo ve' }).click();
  await bannerOf(page).waitFor();
  found.push(
    ...(await lookOverOnEach(page, '/projects', [
      { width: 1280 },
      { width: 768, colorScheme: 'dark' },
      { width: 360, colorScheme: 'dark' },
      { width: 320, colorScheme: 'light' },
    ])),
  );
  await bannerOf(page).getByRole('button', { name: 'Salir' }).click();
  await page.waitForURL('**/staff');
  expect([...found, ...problems]).toEqual([]);
});
