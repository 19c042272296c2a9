/** Browser tests of the storage of a shared browser, after a logout and after the account is deleted. */
import type { Page } from '@playwright/test';
import { expect, test } from '@puente/testing/journey';
import { lookOver } from '@puente/testing/look-over';
import { demoPassword } from '@puente/tooling/accounts';

const phone = '611 222 333';

/** Returns everything that the browser stores for this site, except the files of the release. */
const left = (page: Page) =>
  page.evaluate(async () => {
    const answers: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (new URL(url).pathname.startsWith('/api/')) answers.push(url);
    return {
      stored: [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).map(String)),
      answers,
      databases: await indexedDB.databases(),
    };
  });

const ofTheUser = ({ stored, ...rest }: Awaited<ReturnType<typeof left>>) => ({
  ...rest,
  stored: stored.filter((entry) => /^(draft|text):/.test(entry) || /611|Noa|Rial/.test(entry)),
});
const nothing = { stored: [], answers: [], databases: [] };

async function type(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^Teléfono/ })
    .fill(phone);
  // The draft is written to this browser after a delay.
  await expect
    .poll(async () => (await left(page)).stored.filter((entry) => entry.includes('611')))
    .toHaveLength(1);
}

async function logOut(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /^Noa/ }).click();
  await banner.getByRole('button', { name: 'Cerrar sesión' }).click();
}

test('after a logout nothing stays that was typed; what could not be sent goes when its author says so', async ({
  openAs,
  person,
}) => {
  const { page, email, context } = await openAs('student', '/profile');
  await type(page);
  await logOut(page);
  await page.getByText('Has cerrado la sesión.').waitFor();
  expect(ofTheUser(await left(page))).toEqual(nothing);

  // The draft was sent to the server before the logout, so it is restored in another browser.
  const again = (await person(email)).page;
  await again.goto('/profile');
  await expect(again.getByRole('main').getByRole('textbox', { name: /^Teléfono/ })).toHaveValue(phone);

  await page.goto('/user/auth/login');
  await page.getByRole('main').getByLabel('Correo electrónico').fill(email);
  await page.getByRole('main').getByLabel('Contraseña', { exact: true }).fill(demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL('**/estudiantes');
  await context.route(/\/api\/drafts/, (route) => route.abort());
  await page.goto('/profile');
  await page
    .getByRole('main')
    .getByRole('textbox', { name: /^Teléfono/ })
    .fill('611 000 000');
  await logOut(page);
  const question = page.getByRole('alertdialog', { name: 'Hay un formulario sin guardar' });
  await question.waitFor();
  const findings = await lookOver(page, 'the question about what could not be saved');
  await question.getByRole('button', { name: 'Salir y borrarlo' }).click();
  await page.getByText('Has cerrado la sesión.').waitFor();
  expect(ofTheUser(await left(page))).toEqual(nothing);
  expect(findings).toEqual([]);
});

test('after the deletion of an account nothing of its user stays', async ({ openAs }) => {
  const { page, context } = await openAs('student', '/profile');
  await context.route(/\/api\/drafts/, (route) => route.abort());
  await type(page);
  await page.goto('/profile?section=account');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Eliminar mi cuenta' });
  const password = dialog.getByLabel('Tu contraseña');
  const send = dialog.getByRole('button', { name: 'Eliminar para siempre' });
  await send.waitFor();
  if (await password.isVisible()) await password.fill(demoPassword);
  await send.click();
  await page.getByText('Tu cuenta se ha eliminado.').waitFor();
  expect(ofTheUser(await left(page))).toEqual(nothing);
});
