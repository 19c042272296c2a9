import { type Brand } from './brand-files.ts';
import { scriptJson, tag } from './html.ts';
import { isOnePublicPage, opensToEverybody } from './landing.ts';
import { type PageHead } from './drawn-page.ts';
import { imageTags } from './pictures/image-tags.ts';
import { type RouteOwner } from './served-app.ts';
import { subscriptionLinks } from './subscriptions.ts';

/** The language of every page, and where it is spoken. */
const locale = 'es_ES';

interface PublicPage {
  owner: RouteOwner | undefined;
  /** Address of the product; undefined where it is not set, and then nothing needs a whole address. */
  publicUrl: string | undefined;
  /** What the page says of itself, where it was drawn. */
  head: PageHead | undefined;
}

/** What publicHead has to know beside the page. */
interface AroundPage {
  brand: Brand;
  /** Address of its drawn picture; undefined when it has none. */
  picture: string | undefined;
  /** Path of the page that searches everything; undefined when no app has one. */
  searchPath: string | undefined;
}

/**
 * The one address of a page that everybody may open, without query. Behind a path with a parameter only the page knows
 * whether there is something, and says so once it is drawn.
 */
export function canonicalOf({ owner, publicUrl, head }: PublicPage): string | undefined {
  if (!owner || !opensToEverybody(owner) || head?.isMissing === true) return undefined;
  const path = head?.path ?? (isOnePublicPage(owner) ? owner.route.path : undefined);
  return path && publicUrl && URL.parse(path, publicUrl)?.href;
}

/** Returns what the page says of itself, then what its manifest says, then what the product is. */
export const descriptionOf = ({
  owner,
  head,
  brand,
}: Pick<PublicPage, 'owner' | 'head'> & Pick<AroundPage, 'brand'>): string =>
  head?.description ?? owner?.route.description ?? brand.description;

const noIndex = tag('meta', { name: 'robots', content: 'noindex' });

/** Tells shared links and search engines of a page: most of one that everybody may open. */
export function publicHead({ brand, searchPath, picture, ...page }: PublicPage & AroundPage): string[] {
  const { owner, publicUrl, head } = page;
  if (!owner || head?.isMissing === true) return [];
  // A page that asks for a login shows a program nothing else.
  if (!opensToEverybody(owner)) return [noIndex];
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

/** Fields of schema.org whose values are addresses: only the edge knows which come after those that an app writes. */
const addressFields: ReadonlySet<string> = new Set(['url', 'logo', 'image']);

/** What a page says of itself, with its address and what it leaves to its head. */
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

/** Browsers run no such block: the policy on scripts leaves it alone. */
function dataOf({ owner: { route }, address, title, brand, publicUrl, searchPath }: DescribedPage): object[] {
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
  if (route.rendered !== true) return [];
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
