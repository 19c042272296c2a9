/** Faults of the API's responses that the pages of an app are tested with. */
import { expect, type Page, type Route } from '@playwright/test';
import { faults } from '../faulty-answers.ts';

type Fault = (route: Route) => Promise<void> | undefined;

const unavailable: Fault = (route) =>
  route.fulfill({
    status: 503,
    headers: { 'retry-after': '1' },
    json: { data: null, error: { status: 503, name: 'Unavailable', message: 'x', details: {} } },
  });

const named = (name: string): Fault => {
  const fault = faults[name];
  if (!fault) throw new Error(`There is no fault ${name}.`);
  return fault;
};

export const wrongAnswers: Readonly<Record<string, Fault>> = {
  '400': named('400'),
  '404': named('404'),
  '409': named('409'),
  '500': named('500'),
  '503': unavailable,
  cut: named('broken JSON'),
  'not JSON': named('HTML'),
  hanging: named('hanging'),
};

/** Milliseconds until a user must see that there is no response. A call waits 15 s. */
export const failureShownWithin = 20_000;

/** Returns problems of the page's frame, focus and console, whatever the fault was. */
export async function frameProblems(page: Page, problems: readonly string[]): Promise<string[]> {
  const header = page
    .getByRole('banner', { includeHidden: true })
    .getByRole('link', { name: 'Puente, inicio', includeHidden: true });
  return [
    ...((await header.isVisible()) ? [] : ['the header is gone']),
    ...problems.filter((problem) => problem.startsWith('error:')),
  ];
}

export const focusIsLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === null || document.activeElement === document.body);

/** Runs jobs with limited concurrency, since each mostly waits. */
export async function inParallel<Job>(
  jobs: readonly Job[],
  atOnce: number,
  run: (job: Job) => Promise<void>,
): Promise<void> {
  const left = [...jobs];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let job = left.shift(); job !== undefined; job = left.shift()) await run(job);
    }),
  );
}

/** @returns whether the condition became true in time */
export const comesTrue = (holds: () => Promise<boolean>, timeout?: number): Promise<boolean> =>
  expect
    .poll(() => holds().catch(() => false), timeout === undefined ? {} : { timeout })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
