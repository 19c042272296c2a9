import type { Page, Route } from '@playwright/test';
import { withoutPreloadedData } from './drawn-html.ts';
import { untilReady } from './ready.ts';

/** States of a page that its calls determine. `gone`: the record of its address does not exist. */
export type PageState = 'filled' | 'loading' | 'empty' | 'error' | 'gone';

/** A page of an app, as the campaigns open it. */
export interface PageVisit<Records> {
  /** Name of its route, with a suffix that distinguishes several visits. */
  name: string;
  /** Email of the signed-in user; undefined for a visitor. */
  as?: string;
  states: readonly PageState[];
  address: (records: Records) => string;
}

/** Returns the routes of a manifest, and their sections, that have no visit. */
export const unvisited = (
  { routes }: { routes: readonly { name: string; sections?: readonly string[] }[] },
  visits: readonly { name: string }[],
): string[] =>
  routes
    .flatMap(({ name, sections = [] }) => [name, ...sections.map((id) => `${name}-${id}`)])
    .filter((route) => !visits.some(({ name }) => name === route));

/** Calls of the frame around the page, which are not intercepted. */
const ofFrame =
  /^\/api\/(users\/me|auth|connect|banners|communication-centers|conversations|error-reports|measurements)\b/;

/** Response to the page's calls in each state. The empty state removes the items from the server's response. */
const answers: Record<PageState, (route: Route) => Promise<void> | undefined> = {
  filled: (route) => route.continue(),
  gone: (route) => route.continue(),
  loading: () => undefined,
  error: (route) =>
    route.fulfill({
      status: 500,
      json: { data: null, error: { status: 500, name: 'Unexpected', message: 'x', details: {} } },
    }),
  empty: async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    await route.fulfill({ response, json: emptied(await response.json()) });
  },
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Empties the list of a response, or every list of a record. */
function emptied(answer: unknown): unknown {
  if (!isObject(answer)) return answer;
  const { data, meta } = answer;
  if (isObject(data)) {
    const entries = Object.entries(data).map(([name, value]) => [name, Array.isArray(value) ? [] : value]);
    return { ...answer, data: Object.fromEntries(entries) as unknown };
  }
  if (!Array.isArray(data)) return answer;
  if (!isObject(meta) || !isObject(meta['pagination'])) return { ...answer, data: [] };
  const pagination = { ...meta['pagination'], page: 1, pageCount: 0, total: 0 };
  return { ...answer, data: [], meta: { ...meta, pagination } };
}

/** Puts the page into a state: intercepts its calls, and removes preloaded responses from its HTML. */
export async function putInto(page: Page, state: PageState): Promise<void> {
  if (state !== 'filled' && state !== 'gone') await page.route('**/*', withoutAnswers);
  await page.route(/\/api\//, (route) =>
    ofFrame.test(new URL(route.request().url()).pathname) ? route.continue() : answers[state](route),
  );
}

async function withoutAnswers(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  await route.fulfill({ response, body: withoutPreloadedData(await response.text()) });
}

/** Waits until the page shows the state, without loading indicators unless the state is `loading`. */
export async function untilShown(page: Page, state: PageState): Promise<void> {
  if (state === 'loading') {
    // Nothing signals that the page's code has replaced the frame's skeleton.
    await page.locator('#main :is(h1, [data-shape][aria-hidden])').first().waitFor();
    return page.waitForTimeout(1000);
  }
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  if (state === 'filled' || state === 'empty') await untilReady(page);
  // Failed calls are retried first.
  await page.waitForFunction(() => document.querySelector('#main [data-shape][aria-hidden]') === null);
}
