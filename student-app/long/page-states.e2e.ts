/**
 * Acceptance: axe finds nothing on any page of this app while it loads, empty, failed and filled, on a phone, a tablet and a
 * desk, at 400 % zoom, by day and by night; nothing is wider than the screen, no words are cut, and Tab reaches every control
 * and shows where it is. A picture of each is in .cache/pictures/student-app, for the eye.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '@puente/tooling/children';
import { axeFindings, newPerson } from '@puente/testing/browser';
import { cutText } from '@puente/testing/cut-text';
import { productForJourneys } from '@puente/testing/journey';
import { signIn } from '@puente/testing/people';
import { walkWithTab } from '@puente/testing/walk-with-tab';
import { putInto, untilShown } from './page-states.ts';
import {
  findRecords,
  goneRecords,
  pageVisits,
  unvisited,
  type PageState,
  type PageVisit,
} from './page-visits.ts';

const running = productForJourneys();
const folder = join(root, '.cache/pictures/student-app');

const sizes = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
  // 1280 by 1024 at 400 %.
  { width: 320, height: 256 },
];
const screens = (['light', 'dark'] as const).flatMap((colorScheme) =>
  sizes.map((size) => ({ ...size, colorScheme })),
);
type Screen = (typeof screens)[number];

/** Page, state and how many findings there are on all screens. */
const table: Record<string, Partial<Record<PageState, string>>> = {};

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
});

afterAll(() => {
  const rows = Object.entries(table).map(([page, states]) => ({ page, ...states }));
  const widest = Math.max(...rows.map(({ page }) => page.length));
  const lines = rows.map(
    ({ page, ...states }) =>
      `${page.padEnd(widest)}  ${Object.entries(states)
        .map(([state, found]) => `${state} ${found}`)
        .join(', ')}`,
  );
  process.stdout.write(`${screens.length} screens each:\n${lines.join('\n')}\n`);
});

test('every page of the manifest has a visit', () => {
  expect(unvisited()).toEqual([]);
});

const visits = pageVisits.flatMap((visit) =>
  visit.states.map((state) => ({ visit, state, name: visit.name })),
);

test.each(visits)(
  '$name, $state',
  async ({ visit, state }) => {
    const { page, problems } = await openIn(visit, state);
    const findings: string[] = [];
    for (const screen of screens) findings.push(...(await lookAt(page, `${visit.name}-${state}`, screen)));
    const { unreached, withoutRing } = await walkWithTab(page);
    findings.push(...unreached.map((control) => `Tab does not reach ${control}`));
    findings.push(...withoutRing.map((control) => `no sign of focus: ${control}`));
    // A refused answer is an error of the console as well.
    if (state === 'filled' || state === 'empty') findings.push(...problems);
    (table[visit.name] ??= {})[state] = findings.length === 0 ? 'ok' : `${findings.length} findings`;
    await page.context().close();
    expect(findings).toEqual([]);
  },
  240_000,
);

/** A record's page has no heading before the record is there: focus waits for it on the page (shell, `focusPage`). */
const isMeantWhileLoading = (finding: string) => finding.startsWith('page-has-heading-one');

async function openIn(visit: PageVisit, state: PageState) {
  const { url } = running.product;
  const { page, context, problems } = await newPerson(running.browser, url);
  await signIn(context, url, 'estudiante@puente.test');
  const records = state === 'gone' ? goneRecords : await findRecords(context);
  await context.clearCookies();
  if (visit.as) await signIn(context, url, visit.as);
  await putInto(page, state);
  await page.goto(visit.address(records));
  await untilShown(page, state);
  // The question about the student's goal, once per session (§4).
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return { page, problems };
}

async function lookAt(page: Page, name: string, { width, height, colorScheme }: Screen): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('header:not(article *, [data-stuck])').waitFor();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const found = [
    ...(await axeFindings(page)).filter(
      (finding) => !name.endsWith('-loading') || !isMeantWhileLoading(finding),
    ),
    ...(await cutText(page)),
    ...(overflow > 0 ? [`${overflow} px wider than the screen`] : []),
  ];
  const screen = `${width}x${height}-${colorScheme}`;
  await page.screenshot({
    path: join(folder, `${name}-${screen}.png`),
    fullPage: true,
    animations: 'disabled',
  });
  return found.map((finding) => `${screen}: ${finding}`);
}
