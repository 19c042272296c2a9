import { type Brand } from './brand-files.ts';
import { type PageHead } from './drawn-page.ts';
import { scriptJson, tag } from './html.ts';
import { isOnePublicPage, isPublicPage, isRenderedForEverybody } from './page-access.ts';
import { imageTags } from './pictures/image-tags.ts';
import { type RouteOwner } from './served-app.ts';
import { subscriptionLinks } from './subscriptions.ts';

/** Locale of every page. */
const locale = 'es_ES';

interface PublicPage {
  owner: RouteOwner | undefined;
  /** Address of the product. When it is not set, tags that need absolute addresses are left out. */
  publicUrl: string | undefined;
  /** Head that the page set, if it was rendered. */
  head: PageHead | undefined;
}

/** Input of publicHead in addition to the page. */
interface AroundPage {
  brand: Brand;
  /** Address of its drawn picture; undefined when it has none. */
  picture: string | undefined;
  /** Path of the page with the global search; undefined when no app has one. */
  searchPath: string | undefined;
}

/**
 * The canonical address of a public page, without query. Behind a path with a parameter only the page knows whether
 * there is something, and says so once it is rendered.
 */
export function canonicalOf({ owner, publicUrl, head }: PublicPage): string | undefined {
  if (!owner || !isPublicPage(owner) || head?.isMissing === true) return undefined;
  const path = head?.path ?? (isOnePublicPage(owner) ? owner.route.path : undefined);
  return path && publicUrl && URL.parse(path, publicUrl)?.href;
}

/** Returns the description that the page sets, else that of its manifest, else that of the product. */
export const descriptionOf = ({
  owner,
  head,
  brand,
}: Pick<PublicPage, 'owner' | 'head'> & Pick<AroundPage, 'brand'>): string =>
  head?.description ?? owner?.route.description ?? brand.description;

const noIndex = tag('meta', { name: 'robots', content: 'noindex' });

/** Head elements for shared links and search engines. Public pages have most of them. */
export function publicHead({ brand, searchPath, picture, ...page }: PublicPage & AroundPage): string[] {
  const { owner, publicUrl, head } = page;
  if (!owner || head?.isMissing === true) return [];
  // A page that asks for a login shows a program nothing else.
  if (!isPublicPage(owner)) return [noIndex];
  const address = canonicalOf(page);
  const title = head?.title ?? owner.route.title;
  const description = descriptionOf({ owner, head, brand });
  const og = (name: string, content: string) => tag('meta', { property: `og:${name}`, content });
  return [
    ...(head?.isUnlisted === true || owner.route.unlisted === true ? [noIndex] : []),
    og('title', title),
    og('description', description),
    og('type', head?.data && isPost(head.data) ? 'article' : 'website'),
    og('site_name', brand.name),
    og('locale', locale),
    ...(address ? [og('url', address)] : []),
    ...subscriptionLinks(owner.route.path, brand),
    ...(publicUrl === undefined ? [] : imageTags({ publicUrl, own: head?.image, picture, title })),
    ...(address && publicUrl
      ? dataOf({ owner, address, title, brand, publicUrl, searchPath }).map(block)
      : []),
    ...(head?.data
      ? [
          block(
            ownData(head.data, {
              description: head.description,
              url: address,
              publicUrl,
              ...(isPost(head.data) && { image: picture }),
            }),
          ),
        ]
      : []),
  ];
}

const isPost = (data: NonNullable<PageHead['data']>): boolean => data['@type'] === 'BlogPosting';

const context = { '@context': 'https://schema.org' };

/** Fields of schema.org that hold addresses. Only the edge knows the origin for paths that an app writes. */
const addressFields: ReadonlySet<string> = new Set(['url', 'logo', 'image']);

/** Structured data that the page sets, completed with its address and the description of its head. */
const ownData = (
  data: object,
  {
    publicUrl,
    ...page
  }: Readonly<
    Record<'description' | 'url' | 'publicUrl', string | undefined> & { image?: string | undefined }
  >,
): unknown =>
  JSON.parse(JSON.stringify({ ...context, ...page, ...data }), (field, value: unknown) =>
    addressFields.has(field) && typeof value === 'string' && value.startsWith('/')
      ? (publicUrl && URL.parse(value, publicUrl)?.href) || value
      : value,
  );

interface DescribedPage extends Omit<AroundPage, 'picture'> {
  owner: RouteOwner;
  address: string;
  title: string;
  publicUrl: string;
}

/** Structured data of a page. Browsers do not execute such a block, so the script policy does not apply to it. */
function dataOf({ owner, address, title, brand, publicUrl, searchPath }: DescribedPage): object[] {
  const { route } = owner;
  const start = new URL('/', publicUrl).href;
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
      {
        ...context,
        '@type': 'WebSite',
        name,
        description,
        url: start,
        inLanguage: 'es',
        ...(searchPath !== undefined && { potentialAction: searchAction(new URL(searchPath, start).href) }),
      },
    ];
  if (!isRenderedForEverybody(owner)) return [];
  const list = new URL(route.path, publicUrl).href;
  // A page of a list, 'Proyectos en Lugo', lies below the list.
  const isBelow = !route.path.includes(':') && address !== list;
  const itemListElement = [
    item(1, name, start),
    ...(isBelow ? [item(2, route.title, list)] : []),
    item(isBelow ? 3 : 2, title, address),
  ];
  return [{ ...context, '@type': 'BreadcrumbList', itemListElement }];
}

/** @param address of the page that searches */
const searchAction = (address: string) => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${address}?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
});

const block = (data: unknown): string =>
  `${tag('script', { type: 'application/ld+json' })}${scriptJson(data)}</script>`;
