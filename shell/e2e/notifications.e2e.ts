/** Browser tests of the communication centre for students: behind the bell and in the profile. */
import type { Locator, Page, Response } from '@playwright/test';
import type { Message } from '@puente/contract/entities/message';
import type { PersonOptions } from '@puente/testing/browser';
import { deferred } from '@puente/testing/deferred';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test as base } from '@puente/testing/journey';
import { lookOverOnEach } from '@puente/testing/look-over';
import type { ProductUnderTest } from '@puente/testing/product-under-test';
import { untilReady } from '@puente/testing/ready';

const centre = '/api/communication-centers';
const isMark = (response: Response) =>
  response.request().method() === 'PUT' && response.url().includes(centre);
const isList = (url: URL) => url.pathname === centre && !url.search.includes('isRead');

/** Subject of each message of a student, newest first, and its age in hours. */
const received = [
  ['Te han preseleccionado', 2],
  ['Proyectos nuevos que encajan contigo', 27],
  ['Cómo acotar el tema de tu TFG', 75],
  ['Te han seleccionado', 144],
  ['Un proyecto que guardaste recibe solicitudes', 216],
  ['Esta vez no ha podido ser', 288],
  ['Ofertas y eventos de este mes', 480],
  ['Un proyecto que guardaste ya tiene a alguien', 624],
  ['Tu perfil está completo', 1080],
] as const;

/** Indexes of the unread messages. The list shows them first. */
const unread = [0, 2, 5];
const inOrder = [0, 2, 5, 1, 3, 4, 6, 7, 8].map((place) => received[place]?.[0] ?? '');

/** Creates the messages of a student. */
async function sendMessages({ sql }: ProductUnderTest, email: string): Promise<void> {
  const values = received.map(
    ([subject, hours], index) => `('${subject}', interval '${hours} hours', ${!unread.includes(index)})`,
  );
  await sql(`
    insert into messages (student_id, kind, subject, message, is_read, created_at)
    select students.id, 'pre_selected', subject, '<p>La organización de <strong>Mapa de sombra</strong> ha leído tu solicitud.</p><ul><li>Ten a mano tus horarios.</li></ul>', is_read, now() - age
    from (values ${values.join(',')}) as received (subject, age, is_read), students
    inner join users on users.id = students.user_id where users.email = '${email}'`);
}

const test = base.extend<{ arrive: (options?: PersonOptions) => Promise<Arrived> }>({
  arrive: async ({ product, person }, use) =>
    use(async (options) => {
      const student = await person('student', options);
      await sendMessages(product, student.email);
      await student.page.goto('/projects');
      await untilReady(student.page);
      return student;
    }),
});

interface Arrived {
  page: Page;
  problems: string[];
}

const bellOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ });
const itemsIn = (place: Locator) =>
  place.getByRole('button').and(place.page().locator('[aria-haspopup=dialog]'));
const olderIn = (place: Locator) => place.getByRole('button', { name: 'Ver notificaciones antiguas' });
const unreadBell = (page: Page, count: number) =>
  page.getByRole('button', { name: `Notificaciones, ${count} sin leer`, exact: true });

/** Returns the messages of the API, in its order. */
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

/** Expects exactly these messages, in this order. */
const expectShown = (place: Locator, wanted: readonly string[]) =>
  expect(itemsIn(place)).toContainText([...wanted]);

test('§2.9 §9 three at first, three more each time, unread first and then the newest, with focus on the first new one', async ({
  arrive,
}) => {
  const { page, problems } = await arrive();
  expect(subjects(await messagesOf(page))).toEqual(inOrder);

  await unreadBell(page, 3).click();
  const panel = page.getByRole('banner');
  await expectShown(panel, inOrder.slice(0, 3));
  await expect(itemsIn(panel).first()).toContainText('hace 2 horas');
  for (const count of [6, 9]) {
    await olderIn(panel).click();
    await expectShown(panel, inOrder.slice(0, count));
    await expect(itemsIn(panel).nth(count - 3)).toBeFocused();
  }
  await expect(olderIn(panel)).toHaveCount(0);

  // The same list in the profile, at full width.
  await panel.getByRole('link', { name: 'Ver todas las comunicaciones' }).click();
  await page.waitForURL('**/profile?section=notifications');
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 2, name: 'Comunicaciones' }).waitFor();
  await expectShown(main, inOrder.slice(0, 3));
  await expect(itemsIn(panel)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('§2.5 §9 the bell floats past 50 px and is the header’s past 100 px: one bell, its focus kept, away from paper', async ({
  arrive,
}) => {
  const { page, problems } = await arrive();
  // A font that comes after the first paint is used later, and moves the bell by a pixel. Now it is in the cache.
  await page.reload();
  await untilReady(page);
  await unreadBell(page, 3).focus();
  const scrollTo = (to: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), to);
  const place = async () => (await bellOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const stuckHeader = page.locator('header[data-stuck]');

  const inHeader = await place();
  await scrollTo(50);
  await expect.poll(async () => (await place()).y).toBe(inHeader.y - 50);
  await expect(stuckHeader).toHaveCount(0);
  await scrollTo(51);
  await expect.poll(async () => (await place()).y).toBeGreaterThanOrEqual(0);
  const stuck = await place();
  expect(stuck.x).toBe(inHeader.x);
  await expect(stuckHeader).toHaveCount(0);
  await scrollTo(100);
  await expect.poll(place).toEqual(stuck);
  await expect(stuckHeader).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Notificaciones/ })).toHaveCount(1);
  await expect(bellOf(page)).toBeFocused();

  await scrollTo(101);
  await stuckHeader.waitFor();
  await scrollTo(400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  await expect.poll(place).toEqual(stuck);
  await bellOf(page).click();
  const firstItem = itemsIn(page.getByRole('banner')).first();
  await firstItem.waitFor();
  expect((await firstItem.boundingBox())?.y).toBeGreaterThan(stuck.y + stuck.height);
  await page.keyboard.press('Escape');

  await page.emulateMedia({ media: 'print' });
  await expect(bellOf(page)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await scrollTo(0);
  await expect.poll(place).toEqual(inHeader);
  expect(problems).toEqual([]);
});

