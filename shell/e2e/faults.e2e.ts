/**
 * Faulty API responses: the header stays, the message comes from the error catalogue, typed text survives, and ten clicks make one request.
 * Calls that the page makes by itself may fail silently.
 *
 * By default a sample: a form, a button without a form and a background call, with two faults each. FAULTS=1 runs every call with every
 * fault (`npm run test:long faults`).
 */
import type { Locator, Page, Route } from '@playwright/test';
import { faults, said } from '@puente/testing/faulty-answers';
import { expect, test } from '@puente/testing/journey';
import { scenes } from './fault-scenes.ts';
import { silentScenes } from './silent-fault-scenes.ts';

const whole = process.env['FAULTS'] !== undefined;

/** Faults of each scene in the sample: an error response and an unreadable one, of different kinds. */
const sample: Readonly<Record<string, readonly string[]>> = {
  registration: ['500', 'hanging'],
  'log out': ['no network', 'broken JSON'],
  'the universities': ['429', 'HTML'],
};

/** Pairs each scene with the faults to try in it. */
const played = <Scene>(all: Readonly<Record<string, Scene>>) =>
  Object.entries(all).flatMap(([called, scene]) =>
    Object.keys(faults)
      .filter((fault) => whole || sample[called]?.includes(fault))
      .map((fault) => ({ called, scene, fault })),
  );

interface Call {
  method?: string;
  url: RegExp;
}

/** Makes the call fail from now on. @returns the number of calls since */
async function spoil(page: Page, { method, url }: Call, fault: string): Promise<() => number> {
  let asked = 0;
  await page.route(url, (route: Route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    asked++;
    return faults[fault]?.(route);
  });
  return () => asked;
}

for (const { called, scene, fault } of played(scenes))
  test(`§8 ${called}, ${fault}: says so, once, and nothing is lost`, async ({ person }) => {
    const { page, problems } = await person(scene.as);
    await scene.besides?.(page);
    const filled = await scene.open(page);
    const typed = await contents(filled);
    const before = await said(page);
    const news = async () => (await said(page)).filter((text) => !before.includes(text));
    const asked = await spoil(page, scene.call, fault);
    const submit = scene.submit(page);
    await submit.evaluate((element: HTMLButtonElement) => {
      for (let click = 0; click < 10; click++) element.click();
    });
    await scene.afterwards?.(page);
    if (fault === 'hanging') {
      await expect.poll(asked).toBeGreaterThan(0);
      if (!scene.quiet) await expect(submit).toHaveAttribute('aria-busy', 'true');
    } else await expect.poll(news, 'the catalogue has words for it').not.toEqual([]);
    expect(asked(), `requests of ten clicks, with ${JSON.stringify(typed)} in the form`).toBe(1);
    await expect.poll(() => contents(filled)).toEqual(typed);
    await frameStays(page, problems);
  });

for (const { called, scene, fault } of played(silentScenes))
  test(`${called}, ${fault}: the page is what it is without`, async ({ person }) => {
    const { page, problems } = await person(scene.as);
    const asked = await spoil(page, scene.call, fault);
    const filled = await scene.open(page);
    const typed = await contents(filled);
    await expect.poll(asked).toBeGreaterThan(0);
    if (fault !== 'hanging') await scene.goesOn?.(page);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
    await expect.poll(() => contents(filled)).toEqual(typed);
    await frameStays(page, problems);
  });

/** Checks that the header stays. A dialog hides the rest of the page from assistive technology only. */
async function frameStays(page: Page, problems: readonly string[]): Promise<void> {
  await expect(
    page
      .getByRole('banner', { includeHidden: true })
      .getByRole('link', { name: 'Puente, inicio', includeHidden: true }),
  ).toBeVisible();
  expect(
    problems.filter((problem) => problem.startsWith('error:') && !problem.includes('on purpose')),
  ).toEqual([]);
}

/** Returns the values of text fields, and the checked state of choices. */
const contents = (fields: readonly Locator[]): Promise<string[]> =>
  Promise.all(
    fields.map((field) =>
      field.evaluate((element: HTMLInputElement) =>
        element.type === 'radio' || element.type === 'checkbox' ? String(element.checked) : element.value,
      ),
    ),
  );
