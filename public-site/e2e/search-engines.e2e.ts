/** Browser tests of the site map of the whole product: reads each listed address as a crawler does. */
import { drawnHtml } from '@puente/testing/drawn-html';
import { expect, test } from '@puente/testing/journey';

interface ReadPage {
  address: string;
  status: number;
  title: string | undefined;
  description: string | undefined;
  heading: string | undefined;
  canonical: string | undefined;
  isListed: boolean;
}

async function read(url: string, address: string): Promise<ReadPage> {
  const html = await drawnHtml(url, address);
  const response = await fetch(url + address, { headers: { accept: 'text/html' } });
  const canonical = /^<([^<>]*)>; rel="canonical"$/.exec(response.headers.get('link') ?? '')?.[1];
  return {
    address,
    status: response.status,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="(.*?)">/.exec(html)?.[1],
    heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^<>]*>/g, ''),
    canonical: canonical?.slice(new URL(canonical).origin.length),
    isListed: !html.includes('<meta name="robots" content="noindex">'),
  };
}

/** Reads a few pages at a time, like a considerate crawler. */
async function readAll(url: string, addresses: readonly string[]): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (let next = 0; next < addresses.length; next += 6)
    pages.push(...(await Promise.all(addresses.slice(next, next + 6).map((address) => read(url, address)))));
  return pages;
}

/** Returns the addresses of pages that share a title or description, which must be unique. */
const shared = (pages: readonly ReadPage[], part: 'title' | 'description'): string[] =>
  pages
    .filter((page) => !page[part] || pages.some((other) => other !== page && other[part] === page[part]))
    .map((page) => `${page.address}: ${page[part] ?? 'none'}`);

test('each address of the site map is there for search engines, with a title and a description of its own', async ({
  product,
}) => {
  test.setTimeout(240_000);
  const map = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => {
    const { pathname, search } = new URL(loc.replaceAll('&amp;', '&'));
    return pathname + search;
  });
  expect(addresses.length).toBeGreaterThan(300);
  expect(addresses).toContain('/projects?province=A+Coru%C3%B1a');
  const pages = await readAll(product.url, addresses);
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  expect(pages.filter(({ isListed }) => !isListed)).toEqual([]);
  expect(pages.filter(({ canonical, address }) => canonical !== address)).toEqual([]);
  expect(shared(pages, 'title')).toEqual([]);
  expect(shared(pages, 'description')).toEqual([]);
  expect(pages.filter(({ heading }) => heading === undefined)).toEqual([]);
});

test('a page of a list says which it is, and other choices and orders are for no search engine', async ({
  product,
}) => {
  const of = (address: string) => read(product.url, address);
  expect(await of('/projects?utm_source=mail')).toMatchObject({ canonical: '/projects', isListed: true });
  expect(await of('/projects?province=A+Coru%C3%B1a')).toMatchObject({
    title: 'Proyectos en A Coruña · Puente',
    heading: 'Proyectos en A Coruña',
    isListed: true,
  });
  expect(await of('/projects?page=2')).toMatchObject({
    title: 'Proyectos, página 2 · Puente',
    canonical: '/projects?page=2',
    isListed: true,
  });
  for (const other of ['?sort=deadline', '?modality=remote&province=Lugo', '?q=agua'])
    expect(await of(`/projects${other}`)).toMatchObject({ canonical: `/projects${other}`, isListed: false });
  expect(await of('/tfx?university=Nada')).toMatchObject({ status: 200, isListed: false });
  // Invalid filter values are left out of the canonical address.
  expect(await of('/projects?province=Nada')).toMatchObject({ canonical: '/projects', isListed: true });
  expect((await of('/projects?page=999')).status).toBe(404);
});
