/**
 * Acceptance test: whichever call of whichever page fails, the header remains, and the page shows a message of the catalogue with a retry.
 * When the fault is over, the retry shows the data.
 *
 * The calls of a page are recorded from it. Runs one page and three of its calls; with FAULTS=1 all of them (`npm run test:long calls`), or
 * those that match PAGES and WRONG.
 */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { said } from '../faulty-answers.ts';
import { expect, test } from '../journey.ts';
import type { PageVisit } from '../page-states.ts';
import { untilReady } from '../ready.ts';
import { chosen, isFullRun } from './chosen.ts';
import { personAt } from './person-at.ts';
import { textTable } from './table.ts';
import {
  comesTrue,
  failureShownWithin,
  focusIsLost,
  frameProblems,
  inParallel,
  wrongAnswers,
} from './wrong-answers.ts';

/** A call that a page can do without: it shows no message when the call fails. */
export interface QuietCall {
  /** Visits on which the call is quiet. */
  pages: RegExp;
  call: RegExp;
  why: string;
}

interface Campaign<Records> {
  visits: readonly PageVisit<Records>[];
  /** Visit that `npm test` runs. */
  sample: string;
  /** Email of the demo account that owns the records in the addresses. */
  owner: string;
  findRecords: (context: BrowserContext) => Promise<Records>;
  quietCalls: readonly QuietCall[];
}

/** Calls of the frame, which every page has. The shell's own campaign tests them. */
const ofTheFrame =
  /\/api\/(users?\/me$|communication-centers|conversations\/unread|banners\/current|error-reports|measurements|connect)/;

/** Returns the reason why a page shows no message when this call fails; undefined when it must show one. */
const quietReason = (quietCalls: readonly QuietCall[], page: string, wanted: string): string | undefined =>
  quietCalls.find(({ pages, call }) => pages.test(page) && call.test(wanted))?.why;

export function testFaultyCalls<Records>({
  visits,
  sample,
  owner,
  findRecords,
  quietCalls,
}: Campaign<Records>): void {
  const names = chosen(
    visits.map(({ name }) => name),
    'PAGES',
    [sample],
  );
  const faultNames = chosen(Object.keys(wrongAnswers), 'WRONG', ['500']);
  /** Page and call -> fault -> result. */
  const results = new Map<string, Map<string, string>>();
  test.afterAll(() => {
    if (isFullRun) process.stderr.write(textTable(faultNames, results));
  });

  let records: Records;
  test.beforeAll(async ({ browser, product }) => {
    const { context } = await personAt(browser, product.url, owner);
    records = await findRecords(context);
    await context.close();
  });

  for (const { name, as, address } of visits.filter((visit) => names.includes(visit.name)))
    test(`${name}: each of its calls may fail`, async ({ browser, product }) => {
      test.setTimeout(600_000);
      const { context, page } = await personAt(browser, product.url, as);
      await page.close();
      const path = address(records);
      const seen = await recordCalls(context, path);
      const calls = isFullRun ? seen.calls : seen.calls.slice(0, 3);
      const jobs = calls.flatMap((call) => faultNames.map((fault) => ({ call, fault })));
      const found: string[] = [];
      // Hanging requests only wait, so they start first.
      await inParallel(
        jobs.toSorted((a, b) => Number(b.fault === 'hanging') - Number(a.fault === 'hanging')),
        6,
        async ({ call, fault }) => {
          const wrong = await withFault(context, path, {
            call,
            fault,
            seen,
            isQuiet: quietReason(quietCalls, name, call) !== undefined,
          });
          const row = results.get(`${name}: ${call}`) ?? new Map<string, string>();
          results.set(`${name}: ${call}`, row.set(fault, wrong.length === 0 ? 'ok' : 'WRONG'));
          found.push(...wrong.map((one) => `${call}, ${fault}: ${one}`));
        },
      );
      if (isFullRun) process.stderr.write(`${name}: ${calls.length} calls\n${found.toSorted().join('\n')}\n`);
      await context.close();
      expect(found.toSorted()).toEqual([]);
    });
}

/** Returns a name that distinguishes a request from others of the page: `GET /api/projects/:id with organization`. */
const nameOf = (request: Request): string => {
  const { pathname, searchParams } = new URL(request.url());
  const isCount = [...searchParams.keys()].some((key) => key.startsWith('facets'));
  const parts = [...searchParams].flatMap(([key, value]) => (key.startsWith('populate') ? [value] : []));
  const withParts = parts.length > 0 ? ` with ${parts.join()}` : '';
  return `${request.method()} ${pathname.replace(/\/\d+/g, '/:id')}${isCount ? ' facets' : withParts}`;
};

const headingsOf = (page: Page) => page.getByRole('main').getByRole('heading').allInnerTexts();

/** Records the calls and the content of a page without faults. */
async function recordCalls(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const calls = new Set<string>();
  page.on('request', (request) => {
    if (/\/api\//.test(request.url()) && !ofTheFrame.test(new URL(request.url()).pathname))
      calls.add(nameOf(request));
  });
  await page.goto(address);
  await untilReady(page);
  await page.waitForLoadState('networkidle');
  const seen = { calls: [...calls], headings: await headingsOf(page), said: await said(page) };
  await page.close();
  return seen;
}

async function withFault(
  context: BrowserContext,
  address: string,
  {
    call,
    fault,
    seen,
    isQuiet,
  }: { call: string; fault: string; seen: Awaited<ReturnType<typeof recordCalls>>; isQuiet: boolean },
): Promise<string[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  let broken = true;
  let asked = 0;
  await page.route(/\/api\//, (route) => {
    if (!broken || nameOf(route.request()) !== call) return route.fallback();
    asked += 1;
    return wrongAnswers[fault]?.(route);
  });
  const isHealed = async () => {
    const headings = await headingsOf(page);
    return seen.headings.every((heading) => headings.includes(heading));
  };
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: failureShownWithin });
    const found: string[] = [];
    if (isQuiet) {
      await untilReady(page);
      await expect.poll(() => asked).toBeGreaterThan(0);
      // A hanging request keeps the network busy.
      if (fault !== 'hanging') await page.waitForLoadState('networkidle');
      found.push(...(await frameProblems(page, problems)));
      return found;
    }
    const isTold = await comesTrue(
      async () =>
        (await said(page)).some((text) => !seen.said.includes(text)) ||
        (fault === '404' &&
          (await headingsOf(page)).some((heading) => /^No encontramos|ya no|no está/.test(heading))),
      fault === 'hanging' ? failureShownWithin : undefined,
    );
    if (!isTold) return ['nothing is said of it', ...(await frameProblems(page, problems))];
    found.push(...(await frameProblems(page, problems)));
    broken = false;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' }).first();
    if ((await retry.count()) === 0) {
      // A page that listens to events may have refetched already.
      if (fault === '404' || (await isHealed())) return found;
      return [...found, 'there is no way to ask again'];
    }
    await retry.focus();
    await page.keyboard.press('Enter');
    if (!(await comesTrue(isHealed)))
      found.push(`asking again does not show ${JSON.stringify(seen.headings.filter((heading) => heading))}`);
    if (await focusIsLost(page)) found.push('focus is lost after asking again');
    found.push(...(await frameProblems(page, problems)));
    return found;
  } catch (error) {
    return [String(error).split('\n').slice(0, 2).join(' ')];
  } finally {
    await page.close();
  }
}
