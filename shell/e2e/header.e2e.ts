/**
 * Browser tests of the frame around every page: header (wide, narrow, keyboard only), sticky and floating elements, and banner. The header
 * of each role has a component test (`src/frame/header-by-role.test.tsx`).
 */
import type { Locator, Page } from '@playwright/test';
import { announceBanner } from '@puente/testing/announce-banner';
import { call } from '@puente/testing/campaigns/kept-form';
import { deferred } from '@puente/testing/deferred';
import { keyboard } from '@puente/testing/input-driver';
import { expect, test } from '@puente/testing/journey';
import { layoutShift } from '@puente/testing/layout-shift';
import { lookOver } from '@puente/testing/look-over';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';
import { withEveryPage } from './every-page.ts';
import { withoutPreloadedData } from './without-preloaded-data.ts';

const student = 'estudiante@puente.test';

const banner = (page: Page) => page.getByRole('banner');
const mainMenu = (page: Page) => banner(page).getByRole('navigation', { name: 'Principal' });
const entries = (page: Page) => mainMenu(page).locator('a, button').filter({ visible: true });
const shownIn = (place: Locator) => place.locator('li').filter({ visible: true });
const top = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().top);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls, and waits for the frames in which the page reacts to the new position. */
const scroll = (page: Page, pixels: number) =>
  page.evaluate(async (y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    for (let pictures = 0; pictures < 3; pictures++) await new Promise(requestAnimationFrame);
  }, pixels);

/** Waits until the page is ready, in its own font. */
async function settled(page: Page): Promise<void> {
  await untilReady(page);
  await page.evaluate(async () => void (await document.fonts.ready));
}

// Specification §2, header menu by role, with all its pages in the release set.
test(
  '§2.5 the header of a student, wide and narrow, with the keyboard alone',
  { tag: '@core' },
  async ({ person }) => {
    const main = ['Proyectos', 'Empresas', 'Recursos', 'Subir mi proyecto', 'Ayuda'];
    const own = [
      'Perfil',
      'Solicitudes',
      'Proyectos guardados',
      'Proyectos publicados',
      'Comunicaciones',
      'Seguridad',
      'Mensajes',
      'Cerrar sesión',
    ];
    const { page, problems } = await person(student);
    await withEveryPage(page);
    await page.goto('/cookies');
    await untilReady(page);
    await expect(entries(page)).toHaveText(main);

    const groups = await mainMenu(page).getByRole('button').all();
    expect(groups).toHaveLength(2);
    for (const group of groups) {
      await keyboard.activate(group);
      await page.keyboard.press('Tab');
      await expect(group).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(group).toBeFocused();
    }
    const account = banner(page).getByRole('button', { name: 'Iria' });
    await keyboard.activate(account);
    await expect(shownIn(account.locator('xpath=..'))).toHaveText(own);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 360, height: 740 });
    const button = banner(page).getByRole('button', { name: 'Menú' });
    await keyboard.activate(button);
    await expect(entries(page)).toHaveText(main);
    await expect(shownIn(banner(page).getByRole('navigation', { name: 'Tu cuenta' }))).toHaveText(own);
    for (const group of await mainMenu(page).getByRole('button').all()) await keyboard.activate(group);
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    expect(problems).toEqual([]);
  },
);

