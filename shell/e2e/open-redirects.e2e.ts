/**
 * Browser tests against open redirects: no login leads to another site (specification §4), whatever is stored or linked. By default every
 * fifth address; HOSTILE=1 tries them all (`npm run test:long hostile`). Tests of the contract, the platform and the API parse all of them,
 * too.
 */
import type { Page } from '@playwright/test';
import { expect, type Fixtures, test } from '@puente/testing/journey';
import { hostileAddresses, ownAddresses } from '@puente/testing/open-redirects';
import { untilReady } from '@puente/testing/ready';

test.use({ productSettings: { openId: true } });

const followed = hostileAddresses.filter(
  (_, index) => process.env['HOSTILE'] !== undefined || index % 5 === 0,
);

/** Opens a browser for a student with a session, and records requests to other hosts. */
async function student({ product, person }: Pick<Fixtures, 'product' | 'person'>) {
  const { page } = await person('estudiante@puente.test');
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.origin !== product.url && /^https?:/.test(url.protocol),
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    },
  );
  await page.goto('/estudiantes');
  await untilReady(page);
  const stays = (href: string) => new URL(href).origin === product.url;
  const pathIn = (href: string) => href.slice(product.url.length);
  /** Neither a reload nor 'Atrás' leaves the site. */
  const expectHome = async () => {
    expect(stays(page.url())).toBe(true);
    await page.reload();
    expect(stays(page.url())).toBe(true);
    for (let back = 0; back < 3; back++) {
      await page.goBack();
      expect(stays(page.url())).toBe(true);
    }
    expect(elsewhere).toEqual([]);
  };
  return { page, stays, pathIn, expectHome };
}

interface Visit {
  /** Page of the product that is opened with a session and redirects. */
  from: string;
  stored?: string;
}

/** Opens pages one after the other through the page's own router. If one left the site, the script would never return. */
async function whereTheyLead(page: Page, visits: readonly Visit[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const ends: string[] = [];
    for (const [index, { from, stored }] of all.entries()) {
      if (stored !== undefined) sessionStorage.setItem('u4iRedirect', stored);
      // History state as the router writes it, with a key of its own for each visit.
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

test('§4.1 through u4iRedirect and the login page', async ({ product, person }) => {
  const { page, stays, pathIn, expectHome } = await student({ product, person });
  const ends = await whereTheyLead(
    page,
    followed.map((stored) => ({ from: '/user/auth/login', stored })),
  );
  expect(ends.filter((end) => !stays(end) || /^\/(?:\/|api\/|user\/auth\/login)/.test(pathIn(end)))).toEqual(
    [],
  );
  expect(await page.evaluate(() => sessionStorage.getItem('u4iRedirect'))).toBeNull();
  await expectHome();
  const own = ownAddresses.filter((path) => path !== '/');
  const led = await whereTheyLead(
    page,
    own.map((path) => ({ from: '/user/auth/login', stored: path })),
  );
  expect(led.map(pathIn)).toEqual(own);
});

test('through /connect/google?redirect=, as it is written and escaped', async ({ product, person }) => {
  const { page, stays, pathIn, expectHome } = await student({ product, person });
  const escaped = followed.map((wanted) => `/connect/google?redirect=${encodeURIComponent(wanted)}`);
  // Unescaped, an address with a line break or a fragment would be a different address.
  const raw = followed
    .filter((wanted) => !/[\s#&\p{Cc}]/u.test(wanted))
    .map((wanted) => `/connect/google?redirect=${wanted}`);
  const ends = await whereTheyLead(
    page,
    [...escaped, ...raw].map((from) => ({ from })),
  );
  expect(ends.filter((end) => !stays(end) || /^\/(?:\/|api\/|connect\/)/.test(pathIn(end)))).toEqual([]);
  await expectHome();
  const own = ownAddresses.filter((path) => path !== '/');
  const named = await whereTheyLead(
    page,
    own.map((path) => ({ from: `/connect/google?redirect=${encodeURIComponent(path)}` })),
  );
  expect(named.map(pathIn)).toEqual(own);
});

test('loaded as links in a mail are, one page view each', async ({ product, person }) => {
  const { page, stays, expectHome } = await student({ product, person });
  for (const wanted of hostileAddresses.filter((_, index) => index % 35 === 0)) {
    await page.goto(`/connect/microsoft?redirect=${encodeURIComponent(wanted)}`);
    await page.waitForURL((url) => !url.pathname.startsWith('/connect/'));
    expect(stays(page.url())).toBe(true);
  }
  await expectHome();
});
