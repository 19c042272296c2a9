/** Browser tests of /staff on the released builds: queues with counts of the real API, one that fails, and other roles. */
import type { Page } from '@playwright/test';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { lookOver, lookOverOnEach } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';
import { demoPassword } from '@puente/tooling/accounts';

const email = 'staff@puente.test';
const label = 'Chats con el equipo';
const description = 'Responde a quien espera al equipo en el chat.';
const counts = '**/api/contact-messages?*eq*chat*';

const main = (page: Page) => page.getByRole('main');
const queue = (page: Page) => main(page).getByRole('listitem').filter({ hasText: label });
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Trabajo del equipo' });

test('staff log in on the way to their work, and get to who waits longest, with the keyboard alone', async ({
  person,
}) => {
  const { page, problems } = await person();
  await page.goto('/staff');
  await page.getByRole('heading', { level: 1, name: 'Iniciar sesión' }).waitFor();
  await keyboard.fill(main(page).getByLabel('Correo electrónico'), email);
  await keyboard.fill(main(page).getByLabel('Contraseña', { exact: true }), demoPassword);
  await keyboard.activate(main(page).getByRole('button', { name: 'Iniciar sesión' }));
  await title(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/staff');
  await expect(queue(page)).toContainText(/\b[1-9][\d.]* pendientes?/);
  await expect(queue(page)).toContainText('Lo más antiguo llegó');

  await keyboard.activate(queue(page).getByRole('link', { name: label }));
  await page.waitForURL('**/staff/chats');
  await untilReady(page);
  expect(problems).toEqual([]);
});

test('the page is in the menu of staff, and fits every screen', async ({ openAs }) => {
  const { page, problems } = await openAs(email, '/', { width: 1280 });
  await page.getByRole('banner').getByRole('link', { name: 'Gestión' }).click();
  await title(page).waitFor();
  await expect(queue(page)).toContainText(/pendiente/);
  const findings = await lookOverOnEach(page, '/staff', [
    { width: 1280 },
    { width: 768, colorScheme: 'dark' },
    { width: 360, colorScheme: 'light' },
    { width: 320 },
  ]);
  expect([...findings, ...(await lookOver(page, '/staff')), ...problems]).toEqual([]);
});

test('a count that fails takes nothing down, and can be retried', async ({ openAs }) => {
  const { page } = await openAs(email, '/cookies', { width: 360 });
  await page.route(counts, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/staff');
  const retry = queue(page).getByRole('button', { name: 'Reintentar' });
  await retry.waitFor();
  await expect(queue(page).getByRole('link', { name: label })).toBeVisible();
  expect(await lookOver(page, '/staff with a failed count')).toEqual([]);
  await page.unroute(counts);
  await keyboard.activate(retry);
  await expect(queue(page)).toContainText(/\b\d[\d.]* pendientes?|Nada pendiente/);
});

test('nobody else opens it, nor downloads any of it on other pages', async ({ openAs }) => {
  const loaded: string[] = [];
  const { page } = await openAs('estudiante@puente.test', '/');
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/projects');
  await untilReady(page);
  const kept = (await (await page.request.get('/offline.json')).json()) as { later: string[] };
  const ofStaff = /^\/assets\/shell\/staff\.|^\/release-set/;
  expect([...loaded, ...kept.later].filter((path) => ofStaff.test(path))).toEqual([]);

  const response = await page.goto('/staff');
  // The label is also the title of a route, which every page has.
  expect(await response?.text()).not.toContain(description);
  await page.getByRole('heading', { level: 1, name: /equipo/ }).waitFor();
  expect(await page.title()).toContain('Sin permiso');
  expect(loaded.filter((path) => path.startsWith('/release-set'))).toEqual([]);
  // The entries are in the full release set only.
  expect(await (await page.request.get('/release-set.json')).text()).toContain(label);
});
