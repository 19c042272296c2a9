import { Readable } from 'node:stream';
import { type FastifyPluginCallback, type FastifyReply, type FastifyRequest } from 'fastify';
import { Feed } from 'feed';
import { SitemapStream, streamToPromise } from 'sitemap';
import * as z from 'zod/mini';
import { contentCalls } from '@puente/contract/calls/content';
import { publicRecordCalls } from '@puente/contract/calls/public-records';
import { type PostEntry } from '@puente/contract/entities/content';
import { campaign } from '@puente/contract/entities/program';
import { project } from '@puente/contract/entities/project';
import { type PublicRecord } from '@puente/contract/entities/public-record';
import { work } from '@puente/contract/entities/work';
import { type Brand } from './brand-files.ts';
import { type ChannelReader, type ChannelView } from './channel-view.ts';
import { projectChoice } from './embed/project-choice.ts';
import { addressesOfLists } from './list-addresses.ts';
import { isOnePublicPage, isPublicPage, ownersIn, pathOfPublicPage } from './page-access.ts';
import { type FeedPath, feedTitle } from './subscriptions.ts';
import { type ValidatedAnswers } from './validated-answers.ts';

interface SearchEnginesOptions {
  channel: ChannelReader;
  answers: ValidatedAnswers;
  brand: Brand;
  /** Address of the product. Undefined in development, where the address of the request is used. */
  publicUrl: string | undefined;
}

/** Number of entries in a feed. */
const newest = 30;
/** Most addresses in one site map. The least recently changed ones are left out. */
const mostAddresses = 50_000;

const postsCall = '/api/blog-posts/feed';
const { answer: postsAnswer } = contentCalls[`GET ${postsCall}`];
const recordsCall = '/api/public-records';
const { answer: recordsAnswer } = publicRecordCalls[`GET ${recordsCall}`];
/** Requests all campaigns in one response: only a few run at a time. */
const campaignsCall = '/api/campaigns?pagination[pageSize]=100';
const campaignsAnswer = z.object({ data: z.array(z.pick(campaign, { code: true, updatedAt: true })) });
const newestFirst = `sort=publishedAt:desc&pagination[pageSize]=${newest}`;
const shown = { id: true, title: true, publishedAt: true, updatedAt: true } as const;
const projectsAnswer = z.object({
  data: z.array(z.pick(project, { ...shown, description: true, visibility_consent: true })),
});
const worksCall = `/api/tfxes?${newestFirst}`;
const worksAnswer = z.object({ data: z.array(z.pick(work, { ...shown, summary: true })) });

/** Serves `/robots.txt`, `/sitemap.xml` and the feeds for programs that read the public pages. */
export const searchEngines: FastifyPluginCallback<SearchEnginesOptions> = (app, options, done) => {
  const { channel, answers, brand, publicUrl } = options;
  const baseOf = (request: FastifyRequest): string => publicUrl ?? `${request.protocol}://${request.host}`;

  app.get('/robots.txt', async (request, reply) => {
    const view = await channel.current();
    return told(reply, 'text/plain').send(robots(view, baseOf(request)));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const view = await channel.current();
    const [posts, campaigns, records, lists] = await Promise.all([
      published(),
      answers.answerTo(campaignsCall, campaignsAnswer),
      answers.answerTo(recordsCall, recordsAnswer),
      view && addressesOfLists(view, answers),
    ]);
    // A map without its posts would have them forgotten.
    if (!view || !posts || !campaigns || !records || !lists) return later(reply);
    const entries = [
      ...lists.map((url) => ({ url })),
      ...posts.map(entryOfPost),
      ...entriesOfCampaigns(campaigns.data, view),
      ...entriesOf(records.data, view),
    ];
    return told(reply, 'application/xml').send(await sitemap(view, entries, baseOf(request)));
  });

  app.get('/blog/rss.xml', async (request, reply) => {
    const posts = await published();
    return feed(request, reply, {
      path: '/blog',
      entries: posts?.slice(0, newest).map((post) => ({ ...post, path: postPath(post.url) })),
    });
  });

  app.get('/projects/rss.xml', async (request, reply) => {
    const choice = await projectChoice(request.query, answers);
    if ('mistake' in choice) return told(reply.code(400), 'text/plain').send(`${choice.mistake}\n`);
    const projects = 'later' in choice ? undefined : await answers.answerTo(choice.call, projectsAnswer);
    return feed(request, reply, {
      path: '/projects',
      entries: projects?.data
        .filter(({ visibility_consent: consent }) => consent)
        .slice(0, newest)
        .map((project) => ({ ...project, path: `/projects/${project.id}` })),
    });
  });

  app.get('/tfx/rss.xml', async (request, reply) => {
    const works = await answers.answerTo(worksCall, worksAnswer);
    return feed(request, reply, {
      path: '/tfx',
      entries: works?.data.map((work) => ({
        ...work,
        description: work.summary,
        path: `/tfx/${work.id}`,
      })),
    });
  });

  function feed(
    request: FastifyRequest,
    reply: FastifyReply,
    { entries, ...about }: FeedOfPage,
  ): FastifyReply {
    if (!entries) return later(reply);
    const { search } = new URL(request.url, baseOf(request));
    return told(reply, 'application/rss+xml').send(
      rss({ ...about, entries, search }, brand, baseOf(request)),
    );
  }

  const published = async (): Promise<PostEntry[] | undefined> =>
    (await answers.answerTo(postsCall, postsAnswer))?.data;
  done();
};

