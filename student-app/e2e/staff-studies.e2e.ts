/** Browser tests of /staff/estudios: a typed university and a typed degree become ones of the catalogue. */
import type { Page } from '@playwright/test';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';
import { sendRegistration } from '@puente/testing/registering';
import { updateStudent } from './fresh-records.ts';

const address = '/staff/estudios';
const support = 'soporte@puente.test';
const main = (page: Page) => page.getByRole('main');

test('a student registers with a typed university; support merges it by keyboard; the profile has the real one', async ({
  person,
  product,
  openAs,
}) => {
  const typed = `Uni Corunha ${Date.now()}`;
  const email: `${string}@${string}` = `ada.${Date.now()}@alumnos.test`;
  const visitor = (await person()).page;
  await visitor.goto('/register');
  await untilReady(visitor);
  await keyboard.fill(main(visitor).getByLabel('Nombre', { exact: true }), 'Ada');
  await keyboard.fill(main(visitor).getByLabel('Apellidos'), 'Castro Souto');
  await keyboard.fill(main(visitor).getByLabel('Correo electrónico'), email);
  await keyboard.suggest(main(visitor).getByRole('combobox', { name: /Universidad/ }), 'otra');
  await keyboard.fill(main(visitor).getByLabel('Nombre de tu universidad'), typed);
  await sendRegistration(main(visitor), keyboard);
  await visitor.waitForURL('**/register/completed');
  await product.sql(`update users set email_verified = true where email = '${email}'`);

  const { page, problems } = await openAs(support, address);
  await page.getByRole('heading', { level: 1, name: 'Universidades y titulaciones por revisar' }).waitFor();
  const card = main(page).getByRole('article', { name: typed });
  await expect(card).toContainText('1 estudiante');
  await keyboard.activate(card.getByRole('button', { name: /Unir con…$/ }));
  const dialog = page.getByRole('dialog', { name: `Unir «${typed}» con otra` });
  await keyboard.suggest(dialog.getByRole('combobox', { name: /Universidad del catálogo/ }), 'coruna');
  await dialog.getByText('Pasan a «Universidad de A Coruña»: 1 estudiante.').waitFor();
  await keyboard.activate(dialog.getByRole('button', { name: 'Unir' }));
  await page.getByText('Unida con «Universidad de A Coruña».').waitFor();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Universidades escritas' })).toBeFocused();
  expect(problems).toEqual([]);

  const student = (await openAs(email, '/profile?section=studies')).page;
  await expect(main(student).getByRole('combobox', { name: /^Universidad/ })).toHaveValue(
    'Universidad de A Coruña',
  );
});

test('a typed degree is accepted under its official name, and the page fits every screen', async ({
  person,
  product,
  openAs,
}) => {
  const typed = `grado mareas ${Date.now()}`;
  const student = await person('student');
  await updateStudent(student, product.url, { degrees: [{ id: 0, name: typed }] });
  const { page, problems } = await openAs(support, `${address}?tab=degrees`);
  const card = main(page).getByRole('article', { name: typed });
  await card.waitFor();
  const findings = await lookOverOnEach(page, address, [
    { width: 1280 },
    { width: 768, colorScheme: 'dark' },
    { width: 360, colorScheme: 'light' },
    { width: 320 },
  ]);
  await card.getByRole('button', { name: `Aceptar «${typed}»` }).click();
  const dialog = page.getByRole('dialog', { name: `Aceptar «${typed}»` });
  findings.push(...(await lookOverOnEach(page, `${address}, accepting`, [{ width: 320 }, { width: 1280 }])));
  await dialog.getByRole('textbox', { name: /Nombre oficial/ }).fill(`Grado en Mareas ${Date.now()}`);
  await dialog.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByText(/está en el catálogo/).waitFor();
  await expect(card).toHaveCount(0);
  expect([...findings, ...problems]).toEqual([]);
});

test('other roles get the page for other roles', async ({ openAs }) => {
  for (const who of ['estudiante@puente.test', 'redaccion@puente.test'] as const) {
    const { page } = await openAs(who, '/projects');
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: /^Esta página es para (quienes|el equipo)/ }).waitFor();
    expect(await page.title()).toContain('Sin permiso');
  }
});