for (const [who, name] of [
  // Registration asks every student for a university: this account was created in another way.
  ['nueva@puente.test', 'a student without a university'],
  ['coordinacion@puente.test', 'a coordinator'],
  ['docente@puente.test', 'a teacher'],
] as const)
  test(`§2.5 §6 ${name} has no bell, and nothing is requested for it`, async ({ person }) => {
    const { page } = await person(who);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await untilReady(page);
    await page.waitForLoadState('networkidle');
    await expect(bellOf(page)).toHaveCount(0);
    expect(asked.filter((url) => url.includes(centre) || /\/bell\b/.test(url))).toEqual([]);
  });

test('§8 what could not be loaded can be requested again, quietly', async ({ arrive }) => {
  const { page } = await arrive();
  await page.route(isList, (route) =>
    route.fulfill({
      status: 500,
      json: { data: null, error: { status: 500, name: 'Unexpected', message: '', details: {} } },
    }),
  );
  await bellOf(page).click();
  const retry = page.getByRole('banner').getByRole('button', { name: 'Reintentar' });
  await retry.waitFor();
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await page.unroute(isList);
  await retry.click();
  await expectShown(page.getByRole('banner'), inOrder.slice(0, 3));
});

test('§2.9 a click on one marks it read; a failure is undone and reported, and the second try succeeds', async ({
  arrive,
}) => {
  const { page } = await arrive();
  const panel = page.getByRole('banner');
  const subject = inOrder[1] ?? '';
  await unreadBell(page, 3).click();
  await expectShown(panel, inOrder.slice(0, 3));

  let refuse = true;
  const answer = deferred();
  await page.route(`**${centre}/*`, async (route) => {
    await answer.opened;
    await (refuse ? route.abort() : route.fallback());
  });
  await itemsIn(panel).nth(1).click();
  const dialog = page.getByRole('dialog', { name: subject });
  await dialog.getByRole('listitem').first().waitFor();
  await page.getByText('Notificaciones, 2 sin leer').waitFor({ state: 'attached' });
  answer.open();
  await page.getByText('Notificaciones, 3 sin leer').waitFor({ state: 'attached' });
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await page.getByText(`No hemos podido marcar «${subject}» como leída.`).waitFor();

  refuse = false;
  const taken = page.waitForResponse(isMark);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await unreadBell(page, 2).waitFor();
  expect((await taken).ok()).toBe(true);
  const left = (await messagesOf(page)).filter(({ isRead }) => !isRead);
  expect(subjects(left)).toEqual([inOrder[0], inOrder[2]]);
});

test('§2.9 with the keyboard alone: what is read stays where it is until the list is opened again', async ({
  arrive,
}) => {
  const { page, problems } = await arrive();
  const panel = page.getByRole('banner');
  await unreadBell(page, 3).waitFor();
  await keyboard.activate(bellOf(page));
  await expectShown(panel, inOrder.slice(0, 3));
  const taken = page.waitForResponse(isMark);
  await keyboard.activate(itemsIn(panel).first());
  const dialog = page.getByRole('dialog', { name: inOrder[0] ?? '' });
  await dialog.getByText('ha leído tu solicitud').waitFor();
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect(itemsIn(panel).first()).toBeFocused();
  await unreadBell(page, 2).waitFor();
  await expectShown(panel, inOrder.slice(0, 3));

  await page.keyboard.press('Escape');
  await expect(bellOf(page)).toBeFocused();
  await expect(bellOf(page)).toHaveAttribute('aria-expanded', 'false');
  expect((await taken).ok()).toBe(true);
  await page.keyboard.press('Enter');
  // The message that was read is now below the unread ones.
  await expectShown(panel, [...inOrder.slice(1, 3), ...inOrder.slice(0, 1)]);
  expect(problems).toEqual([]);
});

for (const width of [320, 1280])
  test(`at ${width} px, in light and in dark, nothing is wrong with any of it`, async ({ arrive }) => {
    const screens = [
      { width, colorScheme: 'light' },
      { width, colorScheme: 'dark' },
    ] as const;
    const { page, problems } = await arrive(screens[0]);
    const panel = page.getByRole('banner');
    const findings: string[] = [];
    const look = async (what: string) => findings.push(...(await lookOverOnEach(page, what, screens)));
    await bellOf(page).click();
    await itemsIn(panel).nth(2).waitFor();
    await look('panel');
    await itemsIn(panel).nth(1).click();
    await page.getByRole('dialog').locator('p').first().waitFor();
    await look('message');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo({ top: 80, behavior: 'instant' }));
    await page.locator('[data-floating]').waitFor();
    await bellOf(page).click();
    await itemsIn(panel).nth(2).waitFor();
    await look('panel of the floating bell');
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await page.locator('header[data-stuck]').waitFor();
    await bellOf(page).click();
    await itemsIn(panel).nth(2).waitFor();
    await look('panel of the stuck header');
    await page.goto('/profile?section=notifications');
    await itemsIn(page.getByRole('main')).nth(2).waitFor();
    await look('profile');
    expect([...findings, ...problems]).toEqual([]);
  });
