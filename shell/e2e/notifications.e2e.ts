/** The communication centre as students meet it: behind the bell and in the profile, on the released builds. */
import type { Locator, Page } from 'playwright-core';
import type { Message } from '@puente/contract/entities/message';
import { newPerson } from '@puente/testing/browser';
import { keyboard } from '@puente/testing/hands';
import { lookOverOnEach, productForJourneys } from '@puente/testing/journey';
import { latch } from '@puente/testing/latch';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';

const running = productForJourneys();

const centre = '/api/communication-centers';
const isList = (url: URL) => url.pathname === centre && !url.search.includes('isRead');

/** A student of the demonstration: nine messages, the three newest not read. */
async function arrive(options: Parameters<typeof newPerson>[2] = {}, email = 'estudiante@puente.test') {
  const person = await newPerson(running.browser, running.product.url, options);
  await signIn(person.page.context(), running.product.url, email);
  await person.page.goto('/projects');
  await untilReady(person.page);
  return person;
}

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ });
const itemsIn = (place: Locator) => place.getByRole('button').filter({ has: place.page().locator('time') });
const olderIn = (place: Locator) => place.getByRole('button', { name: 'Ver notificaciones antiguas' });
const unreadBell = (page: Page, count: number) =>
  page.getByRole('button', { name: `Notificaciones, ${count} sin leer`, exact: true });

/** What the API has, in its order. */
async function messagesOf(page: Page): Promise<Message[]> {
  const me = (await (await page.request.get('/api/users/me?populate=details')).json()) as {
    details: { id: number };
  };
  const answer = await page.request.get(
    `${centre}?filters[student][id][$eq]=${me.details.id}&pagination[pageSize]=100`,
  );
  return ((await answer.json()) as { data: Message[] }).data;
}

const subjects = (messages: readonly Message[]) => messages.map((message) => message.notification_subject);
const shownSubjects = async (place: Locator) =>
  (await itemsIn(place).allInnerTexts()).map(
    (text) => text.split('\n').find((line) => !/^(?:Sin leer:)?\s*$/.test(line)) ?? '',
  );

