/**
 * No login leads to another site (specification §4), whatever storage or a link holds: in a real browser. Every fifth of the
 * addresses; HOSTILE=1: all (`npm run test:long hostile`). The contract's and the platform's own tests read all of them.
 */
import type { Page } from 'playwright-core';
import { newPerson } from '@puente/testing/browser';
import { productForJourneys } from '@puente/testing/journey';
import { hostileAddresses, ownAddresses } from '@puente/testing/open-redirects';
import { logIn } from '@puente/testing/people';

const running = productForJourneys({ openId: true });

let page: Page;
const followed = hostileAddresses.filter(
  (_, index) => process.env['HOSTILE'] !== undefined || index % 5 === 0,
);

/** What the browser asked of other hosts. */
const elsewhere: string[] = [];
beforeAll(async () => {
  ({ page } = await newPerson(running.browser, running.product.url));
  await page.route(
    (url) => url.origin !== running.product.url && /^https?:/.test(url.protocol),
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    },
  );
  await logIn(page, 'estudiante@puente.test');
  await page.waitForURL('**/estudiantes');
}, 60_000);
afterAll(() => page.context().close());

interface Visit {
  /** The page of ours that is opened with a session, and that leads on. */
  from: string;
  stored?: string;
}

/** Opens pages one after the other through the page's own router: a page that left the site would never answer. */
async function whereTheyLead(visits: readonly Visit[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const ends: string[] = [];
    for (const [index, { from, stored }] of all.entries()) {
      if (stored !== undefined) sessionStorage.setItem('u4iRedirect', stored);
      // As the router writes it: each a visit of its own.
      const state = { key: `visit-${index}`, usr: null, idx: history.length };
      history.pushState(state, '', from);
      dispatchEvent(new PopStateEvent('popstate', { state }));
      const begun = performance.now();
      while (location.pathname === from.split('?')[0] && performance.now() - begun < 5_000)
        await new Promise((next) => setTimeout(next, 5));
      ends.push(location.href);
    }
    return ends;
  }, visits);
}

const stays = (href: string) => new URL(href).origin === running.product.url;
const pathIn = (href: string) => href.slice(running.product.url.length);

async function expectHome() {
  expect(elsewhere).toEqual([]);
  expect(stays(page.url())).toBe(true);
  // Nor when the page is loaded anew, or the person goes back.
  await page.reload();
  expect(stays(page.url())).toBe(true);
  for (let back = 0; back < 3; back++) {
    await page.goBack();
    expect(stays(page.url())).toBe(true);
  }
  expect(elsewhere).toEqual([]);
}

test('through u4iRedirect and the login page', async () => {
  const ends = await whereTheyLead(followed.map((stored) => ({ from: '/user/auth/login', stored })));
  expect(ends.filter((end) => !stays(end) || /^\/(?:\/|api\/|user\/auth\/login)/.test(pathIn(end)))).toEqual(
    [],
  );
  expect(await page.evaluate(() => sessionStorage.getItem('u4iRedirect'))).toBeNull();
  await expectHome();
}, 180_000);

test('through /connect/google?redirect=, as it is written and escaped', async () => {
  const escaped = followed.map((wanted) => `/connect/google?redirect=${encodeURIComponent(wanted)}`);
  // An address with a line break or a fragment of its own is not the same address any more.
  const raw = followed
    .filter((wanted) => !/[\s#&\p{Cc}]/u.test(wanted))
    .map((wanted) => `/connect/google?redirect=${wanted}`);
  const ends = await whereTheyLead([...escaped, ...raw].map((from) => ({ from })));
  expect(ends.filter((end) => !stays(end) || /^\/(?:\/|api\/|connect\/)/.test(pathIn(end)))).toEqual([]);
  await expectHome();
}, 180_000);

test('loaded as links in a mail are, one page view each', async () => {
  for (const wanted of hostileAddresses.filter((_, index) => index % 35 === 0)) {
    await page.goto(`/connect/microsoft?redirect=${encodeURIComponent(wanted)}`);
    await page.waitForURL((url) => !url.pathname.startsWith('/connect/'));
    expect(stays(page.url())).toBe(true);
  }
  await expectHome();
}, 120_000);

test('the API takes none of them along to a provider', async () => {
  const answers: { redirect: string; status: number; location: string | undefined }[] = [];
  for (const redirect of hostileAddresses) {
    const answer = await page.request.get('/api/connect/google', { params: { redirect }, maxRedirects: 0 });
    answers.push({ redirect, status: answer.status(), location: answer.headers()['location'] });
  }
  // To the provider, where the way back is ours; or refused, when it is longer than any page of ours.
  const wrong = answers.filter(
    ({ status, location = '' }) =>
      !(
        (status >= 400 && status < 500) ||
        (status === 302 && /^http:\/\/localhost:\d+\/auth\?/.test(location))
      ),
  );
  expect(wrong).toEqual([]);
}, 60_000);

test('a page of ours is gone to, from storage and from the address', async () => {
  const wanted = ownAddresses.filter((path) => path !== '/');
  const stored = await whereTheyLead(wanted.map((path) => ({ from: '/user/auth/login', stored: path })));
  expect(stored.map(pathIn)).toEqual(wanted);
  const named = await whereTheyLead(
    wanted.map((path) => ({ from: `/connect/google?redirect=${encodeURIComponent(path)}` })),
  );
  expect(named.map(pathIn)).toEqual(wanted);
}, 60_000);
