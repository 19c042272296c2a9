/**
 * Acceptance: a visitor and the sessions of twenty accounts of all roles open pages in turn, ten thousand times, through every cache. One
 * account is in two browsers, and all log in and out in between. No user sees another user's data.
 */
import { type FreshAccount, makeAccount } from '@puente/testing/accounts';
import { sessionCookie } from '@puente/testing/call-as';
import { drawnHtml } from '@puente/testing/drawn-html';
import { expect, test } from '@puente/testing/journey';
import { renderedAddresses } from '@puente/testing/rendered-addresses';
import { demoAccounts } from '@puente/tooling/accounts';

const views = 10_000;
const accounts = 20;
const atOnce = 20;
/** Every so many views a session ends, and its next view is the visitor's. */
const untilLogout = 60;

const fresh: readonly FreshAccount[] = [
  'student',
  'new student',
  'coordinator',
  'coordinator without organisation',
  'teacher',
];

/** Pages that show something of their user. */
const own = [
  '/profile',
  '/profile?section=account',
  '/profile?section=applys',
  '/chat',
  '/projects',
  '/projects?page=2',
  '/tfx/create',
  '/resources',
  '/user/security',
  '/organizations',
  '/organizations/alerts',
  '/projects/create',
  '/spaces/organizations/talent',
];

// Use a renderer of its own, so that its caches hold no other test's pages.
test.use({ productSettings: { ownRenderer: true } });

interface Viewer {
  email: string;
  /** Empty after a logout. */
  cookie: string;
}

/** Removes what differs between views of a visitor: the age of the preloaded data. */
const lasting = (html: string): string => html.replace(/("at":)\d+/, '$1');

test('in 10,000 mixed views nobody sees anything of anybody else', async ({ product }) => {
  test.setTimeout(1_800_000);
  const { url } = product;
  const emails: string[] = demoAccounts.map(([email]) => email);
  for (let number = 0; emails.length < accounts; number += 1)
    emails.push(await makeAccount(product, fresh[number % fresh.length] ?? 'student'));
  // Only now: public pages count accounts.
  const shared = Object.values(await renderedAddresses(url));
  const drawn = new Map<string, string>();
  for (const path of shared) {
    await drawnHtml(url, path);
    drawn.set(path, lasting(await (await view('', path)).text()));
  }
  const viewers = await Promise.all([...emails, emails[0] ?? ''].map(enter));

  const found = new Set<string>();
  const seen = { visitor: 0, drawn: 0, undrawn: 0, elsewhere: 0, ended: 0 };
  const addresses = [...shared, ...own];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < views) {
        const number = next++;
        // Steps without a common factor with the lengths, so that each person opens every page in a different order.
        const viewer = viewers[(number * 7) % (viewers.length + 3)];
        const path = addresses[(number * 31) % addresses.length] ?? '/';
        if (!viewer) await checkVisitor(shared[number % shared.length] ?? '/');
        else if (number % untilLogout === 0) await checkEnd(viewer, path);
        else await checkUser(viewer, path);
      }
    }),
  );
  console.log(seen);
  expect([...found]).toEqual([]);
  expect(seen.visitor).toBeGreaterThan(1_000);
  expect(seen.drawn).toBeGreaterThan(4_000);
  expect(seen.ended).toBeGreaterThan(100);

  async function enter(email: string): Promise<Viewer> {
    return { email, cookie: await sessionCookie(url, email) };
  }

  function view(cookie: string, path: string): Promise<Response> {
    return fetch(url + path, { headers: { accept: 'text/html', cookie }, redirect: 'manual' });
  }

  function othersIn(html: string, email?: string): string[] {
    return emails.filter((other) => other !== email && html.includes(other));
  }

  async function checkVisitor(path: string): Promise<void> {
    const response = await view('', path);
    const html = await response.text();
    seen.visitor += 1;
    if (response.headers.getSetCookie().length > 0) found.add(`${path} sets a cookie`);
    if (lasting(html) !== drawn.get(path)) found.add(`${path} is another page for the visitor`);
  }

  async function checkUser({ email, cookie }: Viewer, path: string): Promise<void> {
    const response = await view(cookie, path);
    const html = await response.text();
    const kept = response.headers.get('cache-control') ?? '';
    if (!kept.includes('private') || !kept.includes('no-store')) found.add(`${path} may be kept: ${kept}`);
    for (const other of othersIn(html, email)) found.add(`${path} shows ${other} to ${email}`);
    if (response.status === 302) seen.elsewhere += 1;
    else if (html.includes('<div id="root"></div>')) seen.undrawn += 1;
    else seen.drawn += 1;
    if (/"person":\d/.test(html) && !html.includes(email))
      found.add(`${path} has answers of another user than ${email}`);
  }

  /** Ends a session, views a page with its cookie, and logs in again. */
  async function checkEnd(viewer: Viewer, path: string): Promise<void> {
    const { email, cookie } = viewer;
    const headers = { cookie, origin: url };
    await fetch(`${url}/api/auth/logout`, { method: 'POST', headers });
    const html = await (await view(cookie, path)).text();
    seen.ended += 1;
    for (const other of othersIn(html)) found.add(`${path} shows ${other} after a logout of ${email}`);
    viewer.cookie = (await enter(email)).cookie;
  }
});