interface FeedEntry {
  title: string;
  description: string;
  path: string;
  publishedAt: string | null;
  updatedAt: string;
}

interface FeedOfPage {
  /** Path of the page that lists the entries. */
  path: FeedPath;
  /** The newest first; undefined when the API did not return them. */
  entries: readonly FeedEntry[] | undefined;
}

/** Guarded pages are excluded: a program would only see the login there. */
function robots(view: ChannelView | undefined, base: string): string {
  const owners = view ? ownersIn(view) : [];
  const guarded = owners.filter((owner) => !isPublicPage(owner)).map(({ route }) => route.path);
  const open = new Set(owners.filter(isPublicPage).map(({ route }) => route.path));
  const patterns = guarded.map((path) => path.replaceAll(/:[^/]+/g, '*')).filter((path) => !open.has(path));
  return [
    'User-agent: *',
    'Disallow: /api/',
    // With any query as well, and nothing that lies below: that may be open.
    ...[...new Set(patterns)].sort().flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`]),
    '',
    `Sitemap: ${new URL('/sitemap.xml', base).href}`,
    '',
  ].join('\n');
}

interface MapEntry {
  url: string;
  lastmod?: string;
}

async function sitemap(view: ChannelView, entries: readonly MapEntry[], base: string): Promise<string> {
  const pages = ownersIn(view)
    .filter(
      (owner) => isOnePublicPage(owner) && owner.route.rendered === true && owner.route.unlisted !== true,
    )
    .map(({ route }) => ({ url: route.path }));
  const stream = new SitemapStream({
    hostname: base,
    xmlns: { news: false, xhtml: false, image: false, video: false },
  });
  const all = [...pages, ...entries].slice(0, mostAddresses);
  return (await streamToPromise(Readable.from(all).pipe(stream))).toString();
}

const entryOfPost = ({ url, updatedAt }: PostEntry): MapEntry => ({ url: postPath(url), lastmod: updatedAt });

function entriesOfCampaigns(
  campaigns: readonly { code: string; updatedAt: string }[],
  view: ChannelView,
): MapEntry[] {
  const path = pathOfPublicPage(view, 'campaign');
  if (path === undefined) return [];
  return campaigns.map(({ code, updatedAt }) => ({
    url: path.replace(':code', encodeURIComponent(code)),
    lastmod: updatedAt,
  }));
}

/** Entries whose page is public. The kind of a record is the name of its route. */
function entriesOf(records: readonly PublicRecord[], view: ChannelView): MapEntry[] {
  const paths = new Map(
    ownersIn(view)
      .filter(isPublicPage)
      .map(({ route }) => [route.name, route.path]),
  );
  return records.flatMap(({ kind, id, updatedAt }) => {
    const path = paths.get(kind);
    return path === undefined ? [] : [{ url: path.replace(':id', String(id)), lastmod: updatedAt }];
  });
}

function rss(
  { path, entries, search }: FeedOfPage & { entries: readonly FeedEntry[]; search: string },
  brand: Brand,
  base: string,
): string {
  const [latest] = entries;
  const feed = new Feed({
    title: feedTitle(path, brand),
    description: brand.description,
    link: new URL(path, base).href,
    language: 'es',
    generator: false,
    // Readers come again to the address that a feed names: it has to be the one with the choice.
    feedLinks: { rss: new URL(`${path}/rss.xml${search}`, base).href },
    ...(latest && { updated: momentOf(latest) }),
  });
  for (const entry of entries) {
    const link = new URL(entry.path, base).href;
    const { title: name, description } = entry;
    feed.addItem({ title: name, description, id: link, link, date: momentOf(entry) });
  }
  return feed.rss2();
}

const momentOf = ({ publishedAt, updatedAt }: FeedEntry): Date => new Date(publishedAt ?? updatedAt);

const postPath = (url: string): string => `/blog/${encodeURIComponent(url)}`;

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