test('§2 §9 three at first, three more each time, unread first and then the newest, with focus on the first new one', async () => {
  const { page, problems, context } = await arrive();
  const messages = await messagesOf(page);
  const sorted = messages.toSorted(
    (a, b) => Number(a.isRead) - Number(b.isRead) || Date.parse(b.createdAt) - Date.parse(a.createdAt),
  );
  expect(messages).toHaveLength(9);
  expect(subjects(messages)).toEqual(subjects(sorted));

  await unreadBell(page, 3).click();
  const panel = page.getByRole('banner');
  await itemsIn(panel).nth(2).waitFor();
  expect(await shownSubjects(panel)).toEqual(subjects(messages.slice(0, 3)));
  expect(await itemsIn(panel).first().innerText()).toContain('hace 2 horas');
  for (const count of [6, 9]) {
    await olderIn(panel).click();
    await itemsIn(panel)
      .nth(count - 1)
      .waitFor();
    expect(await shownSubjects(panel)).toEqual(subjects(messages.slice(0, count)));
    expect(
      await itemsIn(panel)
        .nth(count - 3)
        .evaluate((item) => item === document.activeElement),
    ).toBe(true);
  }
  expect(await olderIn(panel).count()).toBe(0);

  // The same list in the profile, with all its width.
  await panel.getByRole('link', { name: 'Ver todas las comunicaciones' }).click();
  await page.waitForURL('**/profile?section=notifications');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 2, name: 'Comunicaciones' }).waitFor();
  await itemsIn(main).nth(2).waitFor();
  expect(await shownSubjects(main)).toEqual(subjects(messages.slice(0, 3)));
  expect(await itemsIn(panel).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('§2 §9 the bell floats in the lower corner past 50 px: one bell, its focus kept, away from paper', async () => {
  const { page, problems, context } = await arrive();
  await unreadBell(page, 3).focus();
  const scrollTo = async (to: number) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);
    await page.waitForTimeout(150);
  };
  const place = async () => (await bellOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

  const inHeader = await place();
  await scrollTo(50);
  expect((await place()).y).toBe(inHeader.y - 50);
  await scrollTo(51);
  const stuck = await place();
  expect(stuck.x).toBe(inHeader.x);
  expect(stuck.y).toBeGreaterThanOrEqual(0);
  expect(await page.getByRole('button', { name: /^Notificaciones/ }).count()).toBe(1);
  expect(await bellOf(page).evaluate((bell) => bell === document.activeElement)).toBe(true);

  await scrollTo(400);
  expect(await place()).toEqual(stuck);
  await bellOf(page).click();
  const firstItem = itemsIn(page.getByRole('banner')).first();
  await firstItem.waitFor();
  expect((await firstItem.boundingBox())?.y).toBeGreaterThan(stuck.y + stuck.height);
  await page.keyboard.press('Escape');

  await page.emulateMedia({ media: 'print' });
  expect(await bellOf(page).count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await scrollTo(0);
  expect(await place()).toEqual(inHeader);
  expect(problems).toEqual([]);
  await context.close();
});

test.each([
  ['nueva@puente.test', 'a student without a university'],
  ['coordinacion@puente.test', 'a coordinator'],
  ['docente@puente.test', 'a teacher'],
])('§2 §6 %s, %s, has no bell, and nothing is asked for', async (email) => {
  const { page, context } = await newPerson(running.browser, running.product.url);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signIn(page.context(), running.product.url, email);
  await page.goto('/');
  await untilReady(page);
  await page.waitForLoadState('networkidle');
  expect(await bellOf(page).count()).toBe(0);
  expect(asked.filter((url) => url.includes(centre) || /\/bell\b/.test(url))).toEqual([]);
  await context.close();
});

test('§8 what could not be loaded can be asked for again, quietly', async () => {
  const { page, context } = await arrive();
  await page.route(isList, (route) =>
    route.fulfill({
      status: 500,
      json: { data: null, error: { status: 500, name: 'Unexpected', message: '', details: {} } },
    }),
  );
  await bellOf(page).click();
  const retry = page.getByRole('banner').getByRole('button', { name: 'Reintentar' });
  await retry.waitFor();
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  await page.unroute(isList);
  await retry.click();
  await itemsIn(page.getByRole('banner')).nth(2).waitFor();
  await context.close();
});

test('§2 pressing one marks it read; when that fails it is undone, told, and done at the second try', async () => {
  const { page, context } = await arrive();
  const panel = page.getByRole('banner');
  await unreadBell(page, 3).click();
  await itemsIn(panel).nth(2).waitFor();
  const before = await shownSubjects(panel);

  let refuse = true;
  const answer = latch();
  await page.route(`**${centre}/*`, async (route) => {
    await answer.opened;
    await (refuse ? route.abort() : route.fallback());
  });
  await itemsIn(panel).nth(1).click();
  const dialog = page.getByRole('dialog', { name: before[1] ?? '' });
  await dialog.getByRole('listitem').first().waitFor();
  await page.getByText('Notificaciones, 2 sin leer').waitFor({ state: 'attached' });
  answer.open();
  await page.getByText('Notificaciones, 3 sin leer').waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByText(`No hemos podido marcar «${before[1]}» como leída.`).waitFor();

  refuse = false;
  const taken = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await unreadBell(page, 2).waitFor();
  expect((await taken).ok()).toBe(true);
  await expect(messagesOf(page).then((all) => all.filter(({ isRead }) => !isRead))).resolves.toHaveLength(2);
  await context.close();
});

test('§2 with the keyboard alone: what is read stays where it is until the list is opened again', async () => {
  const { page, problems, context } = await arrive();
  const panel = page.getByRole('banner');
  await unreadBell(page, 2).waitFor();
  await keyboard.press(bellOf(page));
  await itemsIn(panel).nth(2).waitFor();
  const before = await shownSubjects(panel);
  await keyboard.press(itemsIn(panel).first());
  const dialog = page.getByRole('dialog', { name: before[0] ?? '' });
  await dialog.getByText('ha preseleccionado tu solicitud').waitFor();
  expect(
    await dialog.getByRole('heading', { level: 2 }).evaluate((title) => title === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(
    await itemsIn(panel)
      .first()
      .evaluate((item) => item === document.activeElement),
  ).toBe(true);
  await unreadBell(page, 1).waitFor();
  expect(await shownSubjects(panel)).toEqual(before);

  await page.keyboard.press('Escape');
  expect(await bellOf(page).evaluate((bell) => bell === document.activeElement)).toBe(true);
  expect(await bellOf(page).getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await itemsIn(panel).nth(2).waitFor();
  expect(await shownSubjects(panel)).toEqual(subjects((await messagesOf(page)).slice(0, 3)));
  expect(await shownSubjects(panel)).not.toEqual(before);
  expect(problems).toEqual([]);
  await context.close();
});

test.each([320, 1280])('at %d px, in light and in dark, nothing is wrong with any of it', async (width) => {
  const screens = [
    { width, colorScheme: 'light' },
    { width, colorScheme: 'dark' },
  ] as const;
  const { page, problems, context } = await arrive(screens[0]);
  const panel = page.getByRole('banner');
  await bellOf(page).click();
  await itemsIn(panel).nth(2).waitFor();
  const findings = await lookOverOnEach(page, 'panel', screens);
  await itemsIn(panel).nth(1).click();
  await page.getByRole('dialog').locator('p').first().waitFor();
  findings.push(...(await lookOverOnEach(page, 'message', screens)));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
  await page.locator('header[data-stuck]').waitFor();
  await bellOf(page).click();
  await itemsIn(panel).nth(2).waitFor();
  findings.push(...(await lookOverOnEach(page, 'panel of the stuck header', screens)));
  await page.goto('/profile?section=notifications');
  await itemsIn(page.getByRole('main')).nth(2).waitFor();
  findings.push(...(await lookOverOnEach(page, 'profile', screens)));
  expect([...findings, ...problems]).toEqual([]);
  await context.close();
});
