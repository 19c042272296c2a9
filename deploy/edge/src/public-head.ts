import { type Brand } from './brand-files.ts';
import { scriptJson, tag } from './html.ts';
import { isOnePublicPage, opensToEverybody } from './landing.ts';
import { type RouteOwner } from './served-app.ts';

/** The language of every page, and where it is spoken. */
const locale = 'es_ES';

interface PublicPage {
  owner: RouteOwner | undefined;
  brand: Brand;
  /** Address of the product; undefined where nobody said it, and then nothing needs a whole address. */
  publicUrl: string | undefined;
}

/** The one address of a page that everybody may open, without query. */
export function canonicalOf(
  owner: RouteOwner | undefined,
  publicUrl: string | undefined,
): string | undefined {
  if (!owner || !isOnePublicPage(owner)) return undefined;
  return publicUrl && URL.parse(owner.route.path, publicUrl)?.href;
}

/** What shared links and search engines are told of a page that everybody may open. */
export function publicHead({ owner, brand, publicUrl }: PublicPage): string[] {
  if (!owner || !opensToEverybody(owner)) return [];
  const address = canonicalOf(owner, publicUrl);
  const image = publicUrl && URL.parse('/brand/icon-512.png', publicUrl)?.href;
  const og = (name: string, content: string) => tag('meta', { property: `og:${name}`, content });
  return [
    og('title', owner.route.title),
    og('description', brand.description),
    og('type', 'website'),
    og('site_name', brand.name),
    og('locale', locale),
    ...(address ? [og('url', address)] : []),
    ...(image ? [og('image', image)] : []),
    ...(address && publicUrl ? dataOf(owner, address, brand, publicUrl) : []),
  ];
}

/** Browsers run no such block: the policy on scripts leaves it alone. */
function dataOf({ route }: RouteOwner, address: string, brand: Brand, publicUrl: string): string[] {
  const start = new URL('/', publicUrl).href;
  const context = { '@context': 'https://schema.org' };
  const { name, description } = brand;
  const item = (position: number, title: string, url: string) => ({
    '@type': 'ListItem',
    position,
    name: title,
    item: url,
  });
  if (route.path === '/')
    return [
      {
        ...context,
        '@type': 'Organization',
        name,
        description,
        url: start,
        logo: new URL('/brand/icon-512.png', publicUrl).href,
      },
      { ...context, '@type': 'WebSite', name, description, url: start, inLanguage: 'es' },
    ].map(block);
  if (route.rendered !== true) return [];
  const itemListElement = [item(1, name, start), item(2, route.title, address)];
  return [block({ ...context, '@type': 'BreadcrumbList', itemListElement })];
}

const block = (data: unknown): string =>
  `${tag('script', { type: 'application/ld+json' })}${scriptJson(data)}</script>`;
