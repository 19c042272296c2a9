/**
 * Campaign over the states of an app's pages: axe, cut-off text, overflow, and tab order. Stores a screenshot of each state on each screen
 * for visual review.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { root } from '@puente/tooling/children';
import { axeFindings } from '../browser.ts';
import { cutText } from '../cut-text.ts';
import { expect, test } from '../journey.ts';
import { type PageState, type PageVisit, putInto, untilShown, unvisited } from '../page-states.ts';
import { tooWideBy } from '../page-width.ts';
import { signIn } from '../people.ts';
import { walkWithTab } from '../walk-with-tab.ts';

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

interface Campaign<Records> {
  /** Folder name of the app, which is also the folder of its screenshots in .cache/pictures. */
  app: string;
  /** Manifest of the app. Every page of it must have a visit. */
  manifest: Parameters<typeof unvisited>[0];
  visits: readonly PageVisit<Records>[];
  /** Email of the demo account that owns the records in the addresses. */
  owner: string;
  findRecords: (context: BrowserContext) => Promise<Records>;
  /** Records that do not exist. */
  gone: Records;
  /** True if the app asks its users something on arrival, once per session (§4: the student's goal). */
  asksOnArrival?: boolean;
}

/** Defines a test of each visit in each of its states. PAGES=pattern limits them to visits with matching names. */
export function testPageStates<Records>({
  app,
  manifest,
  visits,
  owner,
  findRecords,
  gone,
  asksOnArrival = false,
}: Campaign<Records>): void {
  const folder = join(root, '.cache/pictures', app);
  /** Page -> state -> number of findings on all screens. */
  const results: Record<string, Partial<Record<PageState, string>>> = {};

  test.beforeAll(() => void mkdirSync(folder, { recursive: true }));
  test.afterAll(() => void process.stdout.write(tableOf(results)));

  test('every page of the manifest has a visit', () => {
    expect(unvisited(manifest, visits)).toEqual([]);
  });

  const wanted = new RegExp(process.env['PAGES'] ?? '');
  const cells = visits
    .filter(({ name }) => wanted.test(name))
    .flatMap((visit) => visit.states.map((state) => ({ visit, state })));

  for (const { visit, state } of cells)
    test(`${visit.name}, ${state}`, async ({ person, product }) => {
      const { page, context, problems } = await person();
      await openIn(page, context, { url: product.url, visit, state });
      const findings: string[] = [];
      for (const screen of screens)
        findings.push(...(await lookAt(page, join(folder, `${visit.name}-${state}`), { state, screen })));
      const { unreached, withoutRing } = await walkWithTab(page);
      findings.push(...unreached.map((control) => `Tab does not reach ${control}`));
      findings.push(...withoutRing.map((control) => `no sign of focus: ${control}`));
      // A refused response is also an error in the console.
      if (state === 'filled' || state === 'empty') findings.push(...problems);
      (results[visit.name] ??= {})[state] = findings.length === 0 ? 'ok' : `${findings.length} findings`;
      expect(findings).toEqual([]);
    });

  async function openIn(
    page: Page,
    context: BrowserContext,
    { url, visit, state }: { url: string; visit: PageVisit<Records>; state: PageState },
  ): Promise<void> {
    await signIn(context, url, owner);
    const records = state === 'gone' ? gone : await findRecords(context);
    await context.clearCookies();
    if (visit.as) await signIn(context, url, visit.as);
    await putInto(page, state);
    await page.goto(visit.address(records));
    await untilShown(page, state);
    // Without a question, Escape would close a dialog that the address opens.
    if (asksOnArrival) await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
}

function tableOf(results: Record<string, Partial<Record<PageState, string>>>): string {
  const rows = Object.entries(results).map(([page, states]) => ({ page, states }));
  const widest = Math.max(...rows.map(({ page }) => page.length));
  const lines = rows.map(
    ({ page, states }) =>
      `${page.padEnd(widest)}  ${Object.entries(states)
        .map(([state, found]) => `${state} ${found}`)
        .join(', ')}`,
  );
  return `${screens.length} screens each:\n${lines.join('\n')}\n`;
}

/** A record's page has no heading until the record is loaded; focus waits for it (shell, `focusPage`). */
const isMeantWhileLoading = (finding: string) => finding.startsWith('page-has-heading-one');

/** Renders off-screen lists, whose height the browser only estimates, as users see them after scrolling. */
function layOutAll(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [styles];
}

/** @param picture path of the screenshot, without screen and extension */
async function lookAt(
  page: Page,
  picture: string,
  { state, screen: { width, height, colorScheme } }: { state: PageState; screen: Screen },
): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(layOutAll);
  // The first header is the frame's; a conversation has its own.
  await page.locator('header:not(article *, [data-stuck])').first().waitFor();
  const overflow = await tooWideBy(page);
  const found = [
    ...(await axeFindings(page)).filter((finding) => state !== 'loading' || !isMeantWhileLoading(finding)),
    ...(await cutText(page)),
    ...(overflow > 0 ? [`${overflow} px wider than the screen`] : []),
  ];
  const screen = `${width}x${height}-${colorScheme}`;
  await page.screenshot({
    path: `${picture}-${screen}.png`,
    fullPage: true,
    animations: 'disabled',
  });
  return found.map((finding) => `${screen}: ${finding}`);
}
