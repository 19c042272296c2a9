/** Browser tests on a phone of 360 px: labels and overlapping elements. */
import type { Page } from '@playwright/test';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';

const phone = { width: 360, height: 740 };

const student = 'estudiante@puente.test';

test('the order of a list has its label in sight', async ({ person }) => {
  const { page } = await person('visitor', phone);
  for (const list of ['/projects', '/tfx', '/blog']) {
    await page.goto(list);
    await untilReady(page);
    const label = page.locator('label', { hasText: 'Ordenar por' });
    expect((await label.boundingBox())?.width, list).toBeGreaterThan(40);
  }
});

/** Returns the buttons whose label wraps. */
const wrapped = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll('a, button')].flatMap((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      const lines = new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom)));
      return lines.size > 1 ? [button.textContent] : [];
    }),
  );

for (const width of [360, 1280])
  test(`the buttons of the welcome stand in their lines, ${width} px`, async ({ person }) => {
    const { page } = await person('new student', { width, height: 740 });
    const { id } = (await (await page.request.get('/api/users/me')).json()) as { id: number };
    await page.addInitScript((registered) => localStorage.setItem('registered', String(registered)), id);
    await page.goto('/projects');
    await page.getByRole('dialog').waitFor();
    expect(await wrapped(page)).toEqual([]);
  });

test('the words of a quiet button begin with the line, as all others do', async ({ person }) => {
  const { page } = await person('coordinacion@puente.test', phone);
  await page.goto('/organizations');
  await untilReady(page);
  const first = page.getByRole('main').getByRole('link', { name: 'Colaboraciones' });
  const words = await first.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    return range.getBoundingClientRect().left;
  });
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(Math.abs(words - (heading?.x ?? 0))).toBeLessThanOrEqual(1);
});

test('a few sections of a page stand in one line', async ({ person }) => {
  const { page } = await person(student, phone);
  await page.goto('/spaces/organizations');
  await untilReady(page);
  const links = page.getByRole('main').getByRole('navigation').first().getByRole('link');
  const tops = await links.evaluateAll((all) =>
    all.map((link) => Math.round(link.getBoundingClientRect().top)),
  );
  expect([tops.length, new Set(tops).size]).toEqual([3, 1]);
});

/** Returns the controls below the link to the top; null while the link is hidden. */
const controlsBelow = (page: Page) =>
  page.evaluate(() => {
    const link = document.querySelector('[title="Volver arriba"]');
    if (!link?.checkVisibility({ visibilityProperty: true })) return null;
    const at = link.getBoundingClientRect();
    return [...document.querySelectorAll('main button, main a, footer a')]
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.left < at.right && at.left < box.right)
      .filter(({ box }) => box.top < at.bottom && at.top < box.bottom)
      .map(({ name }) => name);
  });

test('the way back to the top gives way to every control, and stays away from forms', async ({ person }) => {
  const { page } = await person(student, phone);
  await page.goto('/projects');
  await untilReady(page);
  const seen = new Set<boolean>();
  for (let pixels = 150; pixels < 1400; pixels += 35) {
    // Wait for two frames: in the first the page notices the scroll, in the second it renders the result.
    await page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    }, pixels);
    let isThere = false;
    // On a busy machine the result may come later.
    await expect
      .poll(async () => {
        const over = await controlsBelow(page);
        isThere = over !== null;
        return over ?? [];
      }, `scrolled to ${pixels} px`)
      .toEqual([]);
    seen.add(isThere);
  }
  // The link hides in some places and is visible in others.
  expect(seen).toEqual(new Set([true, false]));

  await page.goto('/register');
  await untilReady(page);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.locator('header[data-stuck]').waitFor();
  await expect(page.getByRole('link', { name: 'Volver arriba' })).toHaveCount(0);
});
