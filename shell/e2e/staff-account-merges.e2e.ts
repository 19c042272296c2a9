/** Browser test of a merge of two accounts of one person: announced, merged, without a login, and given back. */
import type { Page } from '@playwright/test';
import { limits } from '@puente/contract/limits';
import { callAs } from '@puente/testing/call-as';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';
import { mailTo } from '@puente/testing/outbox';
import { logIn } from '@puente/testing/people';
import { demoPassword } from '@puente/tooling/accounts';

const screens = [{ width: 360, colorScheme: 'dark' }, { width: 1280 }] as const;
const main = (page: Page) => page.getByRole('main');

async function idOf(url: string, email: string): Promise<number> {
  return ((await callAs(url, email, 'GET', '/api/users/me')) as { id: number }).id;
}

test('two accounts of a person are merged, of which one cannot log in until it is given back', async ({
  openAs,
  person,
  account,
  product,
}) => {
  const former = await account('student');
  const kept = await account('new student');
  const [from, into] = [await idOf(product.url, former), await idOf(product.url, kept)];

  const { page, problems } = await openAs('staff@puente.test', `/staff/personas/${from}`, screens[1]);
  await keyboard.activate(main(page).getByRole('link', { name: 'Fusionar con otra cuenta suya' }));
  const choose = async () => {
    await keyboard.fill(main(page).getByRole('combobox', { name: 'Con qué cuenta' }), kept);
    await page.getByRole('option', { name: kept }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await keyboard.check(main(page).getByRole('radio', { name: kept }));
  };
  await choose();
  await main(page)
    .getByRole('heading', { name: `Todo lo de ${former} pasa a ${kept}` })
    .waitFor();
  await main(page).getByText('1 perfil', { exact: false }).first().waitFor();
  const findings = await lookOverOnEach(page, 'the preview', screens);

  // Both addresses are told a day before: nobody merges an account that is somebody else's.
  await keyboard.activate(main(page).getByRole('button', { name: 'Avisar a las dos direcciones' }));
  await main(page).getByText('Hemos avisado a las dos direcciones').waitFor();
  await expect(main(page).getByRole('button', { name: 'Fusionar las dos cuentas' })).toHaveCount(0);
  expect(await mailTo(product.dataDir, former, '/contacto')).toContain(kept);
  await product.sql(
    `update merge_notices set announced_at = announced_at - interval '${limits.merge.noticeHours + 1} hours' where from_id = ${from} returning from_id`,
  );
  await page.reload();
  await choose();
  await keyboard.activate(main(page).getByRole('button', { name: 'Fusionar las dos cuentas' }));
  const dialog = page.getByRole('dialog', { name: `Fusionar ${former} con ${kept}` });
  await keyboard.fill(dialog.getByLabel('Tu contraseña', { exact: true }), demoPassword);
  await keyboard.activate(dialog.getByRole('button', { name: 'Fusionar las cuentas' }));
  await page.waitForURL('**/staff/fusiones');
  const undo = main(page).getByRole('button', { name: `Deshacer la fusión de Noa Rial Pena (${former})` });
  await undo.waitFor();
  findings.push(...(await lookOverOnEach(page, 'the list', screens)));

  // The former address cannot log in, and the other one has its university.
  const owner = await person();
  await owner.page.goto('/user/auth/login');
  await owner.page.getByLabel('Correo electrónico').fill(former);
  await owner.page.getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await main(owner.page).getByRole('button', { name: 'Iniciar sesión' }).click();
  await main(owner.page).getByText('Hemos fusionado esta cuenta con otra tuya', { exact: false }).waitFor();
  await logIn(owner.page, kept);

  await keyboard.activate(undo);
  await keyboard.activate(page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer la fusión' }));
  await main(page)
    .getByRole('link', { name: `Ver Noa Rial Pena (${former})` })
    .waitFor();
  const again = await person();
  await logIn(again.page, former);
  expect(await idOf(product.url, kept)).toBe(into);
  expect([...findings, ...problems, ...again.problems]).toEqual([]);
});
