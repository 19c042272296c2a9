/** Browser tests of organisations as students see them: lists, page, following, and interest in an opportunity. */
import type { Page } from '@playwright/test';
import { expect, test } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';
import { untilReady } from '@puente/testing/ready';
import { updateStudent } from './fresh-records.ts';

/** Waits for the response to a change: the optimistic update only survives the next visit once the API has saved it. */
const kept = (page: Page) =>
  page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/students/'),
  );

/** Finds organisations with published content whose name contains this word. */
const found = async (page: Page, word: string): Promise<{ id: number; name: string }[]> => {
  const response = await page.request.get(`/api/organizations/active?filters[name][$containsi]=${word}`);
  return ((await response.json()) as { data: { id: number; name: string }[] }).data;
};

test('§2.2 an organisation is found, followed, kept after a reload and left again', async ({
  person,
  product,
}) => {
  const student = await person('student');
  const { page, problems } = student;
  const [followed] = await found(page, 'fundacion');
  if (!followed) throw new Error('There is no organisation to follow.');
  await updateStudent(student, product.url, { follows: [followed.id] });
  await page.goto('/projects');
  await untilReady(page);
  await page.getByRole('link', { name: 'Empresas' }).first().click();
  await page.waitForURL(/\/spaces\/organizations$/);
  await page.getByText('Ocultar las que ya sigo').click();
  await page.waitForURL(/unfollowed=1/);
  await page.getByRole('searchbox', { name: 'Palabra clave' }).fill('fundacion');
  await page.waitForURL(/q=fundacion/);
  const cards = page.getByRole('main').getByRole('article');
  // The previous list stays visible while the new one loads.
  await expect(cards.filter({ hasNotText: 'Fundación' })).toHaveCount(0);
  const first = cards.first();
  const name = await first.getByRole('heading').innerText();
  await expect(cards.getByRole('heading', { name: followed.name, exact: true })).toHaveCount(0);
  await first.getByRole('link', { name }).click();
  await page.waitForURL(/\/organizations\/\d+$/);
  await page.getByRole('heading', { level: 1, name }).waitFor();

  const counted = page.waitForResponse((response) => response.url().endsWith('/api/project-metrics'));
  await Promise.all([kept(page), page.getByRole('button', { name: `Seguir: ${name}` }).click()]);
  expect((await counted).ok()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: `Dejar de seguir: ${name}` }).waitFor();

  await page.getByRole('link', { name: 'Empresas' }).first().click();
  await page.getByRole('link', { name: /^Las que sigo/ }).click();
  await page.waitForURL(/tab=followed/);
  const card = cards.filter({ hasText: name });
  await Promise.all([kept(page), card.getByRole('button', { name: /^Dejar de seguir/ }).click()]);
  await page.reload();
  await cards.filter({ hasText: followed.name }).waitFor();
  await expect(card).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('§7.6 an opportunity interests, and no longer', async ({ openAs }) => {
  const { page } = await openAs('coordinacion@puente.test', '/organizations');
  const organization = await page.evaluate(async () => {
    const me = (await (await fetch('/api/users/me')).json()) as {
      details: { organization: { id: number } };
    };
    return me.details.organization.id;
  });
  // Static pages under the same path take precedence over an id.
  await page.goto('/organizations/create');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByText('No encontramos esta organización')).toHaveCount(0);

  const student = (await openAs('student', `/organizations/${organization}`, { width: 360 })).page;
  const offers = student.getByRole('region', { name: 'Ofertas y eventos' });
  // Wait for the last content above the offers: until then it pushes them down, and a click would miss.
  await student.getByText(/^Proyectos terminados/).waitFor();
  await offers
    .getByRole('article')
    .filter({ has: student.getByRole('button', { name: /^Me interesa/ }) })
    .first()
    .getByRole('link')
    .click();
  await student.waitForURL(/\/spaces\/opportunities\/\d+$/);
  // The address changes before the page: the list still shows buttons of other records.
  await offers.waitFor({ state: 'detached' });
  await Promise.all([kept(student), student.getByRole('button', { name: /^Me interesa/ }).click()]);
  await student.reload();
  await Promise.all([kept(student), student.getByRole('button', { name: /^Ya no me interesa/ }).click()]);
  await student.getByRole('button', { name: /^Me interesa/ }).waitFor();
});

test('each page of organisations is accessible and fits on every screen', async ({ openAs }) => {
  const screens = [{ width: 320 }, { width: 1280 }];
  const { page } = await openAs('estudiante@puente.test', '/spaces/organizations', { width: 320 });
  const findings: string[] = [];
  const look = async (what: string) => findings.push(...(await lookOverOnEach(page, what, screens)));
  await look('active');
  for (const path of ['?tab=matched', '?tab=followed', '?q=zzzz']) {
    await page.goto(`/spaces/organizations${path}`);
    await look(path);
  }
  await page.goto('/spaces/organizations?tab=followed');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.waitForURL(/\/organizations\/\d+$/);
  await page.getByRole('heading', { name: 'Proyectos abiertos' }).waitFor();
  await look('organisation');
  await page.goto('/spaces/opportunities/1');
  await look('opportunity');
  expect(findings).toEqual([]);
});
