/**
 * Acceptance: two signed-in people and a visitor open pages in turn, five thousand times, through every cache. No user sees another user's
 * data.
 */
import { drawnHtml } from '@puente/testing/drawn-html';
import { expect, test } from '@puente/testing/journey';
import { renderedAddresses } from '@puente/testing/rendered-addresses';
import { demoPassword } from '@puente/tooling/accounts';

const views = 5_000;
const atOnce = 20;

// Use a renderer of its own, so that its caches hold no other test's pages.
test.use({ productSettings: { ownRenderer: true } });

interface Viewer {
  email: string | undefined;
  cookie: string;
}

async function viewerOf(url: string, email: string): Promise<Viewer> {
  const answer = await fetch(`${url}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ identifier: email, password: demoPassword }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return { email, cookie: cookies.join('; ') };
}

/** Removes everything that differs between views: the nonce, and the age of the preloaded data. */
const lasting = (html: string): string =>
  html
    .replaceAll(/nonce="[^"]+"/g, '')
    .replace(/("at":)\d+/, '$1')
    .replace(/(csp-nonce" content=")[^"]+/, '$1');

test('in 5,000 mixed views nobody sees anything of anybody else', async ({ product: { url } }) => {
  test.setTimeout(600_000);
  const addresses = Object.values(await renderedAddresses(url));
  const visitor: Viewer = { email: undefined, cookie: '' };
  const people = [
    visitor,
    await viewerOf(url, 'estudiante@puente.test'),
    await viewerOf(url, 'coordinacion@puente.test'),
  ];
  const drawn = new Map<string, string>();
  for (const path of addresses) {
    await drawnHtml(url, path);
    drawn.set(path, lasting(await (await view(visitor, path)).text()));
  }

  const found = new Set<string>();
  const seen = { visitor: 0, signedIn: 0, own: 0 };
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < views) {
        const number = next++;
        // A step without a common factor with the number of pages, so that each person opens every page in a different order.
        const person = people[number % people.length] ?? visitor;
        const path = addresses[(number * 31) % addresses.length] ?? '/';
        if (number % 10 === 0) await checkOwn(person);
        else await checkPage(person, path);
      }
    }),
  );
  expect([...found]).toEqual([]);
  expect(seen.visitor).toBeGreaterThan(1_000);
  expect(seen.signedIn).toBeGreaterThan(2_000);
  expect(seen.own).toBeGreaterThan(400);

  function view({ cookie }: Viewer, path: string): Promise<Response> {
    return fetch(url + path, { headers: { accept: 'text/html', cookie } });
  }

  async function checkPage(person: Viewer, path: string): Promise<void> {
    const response = await view(person, path);
    const html = await response.text();
    if (response.headers.getSetCookie().length > 0) found.add(`${path} sets a cookie`);
    const kept = response.headers.get('cache-control') ?? '';
    if (!/no-store|private/.test(kept)) found.add(`${path} may be kept by others: ${kept}`);
    if (person.email === undefined) {
      seen.visitor += 1;
      if (lasting(html) !== drawn.get(path)) found.add(`${path} is another page for the visitor`);
      return;
    }
    seen.signedIn += 1;
    // Nothing is rendered and the page holds no data: the browser fetches everything with its own session.
    if (!html.includes('<div id="root"></div>')) found.add(`${path} was drawn for ${person.email}`);
    if (html.includes('id="early-answers"')) found.add(`${path} has answers for ${person.email}`);
  }

  async function checkOwn({ email, cookie }: Viewer): Promise<void> {
    const response = await fetch(`${url}/api/users/me`, { headers: { cookie } });
    const me = (await response.json()) as { email?: string };
    seen.own += 1;
    if (me.email !== email) found.add(`${email ?? 'the visitor'} is taken for ${String(me.email)}`);
  }
});
