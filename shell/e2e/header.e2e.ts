/** What is around every page: the header of each role, wide and narrow, with the keyboard alone; what sticks and floats; the banner. */
import type { Locator, Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { callAs } from '@puente/testing/call-as';
import { keyboard } from '@puente/testing/hands';
import { lookOver, productForJourneys } from '@puente/testing/journey';
import { latch } from '@puente/testing/latch';
import { layoutShift } from '@puente/testing/layout-shift';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';
import { withEveryPage } from './every-page.ts';
import { withoutEarlyAnswers } from './without-early-answers.ts';

const running = productForJourneys();
const person = (options: Parameters<typeof newPerson>[2] = {}) =>
  newPerson(running.browser, running.product.url, options);

const banner = (page: Page) => page.getByRole('banner');
const shown = (items: Locator) => items.filter({ visible: true }).allInnerTexts();
const mainMenu = (page: Page) => banner(page).getByRole('navigation', { name: 'Principal' });
const entries = (page: Page) => shown(mainMenu(page).locator('a, button'));
const top = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().top);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

/** Scrolls, and waits until the page has taken notice. */
async function scroll(page: Page, pixels: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), pixels);
  await page.waitForTimeout(250);
}

/** The page is there, in its own font. */
async function settled(page: Page): Promise<void> {
  await untilReady(page);
  await page.evaluate(async () => void (await document.fonts.ready));
}

const upload = ['Subir mi proyecto'];
const student = ['Proyectos', 'Empresas', 'Recursos', ...upload, 'Ayuda'];
const organisation = ['Publica tu proyecto', 'Mis proyectos', 'Explorar', 'Ayuda'];
const studentsOwn = [
  'Perfil',
  'Solicitudes',
  'Proyectos guardados',
  'Proyectos publicados',
  'Comunicaciones',
  'Seguridad',
  'Mensajes',
];

// Specification §2, header menu by role; with every page of it in the release set.
test.each<[who: string, email: string | null, main: string[], own: string[]]>([
  ['a visitor', null, ['Estudiantes', 'Organizaciones', 'Universidades', 'Blog', 'Ayuda'], []],
  ['a student', 'estudiante@puente.test', student, studentsOwn],
  ['a coordinator', 'coordinacion@puente.test', organisation, ['Perfil', 'Seguridad', 'Mensajes']],
  [
    'a coordinator without an organisation',
    'sin-organizacion@puente.test',
    ['Crea tu organización', 'Ayuda'],
    ['Perfil', 'Seguridad', 'Mensajes'],
  ],
  ['a project manager', 'gestion@puente.test', organisation, ['Perfil', 'Seguridad', 'Mensajes']],
  [
    'a teacher',
    'docente@puente.test',
    ['Proyectos', 'Recursos', 'Universidades', 'Blog', 'Ayuda'],
    ['Perfil', 'Seguridad', 'Mensajes'],
  ],
  [
    'staff',
    'staff@puente.test',
    ['Proyectos', 'Empresas', 'Recursos', 'Blog', 'Ayuda'],
    ['Perfil', 'Seguridad', 'Mensajes'],
  ],
])('§2 the header of %s, wide and narrow, with the keyboard alone', async (_, email, main, own) => {
  const { context, page, problems } = await person();
  await withEveryPage(page);
  if (email) await signIn(page.context(), running.product.url, email);
  await page.goto('/cookies');
  await untilReady(page);
  await mainMenu(page)
    .getByText(main[0] ?? '')
    .first()
    .waitFor();
  expect(await entries(page)).toEqual(main);

  const groups = mainMenu(page).getByRole('button');
  for (const group of await groups.all()) {
    await keyboard.press(group);
    await page.keyboard.press('Tab');
    expect(await group.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await group.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  if (email) {
    const account = banner(page).locator('button[aria-expanded]').filter({ visible: true }).last();
    await keyboard.press(account);
    const menu = account.locator('xpath=..');
    expect(await shown(menu.locator('li'))).toEqual([...own, 'Cerrar sesión']);
    await page.keyboard.press('Escape');
  } else {
    expect(await shown(banner(page).getByRole('link', { name: 'Iniciar sesión' }))).toHaveLength(1);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  const button = banner(page).getByRole('button', { name: 'Menú' });
  await keyboard.press(button);
  expect(await entries(page)).toEqual(main);
  if (email)
    expect(await shown(banner(page).getByRole('navigation', { name: 'Tu cuenta' }).locator('li'))).toEqual([
      ...own,
      'Cerrar sesión',
    ]);
  for (const group of await mainMenu(page).getByRole('button').all()) await keyboard.press(group);
  await page.keyboard.press('Escape');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await context.close();
  expect(problems).toEqual([]);
});

test('with what is released today nobody is offered a page that is not there', async () => {
  const { context, page } = await person();
  for (const email of [null, 'estudiante@puente.test', 'coordinacion@puente.test']) {
    if (email) await signIn(page.context(), running.product.url, email);
    await page.goto('/cookies');
    await untilReady(page);
    await mainMenu(page).getByRole('link').first().waitFor();
    const links = await page
      .locator('header a, footer a')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).pathname));
    for (const path of new Set(links))
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
    await context.clearCookies();
  }
  await context.close();
});

