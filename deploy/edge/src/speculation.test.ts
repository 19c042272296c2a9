import { createHash } from 'node:crypto';
import { html, pass, publicSite, type RenderedProduct, startRenderedProduct } from './test-renderer.ts';

let product: RenderedProduct;
afterEach(() => product.close());

interface Rules {
  prefetch: [
    {
      where: { and: [{ href_matches: string[] }, { not: { href_matches: string[] } }] };
      eagerness: string;
    },
  ];
}

const elementIn = (page: string) => /<script type="speculationrules"[^>]*>([^<]*)<\/script>/.exec(page);

/** Tells whether a browser would prefetch a link with these rules. */
function prefetches({ prefetch: [{ where }] }: Rules, path: string): boolean {
  const base = 'https://puente.test';
  const isIn = (patterns: string[]) =>
    patterns.some((pattern) => new URLPattern(pattern, base).test(path, base));
  const [wanted, { not }] = where.and;
  return isIn(wanted.href_matches) && !isIn(not.href_matches);
}

/** Adds a guarded page whose address looks like a post. */
async function startProduct(...options: Parameters<typeof startRenderedProduct>): Promise<void> {
  product = await startRenderedProduct(...options);
  const guarded = { name: 'newPost', path: '/posts/new', guard: 'redirectToLogin' as const };
  await product.release({ ...publicSite, content: 'two', routes: [...publicSite.routes, guarded] });
}

const ask = (headers: Record<string, string>, url = '/') =>
  product.edge.inject({ url, headers: { accept: 'text/html', ...headers } });

const session = { cookie: 'u4iRememberMe=1' };
const prefetch = { 'sec-purpose': 'prefetch' };

describe('the rules', () => {
  it('name the rendered public pages, and neither guarded pages nor files nor the account', async () => {
    await startProduct();
    await product.open();
    const { body, headers } = await ask({});
    const [, json = ''] = elementIn(body) ?? [];
    const hash = createHash('sha256').update(json).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}' 'strict-dynamic'`);
    const rules = JSON.parse(json) as Rules;
    expect(rules.prefetch[0].eagerness).toBe('moderate');
    const links = [
      '/',
      '/posts/agua',
      '/posts/agua?page=2#arriba',
      '/universidades',
      '/posts/new',
      '/posts/rss.xml',
      '/plain',
      '/staff',
      '/asking',
      '/user/auth/login',
      '/api/posts',
      '/unknown',
    ];
    expect(links.filter((link) => prefetches(rules, link))).toEqual(links.slice(0, 4));
  });

  it.each([
    ['a signed-in visitor', '/', session],
    ['a page that the browser renders', '/plain', {}],
  ])('are left out for %s', async (_, url, headers) => {
    await startProduct();
    expect(elementIn(await product.open(url, headers))).toBeNull();
  });
});

describe('a prefetch', () => {
  it.each([
    ['with a session', { ...prefetch, ...session }],
    ['of a visitor who saves data', { ...prefetch, 'save-data': 'on' }],
    ['through a proxy with a session', { 'sec-purpose': 'prefetch;anonymous-client-ip', ...session }],
  ])('%s is refused, and nothing is rendered', async (_, headers) => {
    await startProduct();
    const answer = await ask(headers);
    expect(answer).toMatchObject({ statusCode: 503, body: '' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(product.asks).toEqual([]);
  });

  it.each([
    ['of a visitor', prefetch],
    ['that may become a visit at any moment', { 'sec-purpose': 'prefetch;prerender', ...session }],
  ])('%s is answered like a visit', async (_, headers) => {
    await startProduct();
    expect((await ask(headers)).statusCode).toBe(200);
  });

  it('is refused while the renderer works for others', async () => {
    await startProduct({ renderedPages: { mostAtOnce: 4 } });
    let finish = () => {};
    product.answer = (response) => (finish = () => html(response, '<main></main>'));
    const waiting = ask({}, '/posts/one');
    while (product.asks.length === 0) await pass(5);
    expect((await ask(prefetch)).statusCode).toBe(503);
    finish();
    expect((await waiting).statusCode).toBe(200);
    product.answer = (response) => html(response, '<main></main>');
    expect((await ask(prefetch)).statusCode).toBe(200);
  });
});