test('with what is released today nobody is offered a page that is not there', async ({
  product,
  person,
}) => {
  const { context, page } = await person();
  for (const email of [null, student, 'coordinacion@puente.test']) {
    if (email) await signIn(context, product.url, email);
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
});

test('§2.5, §9 «Subir mi proyecto» is gone when the fourth work is published', async ({
  product,
  person,
}) => {
  const { context, page } = await person('student');
  const publishWork = async (number: number) => {
    const { data } = await call<{ data: { id: number } }>(context, product.url, [
      'POST',
      '/api/tfxes',
      {
        status: 'choosing',
        title: `Sensores de ruido en los patios, ${number}`,
        summary:
          'Medimos el ruido de seis patios de colegio durante un curso y contamos qué lo baja y qué no.',
        study_areas: ['Ciencias'],
        language: 'Español',
      },
    ]);
    await call(context, product.url, ['POST', `/api/tfxes/${data.id}/publish`]);
  };
  for (const number of [1, 2, 3]) await publishWork(number);
  await page.goto('/cookies');
  const upload = mainMenu(page).getByRole('button', { name: 'Subir mi proyecto' });
  await upload.waitFor();
  await publishWork(4);
  await page.reload();
  await mainMenu(page).getByRole('button', { name: 'Recursos' }).waitFor();
  await expect(upload).toHaveCount(0);
});

test('§2.5 the chat page has a reduced header and no footer', async ({ person }) => {
  const { page } = await person(student, { width: 360, height: 740 });
  await page.goto('/chat');
  const account = banner(page).getByRole('button', { name: 'Iria' });
  await account.waitFor();
  await expect(banner(page).getByRole('navigation', { name: 'Principal' })).toHaveCount(0);
  await expect(banner(page).getByRole('button', { name: 'Menú' })).toHaveCount(0);
  await keyboard.activate(account);
  await banner(page).getByRole('button', { name: 'Cerrar sesión' }).waitFor();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

for (const width of [1280, 360])
  test(`§9 the header sticks past 100 px and nothing moves, ${width} px wide`, async ({ person }) => {
    const { page } = await person('visitor', { width, height: 740 });
    await page.goto('/estudiantes');
    await settled(page);
    const before = await layoutShift(page);
    // On the way back it stays stuck until it reaches its original place.
    for (const [pixels, place] of [
      [0, 0],
      [60, -60],
      [100, -100],
      [101, 0],
      [700, 0],
      [60, 0],
      [0, 0],
    ] as const) {
      await scroll(page, pixels);
      await expect.poll(() => top(banner(page)), `scrolled by ${pixels} px`).toBe(place);
    }
    expect((await layoutShift(page)) - before).toBe(0);
    // The target of an anchor is not covered by the header.
    await scroll(page, 400);
    await page.locator('header[data-stuck]').waitFor();
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
    const edge = await page.evaluate(
      () => document.querySelector('header > div')?.getBoundingClientRect().bottom ?? 0,
    );
    expect(edge).toBeGreaterThan(0);
    expect(await top(page.getByRole('contentinfo'))).toBeGreaterThanOrEqual(edge);
  });

test('a page that is opened by its address begins at its top, wherever the one before was; a reload stays', async ({
  person,
}) => {
  const { page } = await person();
  for (const path of ['/estudiantes', '/universidades', '/estudiantes']) {
    await page.goto(path);
    await settled(page);
    expect([path, await scrolled(page)]).toEqual([path, 0]);
    await scroll(page, 500);
  }
  await page.reload();
  await settled(page);
  await expect.poll(() => scrolled(page)).toBe(500);
  await page.goBack();
  await settled(page);
  await expect.poll(() => scrolled(page)).toBe(500);
});

test('on a short screen the header does not take the place of the page', async ({ person }) => {
  const { page } = await person('visitor', { width: 640, height: 400 });
  await page.goto('/estudiantes');
  await untilReady(page);
  await scroll(page, 700);
  await page.locator('header[data-stuck]').waitFor();
  expect(await top(banner(page))).toBe(-700);
});

for (const width of [1280, 360])
  test(`§2.6 the link to the top comes past 100 px, and covers nothing that has focus, ${width} px wide`, async ({
    person,
  }) => {
    const { page } = await person('visitor', { width, height: 740 });
    await page.goto('/estudiantes');
    await untilReady(page);
    const link = page.getByRole('link', { name: 'Volver arriba' });
    await scroll(page, 100);
    await expect(link).toHaveCount(0);
    await scroll(page, 101);
    await link.waitFor();
    expect(await lookOver(page, 'with the link')).toEqual([]);

    // Tab through the page: neither the link nor the header may cover a focused element.
    const { covered, last } = await onceRound(page);
    expect({ covered, last }).toEqual({ covered: [], last: 'Volver arriba' });
    // Scroll to a place where the link covers no control.
    await scroll(page, 100_000);
    await link.focus();
    await page.keyboard.press('Enter');
    await link.waitFor({ state: 'detached' });
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

/** Moves focus through the page with Tab. @returns the focused elements that a floating element covers, and the last element */
async function onceRound(page: Page): Promise<{ covered: string[]; last: string }> {
  const covered: string[] = [];
  let last = '';
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(async () => {
      // A floating link reappears a frame after the page has scrolled; no user presses Tab sooner.
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

test.describe('the banner of the awards call', () => {
  /** A page whose server-rendered part needs no API response: these tests remove the responses. */
  const plain = '/aviso-legal';
  const notice = (page: Page, name: string) => page.getByRole('complementary', { name });

  test('§2.6 is not there outside its days, and is asked for after the page is there', async ({ person }) => {
    const { page } = await person();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const answered = page.waitForResponse('**/api/banners/current');
    await withoutPreloadedData(page);
    await page.goto(plain);
    await answered;
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('complementary')).toHaveCount(0);
    const ofPage = asked.findLastIndex((path) => path.startsWith('/assets/public-site/'));
    expect(ofPage).toBeGreaterThan(-1);
    expect(asked.indexOf('/api/banners/current')).toBeGreaterThan(ofPage);
  });

  for (const width of [1280, 360])
    test(`§2.6 is shown on its days, not on /organizaciones, until it is closed; a new edition is shown again, ${width} px wide`, async ({
      product: { url },
      person,
    }) => {
      const second = `Segunda edición de los premios, ${width}`;
      await announceBanner(url, { title: second, text: 'Presenta tu TFG/M antes de que acabe el plazo.' });
      const { page, problems } = await person('visitor', { width, height: 740 });
      await withoutPreloadedData(page);
      const answer = deferred();
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
      await expect(notice(page, second).getByRole('link')).toHaveAttribute('href', '/awards');
      expect((await onceRound(page)).covered).toEqual([]);

      await page.goto('/organizaciones', { waitUntil: 'networkidle' });
      await expect(notice(page, second)).toHaveCount(0);
      await page.goto(plain);
      await keyboard.activate(notice(page, second).getByRole('button', { name: 'Cerrar el anuncio' }));
      await notice(page, second).waitFor({ state: 'detached' });
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.reload({ waitUntil: 'networkidle' });
      await expect(notice(page, second)).toHaveCount(0);

      const third = `Tercera edición de los premios, ${width}`;
      const end = await announceBanner(url, { title: third, link: 'https://premios.ejemplo.test/' });
      await page.reload();
      await notice(page, third)
        .getByRole('link', { name: /^Más información/ })
        .waitFor();
      await end();
      expect(problems).toEqual([]);
    });
});