test('§2, §9 «Subir mi proyecto» goes when the fourth project is published', async () => {
  const { context, page } = await person();
  await withEveryPage(page);
  await signIn(page.context(), running.product.url, 'estudiante@puente.test');
  await page.goto('/cookies');
  await mainMenu(page).getByRole('button', { name: 'Subir mi proyecto' }).waitFor();
  const asStudent = (method: string, path: string) =>
    callAs(running.product.apiUrl, 'estudiante@puente.test', method, path);
  const me = (await asStudent('GET', '/api/users/me')) as {
    details: { tfxs: { id: number; isDraft: boolean }[] };
  };
  const draft = me.details.tfxs.find(({ isDraft }) => isDraft);
  await asStudent('POST', `/api/tfxes/${draft?.id}/publish`);
  await page.reload();
  await mainMenu(page).getByRole('button', { name: 'Recursos' }).waitFor();
  expect(await entries(page)).toEqual(student.filter((label) => !upload.includes(label)));
  await asStudent('POST', `/api/tfxes/${draft?.id}/unpublish`);
  await context.close();
});

test('§2 the chat page has a reduced header and no footer', async () => {
  const { context, page } = await person({ width: 360, height: 740 });
  await signIn(page.context(), running.product.url, 'estudiante@puente.test');
  await page.goto('/chat');
  const account = banner(page).getByRole('button', { name: 'Iria' });
  await account.waitFor();
  expect(await banner(page).getByRole('navigation', { name: 'Principal' }).count()).toBe(0);
  expect(await banner(page).getByRole('button', { name: 'Menú' }).count()).toBe(0);
  await keyboard.press(account);
  await banner(page).getByRole('button', { name: 'Cerrar sesión' }).waitFor();
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await context.close();
});

test.each([1280, 360])('§9 the header sticks past 100 px and nothing moves, %d px wide', async (width) => {
  const { context, page } = await person({ width, height: 740 });
  await page.goto('/estudiantes');
  await settled(page);
  const before = await layoutShift(page);
  const seen: [number, number][] = [];
  for (const pixels of [0, 60, 100, 101, 700, 60, 0]) {
    await scroll(page, pixels);
    seen.push([pixels, await top(banner(page))]);
  }
  // On the way back it stays until it is where it belongs.
  expect(seen).toEqual([
    [0, 0],
    [60, -60],
    [100, -100],
    [101, 0],
    [700, 0],
    [60, 0],
    [0, 0],
  ]);
  expect((await layoutShift(page)) - before).toBe(0);
  // What an anchor leads to is not under it.
  await scroll(page, 400);
  await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  const edge = await page.evaluate(
    () => document.querySelector('header > div')?.getBoundingClientRect().bottom ?? 0,
  );
  expect(await top(page.getByRole('contentinfo'))).toBeGreaterThanOrEqual(edge);
  await context.close();
});

test('a page that is opened by its address begins at its top, wherever the one before was; a reload stays', async () => {
  const { context, page } = await person();
  const at = () => page.evaluate(() => window.scrollY);
  for (const path of ['/estudiantes', '/universidades', '/estudiantes']) {
    await page.goto(path);
    await settled(page);
    expect([path, await at()]).toEqual([path, 0]);
    await scroll(page, 500);
  }
  await page.reload();
  await settled(page);
  expect(await at()).toBe(500);
  await page.goBack();
  await settled(page);
  expect(await at()).toBe(500);
  await context.close();
});

test('on a short screen the header does not take the place of the page', async () => {
  const { context, page } = await person({ width: 640, height: 400 });
  await page.goto('/estudiantes');
  await untilReady(page);
  await scroll(page, 700);
  expect(await top(banner(page))).toBe(-700);
  await context.close();
});

