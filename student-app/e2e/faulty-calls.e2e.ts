/**
 * Acceptance: whichever call of whichever page is answered wrongly, the header stays, the page says so in words of the catalogue
 * and can be asked again; when the fault is over, asking again shows what there is.
 *
 * What a page calls is heard from it. A page and three of its calls; with FAULTS=1 all of them (`npm run test:long "student app"`).
 */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { said } from '@puente/testing/faulty-answers';
import { productForJourneys } from '@puente/testing/journey';
import { untilReady } from '@puente/testing/ready';
import { findRecords, pageVisits, type PageVisit } from '../long/page-visits.ts';
import { personAt } from './form-events.ts';
import { quietReason } from './quiet-calls.ts';
import { table } from './table.ts';
import { focusIsLost, frameProblems, inParallel, toldWithin, until, wrongAnswers } from './wrong-answers.ts';

const running = productForJourneys();
const whole = process.env['FAULTS'] !== undefined;
const pages = pageVisits.filter(({ name }) =>
  whole ? new RegExp(process.env['PAGES'] ?? '').test(name) : name === 'organization',
);
const faultNames = Object.keys(wrongAnswers).filter((name) =>
  whole ? new RegExp(process.env['WRONG'] ?? '').test(name) : name === '500',
);

/** Of the frame, which every page has: the shell's own matrix tries them. */
const ofTheFrame =
  /\/api\/(users?\/me$|communication-centers|conversations\/unread|banners\/current|error-reports|measurements|connect)/;

/** `GET /api/projects/:id with organization`, or what else tells it from other questions of the page. */
const nameOf = (request: Request): string => {
  const { pathname, searchParams } = new URL(request.url());
  const isCount = [...searchParams.keys()].some((key) => key.startsWith('facets'));
  const parts = [...searchParams].flatMap(([key, value]) => (key.startsWith('populate') ? [value] : []));
  const withParts = parts.length > 0 ? ` with ${parts.join()}` : '';
  return `${request.method()} ${pathname.replace(/\/\d+/g, '/:id')}${isCount ? ' facets' : withParts}`;
};

/** Page and call -> fault -> what became of it. */
const results = new Map<string, Map<string, string>>();
afterAll(() => {
  if (whole) process.stderr.write(table(faultNames, results));
});

const headingsOf = (page: Page) => page.getByRole('main').getByRole('heading').allInnerTexts();

/** What the page calls when all is well, and what it shows then. */
async function heard(context: BrowserContext, address: string) {
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
    name,
    call,
    fault,
    seen,
  }: { name: string; call: string; fault: string; seen: Awaited<ReturnType<typeof heard>> },
): Promise<string[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(6000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  let broken = true;
  await page.route(/\/api\//, (route) =>
    broken && nameOf(route.request()) === call ? wrongAnswers[fault]?.(route) : route.fallback(),
  );
  try {
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: toldWithin });
    const found: string[] = [];
    if (quietReason(name, call) !== undefined) {
      await untilReady(page);
      await page.waitForTimeout(500);
      found.push(...(await frameProblems(page, problems)));
      return found;
    }
    const isTold = await until(
      page,
      fault === 'hanging' ? toldWithin : 8000,
      async () =>
        (await said(page)).some((text) => !seen.said.includes(text)) ||
        (fault === '404' &&
          (await headingsOf(page)).some((heading) => /^No encontramos|ya no/.test(heading))),
    );
    if (!isTold) return ['nothing is said of it', ...(await frameProblems(page, problems))];
    found.push(...(await frameProblems(page, problems)));
    broken = false;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const retry = page.getByRole('main').getByRole('button', { name: 'Reintentar' }).first();
    if ((await retry.count()) === 0) {
      if (fault === '404') return found;
      return [...found, 'there is no way to ask again'];
    }
    await retry.focus();
    await page.keyboard.press('Enter');
    const isHealed = await until(page, 8000, async () => {
      const headings = await headingsOf(page);
      return seen.headings.every((heading) => headings.includes(heading));
    });
    if (!isHealed)
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

let records: Awaited<ReturnType<typeof findRecords>>;
beforeAll(async () => {
  const { context } = await personAt(running.browser, running.product.url, 'estudiante@puente.test');
  records = await findRecords(context);
  await context.close();
});

test.each(pages)(
  '$name: each of its calls may fail',
  async ({ name, as, address }: PageVisit) => {
    const { context, page } = await personAt(running.browser, running.product.url, as);
    await page.close();
    const path = address(records);
    const seen = await heard(context, path);
    const calls = whole ? seen.calls : seen.calls.slice(0, 3);
    const jobs = calls.flatMap((call) => faultNames.map((fault) => ({ call, fault })));
    const found: string[] = [];
    // What hangs waits without work: it begins first.
    await inParallel(
      jobs.toSorted((a, b) => Number(b.fault === 'hanging') - Number(a.fault === 'hanging')),
      6,
      async ({ call, fault }) => {
        const wrong = await withFault(context, path, { name, call, fault, seen });
        const row = results.get(`${name}: ${call}`) ?? new Map<string, string>();
        results.set(`${name}: ${call}`, row.set(fault, wrong.length === 0 ? 'ok' : 'WRONG'));
        found.push(...wrong.map((one) => `${call}, ${fault}: ${one}`));
      },
    );
    if (whole) process.stderr.write(`${name}: ${calls.length} calls\n${found.toSorted().join('\n')}\n`);
    await context.close();
    expect(found.toSorted()).toEqual([]);
  },
  600_000,
);
