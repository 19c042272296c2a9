/** A phone of 360 px: text at 200 %, and what lies over what. */
import type { Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { untilReady } from '@puente/testing/ready';
import { routes } from '@puente/testing/routes';

const running = productForJourneys();
const phone = { width: 360, height: 740 };

const student = 'estudiante@puente.test';
const coordinator = 'coordinacion@puente.test';

/** Who sees a page that a visitor does not. */
const usersOf: Readonly<Record<string, readonly string[]>> = {
  projects: [student],
  project: [student],
  projectApply: [student],
  apply: [student],
  application: [student],
  profile: [student, coordinator],
  organizationProjects: [coordinator],
  projectCreate: [coordinator],
  projectApplications: [coordinator],
  organizationCreate: ['sin-organizacion@puente.test'],
};

/** Pages on which there is a link to one of a route, for routes with an id in their path. */
const listOf: Readonly<Record<string, string>> = {
  project: '/projects',
  projectApply: '/projects?sort=newest',
  apply: '/projects?sort=newest',
  application: '/profile?section=applys',
  projectApplications: '/organizations',
};

/** What the address of such a link has. */
const partOf: Readonly<Record<string, string>> = {
  projectApplications: '/applys',
  application: '/profile/applications/',
};

/** The path of one page of a route. */
async function pathOf(page: Page, name: string, path: string): Promise<string> {
  const list = listOf[name];
  if (list === undefined) return path.replace(':provider', 'google');
  await page.goto(list);
  await untilReady(page);
  const link = page
    .getByRole('main')
    .locator(`a[href*="${partOf[name] ?? '/projects/'}"]`)
    .first();
  const id = /\d+/.exec((await link.getAttribute('href')) ?? '')?.[0] ?? '';
  return path.replace(':id', id);
}

/** What is wider than the page, and which controls of the header lie over others. */
const crowded = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found = [...document.querySelectorAll('header a, header button')]
      .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    const over = found.flatMap((one, place) =>
      found
        .slice(place + 1)
        .filter(({ box }) => box.left < one.box.right - 1 && one.box.left < box.right - 1)
        .filter(({ box }) => box.top < one.box.bottom - 1 && one.box.top < box.bottom - 1)
        .map((other) => `${one.name} and ${other.name} lie over each other`),
    );
    const excess = document.documentElement.scrollWidth - width;
    if (excess <= 0) return over;
    const isWide = (part: Element) => part.getBoundingClientRect().right > width + 1;
    const wide = [...document.body.querySelectorAll('*')]
      .filter((part) => isWide(part) && ![...part.children].some(isWide))
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`);
    return [`${excess} px wider than the screen: ${wide.slice(0, 5).join(' | ')}`, ...over];
  });

test('text at 200 % is not wider than the screen on any page, and the header’s controls stand beside each other', async () => {
  const findings: string[] = [];
  const users = [null, ...new Set(Object.values(usersOf).flat())];
  for (const user of users) {
    const { context, page } = await newPerson(running.browser, running.product.url, phone);
    if (user !== null) await signIn(context, running.product.url, user);
    for (const [name, pattern] of Object.entries(routes)) {
      if (!(usersOf[name] ?? [null]).includes(user as never)) continue;
      await page.goto(await pathOf(page, name, pattern));
      await untilReady(page);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      if (user !== null) await page.getByRole('button', { name: 'Menú', exact: true }).waitFor();
      const found = await crowded(page);
      findings.push(...found.map((what) => `${name}: ${what}`));
    }
    await context.close();
  }
  expect(findings).toEqual([]);
}, 180_000);

/** The controls under the way back to the top; null while it is away. */
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

test('the way back to the top gives way to every control, and stays away from forms', async () => {
  const { context, page } = await newPerson(running.browser, running.product.url, phone);
  await signIn(context, running.product.url, student);
  await page.goto('/projects');
  await untilReady(page);
  const up = page.getByRole('link', { name: 'Volver arriba' });
  const seen: boolean[] = [];
  for (let pixels = 150; pixels < 1400; pixels += 35) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), pixels);
    // Two pictures: one in which the page is told of the new place, one in which it shows the answer.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    // On a busy machine the answer may come a moment later.
    let over = await controlsBelow(page);
    for (const until = Date.now() + 1_000; over?.length && Date.now() < until;) {
      await page.waitForTimeout(30);
      over = await controlsBelow(page);
    }
    seen.push(over !== null);
    expect([pixels, over ?? []]).toEqual([pixels, []]);
  }
  // It gives way here and there, and is there otherwise.
  expect(new Set(seen)).toEqual(new Set([true, false]));

  await page.goto('/register');
  await untilReady(page);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.locator('header[data-stuck]').waitFor();
  expect(await up.count()).toBe(0);
  await context.close();
});