test.each([1280, 360])(
  '§2 the link to the top comes past 100 px, and covers nothing that has focus, %d px wide',
  async (width) => {
    const { context, page } = await person({ width, height: 740 });
    await page.goto('/estudiantes');
    await untilReady(page);
    const link = page.getByRole('link', { name: 'Volver arriba' });
    await scroll(page, 100);
    expect(await link.count()).toBe(0);
    await scroll(page, 101);
    expect(await lookOver(page, 'with the link')).toEqual([]);

    // Once round the page: no part of a focused element lies under the link, or under the header.
    const { covered, last } = await onceRound(page);
    expect({ covered, last }).toEqual({ covered: [], last: 'Volver arriba' });
    // Where no control lies below it.
    await scroll(page, 100_000);
    await link.focus();
    await page.keyboard.press('Enter');
    await link.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(
      await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading === document.activeElement),
    ).toBe(true);
    await context.close();
  },
);

/** Goes round the page with Tab. @returns what has focus and lies under what floats, and where the round ends */
async function onceRound(page: Page): Promise<{ covered: string[]; last: string }> {
  const covered: string[] = [];
  let last = '';
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(async () => {
      // A link that floats comes back a frame after the page was scrolled; no user presses Tab sooner.
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const box = element.getBoundingClientRect();
      const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const hidden = above !== null && !element.contains(above) && !above.contains(element);
      return {
        name: element.textContent,
        isCovered: hidden && above.closest('header, [title="Volver arriba"], aside') !== null,
      };
    });
    if (!at) break;
    last = at.name;
    if (at.isCovered) covered.push(at.name);
  }
  return { covered, last };
}

describe('the banner of the awards call', () => {
  /** What the server draws of it needs no answer: these tests take the answers away. */
  const plain = '/aviso-legal';
  const days = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const announce = (data: object) =>
    callAs(running.product.apiUrl, 'staff@puente.test', 'PUT', '/api/banners/current', {
      data: {
        from: days(-2),
        to: days(2),
        hiddenOn: ['/organizaciones', '/awards'],
        link: '/awards',
        ...data,
      },
    });
  const notice = (page: Page, name: string) => page.getByRole('complementary', { name });

  test('§2 is not there outside its days, and is asked for after the page is there', async () => {
    const { context, page } = await person();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const answered = page.waitForResponse('**/api/banners/current');
    await withoutEarlyAnswers(page);
    await page.goto(plain);
    await answered;
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('complementary').count()).toBe(0);
    const ofPage = asked.findLastIndex((path) => path.startsWith('/assets/public-site/'));
    expect(ofPage).toBeGreaterThan(-1);
    expect(asked.indexOf('/api/banners/current')).toBeGreaterThan(ofPage);
    await context.close();
  });

  test.each([1280, 360])(
    '§2 is shown on its days, not on /organizaciones, until it is closed; a new edition is shown again, %d px wide',
    async (width) => {
      const second = `Segunda edición de los premios, ${width}`;
      await announce({ title: second, text: 'Presenta tu TFG/M antes de que acabe el plazo.' });
      const { context, page, problems } = await person({ width, height: 740 });
      await withoutEarlyAnswers(page);
      const answer = latch();
      await page.route('**/api/banners/current', async (route) => {
        await answer.opened;
        await route.continue();
      });
      await page.goto(plain);
      await settled(page);
      const before = await layoutShift(page);
      answer.open();
      await notice(page, second).waitFor();
      expect((await layoutShift(page)) - before).toBe(0);
      expect(await lookOver(page, 'with the banner')).toEqual([]);
      expect(await notice(page, second).getByRole('link').getAttribute('href')).toBe('/awards');
      expect((await onceRound(page)).covered).toEqual([]);

      await page.goto('/organizaciones', { waitUntil: 'networkidle' });
      expect(await notice(page, second).count()).toBe(0);
      await page.goto(plain);
      await keyboard.press(notice(page, second).getByRole('button', { name: 'Cerrar el anuncio' }));
      await notice(page, second).waitFor({ state: 'detached' });
      expect(await focused(page)).toBe(await page.getByRole('heading', { level: 1 }).textContent());
      await page.reload({ waitUntil: 'networkidle' });
      expect(await notice(page, second).count()).toBe(0);

      const third = `Tercera edición de los premios, ${width}`;
      await announce({ title: third, link: 'https://premios.ejemplo.test/' });
      await page.reload();
      await notice(page, third)
        .getByRole('link', { name: /^Ver la convocatoria/ })
        .waitFor();
      await announce({ title: third, from: days(3), to: days(9) });
      await context.close();
      expect(problems).toEqual([]);
    },
  );
});
