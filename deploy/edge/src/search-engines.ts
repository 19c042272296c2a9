import { Readable } from 'node:stream';
import { contentCalls } from '@puente/contract/calls/content';
import { type PostEntry } from '@puente/contract/entities/content';
import { Feed } from 'feed';
import { type FastifyPluginCallback, type FastifyReply, type FastifyRequest } from 'fastify';
import { SitemapStream, streamToPromise } from 'sitemap';
import { type Brand } from './brand-files.ts';
import { type ChannelReader, type ChannelView } from './channel-view.ts';
import { type EarlyAnswerCache, keyOf } from './early-answers.ts';
import { isOnePublicPage, opensToEverybody } from './landing.ts';

interface SearchEnginesOptions {
  channel: ChannelReader;
  /** Waits longer than for a page: nobody sits before it. */
  answers: EarlyAnswerCache;
  brand: Brand;
  /** Address of the product; undefined in development, where that of the request is taken. */
  publicUrl: string | undefined;
}

const postsCall = '/api/blog-posts/feed';
const { answer: postsAnswer } = contentCalls[`GET ${postsCall}`];
/** Posts that a feed reader is told of. */
const newest = 30;

/** `/robots.txt`, `/sitemap.xml` and `/blog/rss.xml`: what there is for programs that read the public pages. */
export const searchEngines: FastifyPluginCallback<SearchEnginesOptions> = (app, options, done) => {
  const { channel, answers, brand, publicUrl } = options;
  const baseOf = (request: FastifyRequest): string => publicUrl ?? `${request.protocol}://${request.host}`;

  app.get('/robots.txt', async (request, reply) => {
    const view = await channel.current();
    return told(reply, 'text/plain').send(robots(view, baseOf(request)));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const [view, posts] = await Promise.all([channel.current(), published()]);
    // A map without its posts would have them forgotten.
    if (!view || !posts) return later(reply);
    return told(reply, 'application/xml').send(await sitemap(view, posts, baseOf(request)));
  });

  app.get('/blog/rss.xml', async (request, reply) => {
    const posts = await published();
    if (!posts) return later(reply);
    return told(reply, 'application/rss+xml').send(rss(posts.slice(0, newest), brand, baseOf(request)));
  });

  /** Undefined when the API does not answer. */
  async function published(): Promise<PostEntry[] | undefined> {
    const early = await answers.answersTo([postsCall]);
    return postsAnswer.safeParse(early.answers[keyOf(postsCall)]).data?.data;
  }
  done();
};

/** Guarded pages show a program nothing but the way to the login. */
function robots(view: ChannelView | undefined, base: string): string {
  const owners = view ? ownersIn(view) : [];
  const guarded = owners.filter((owner) => !opensToEverybody(owner)).map(({ route }) => route.path);
  const open = new Set(owners.filter(opensToEverybody).map(({ route }) => route.path));
  const patterns = guarded.map((path) => path.replaceAll(/:[^/]+/g, '*')).filter((path) => !open.has(path));
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...[...new Set(patterns)].sort().map((path) => `Disallow: ${path}$`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', base).href}`,
    '',
  ].join('\n');
}

async function sitemap(view: ChannelView, posts: readonly PostEntry[], base: string): Promise<string> {
  const pages = ownersIn(view)
    .filter((owner) => isOnePublicPage(owner) && owner.route.rendered === true)
    .map(({ route }) => route.path);
  const entries = [
    ...pages.map((url) => ({ url })),
    ...posts.map(({ url, updatedAt }) => ({ url: postPath(url), lastmod: updatedAt })),
  ];
  const stream = new SitemapStream({
    hostname: base,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  return (await streamToPromise(Readable.from(entries).pipe(stream))).toString();
}

function rss(posts: readonly PostEntry[], brand: Brand, base: string): string {
  const feed = new Feed({
    title: `Blog de ${brand.name}`,
    description: brand.description,
    link: new URL('/blog', base).href,
    language: 'es',
    generator: false,
    feedLinks: { rss: new URL('/blog/rss.xml', base).href },
    ...(posts[0] && { updated: new Date(posts[0].publishedAt) }),
  });
  for (const { title, description, url, publishedAt } of posts) {
    const link = new URL(postPath(url), base).href;
    feed.addItem({ title, description, id: link, link, date: new Date(publishedAt) });
  }
  return feed.rss2();
}

const postPath = (url: string): string => `/blog/${encodeURIComponent(url)}`;

const ownersIn = ({ shell, apps }: ChannelView) =>
  [shell, ...apps].flatMap((app) => app.manifest.routes.map((route) => ({ app, route })));

const told = (reply: FastifyReply, type: string): FastifyReply =>
  reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' });

const later = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': '60',
      'cache-control': 'no-store',
    })
    .send('Inténtalo de nuevo en un minuto.\n');
