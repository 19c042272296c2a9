/** A phone of 360 px: text at 200 %, and what lies over what. */
import type { Page } from '@playwright/test';
import { expect, test } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { routes } from '@puente/testing/routes';

const phone = { width: 360, height: 740 };

const student = 'estudiante@puente.test';
const coordinator = 'coordinacion@puente.test';
const withoutOrganisation = 'sin-organizacion@puente.test';

/** Users of each page that a visitor does not see. */
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
  organizationCreate: [withoutOrganisation],
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

test('text at 200 % is not wider than the screen on any page, and no control of the header lies over another', async ({
  person,
}) => {
  const findings: string[] = [];
  for (const user of ['visitor', student, coordinator, withoutOrganisation] as const) {
    const { context, page } = await person(user, phone);
    for (const [name, pattern] of Object.entries(routes)) {
      if (!(usersOf[name] ?? ['visitor']).includes(user)) continue;
      await page.goto(await pathOf(page, name, pattern));
      await untilReady(page);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      if (user !== 'visitor') await page.getByRole('button', { name: 'Menú', exact: true }).waitFor();
      const found = await crowded(page);
      findings.push(...found.map((what) => `${name}: ${what}`));
    }
    await context.close();
  }
  expect(findings).toEqual([]);
});

test('the order of a list has its label in sight', async ({ person }) => {
  const { page } = await person('visitor', phone);
  for (const list of ['/projects', '/organizations', '/blog']) {
    await page.goto(list);
    await untilReady(page);
    const label = page.locator('label', { hasText: 'Ordenar por' });
    expect((await label.boundingBox())?.width, list).toBeGreaterThan(40);
  }
});

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

test('the way back to the top gives way to every control, and stays away from forms', async ({ person }) => {
  const { page } = await person(student, phone);
  await page.goto('/projects');
  await untilReady(page);
  const seen = new Set<boolean>();
  for (let pixels = 150; pixels < 1400; pixels += 35) {
    // Two frames: the page notices its new place in one, and shows its answer in the next.
    await page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    }, pixels);
    let isThere = false;
    // On a busy machine the answer may come a moment later.
    await expect
      .poll(async () => {
        const over = await controlsBelow(page);
        isThere = over !== null;
        return over ?? [];
      }, `scrolled to ${pixels} px`)
      .toEqual([]);
    seen.add(isThere);
  }
  // It gives way here and there, and is there otherwise.
  expect(seen).toEqual(new Set([true, false]));

  await page.goto('/register');
  await untilReady(page);
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.locator('header[data-stuck]').waitFor();
  await expect(page.getByRole('link', { name: 'Volver arriba' })).toHaveCount(0);
});
