import type {
  ContentPage,
  Faq,
  Post,
  PostEntry,
  Resource,
  ResourceSummary,
} from '@puente/contract/entities/content';
import { readingMinutes } from '@puente/contract/reading-time';
import type { Database } from '../db/connect.ts';
import { requireRow } from '../db/require-row.ts';
import { presentStamps } from '../http/stamps.ts';
import type { ResourceRow } from '../resources/columns.ts';
import { fileIn, filesOf } from '../uploads/files.ts';
import type { FaqRow, PageRow, PostRow } from './policy.ts';

export async function presentResource(
  db: Database,
  row: ResourceRow,
  populate?: readonly 'picture'[],
): Promise<Resource> {
  return { ...requireRow(await presentResources(db, [row], populate)), content: row.content };
}

/** Resources as they appear in lists. */
export async function presentResources(
  db: Database,
  rows: readonly ResourceRow[],
  populate: readonly 'picture'[] = [],
): Promise<ResourceSummary[]> {
  const pictures = populate.includes('picture')
    ? await filesOf(
        db,
        rows.map(({ pictureId }) => pictureId),
      )
    : undefined;
  return rows.map((row) => ({
    id: row.id,
    ...presentStamps(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    title: row.title,
    introduction: row.introduction,
    tags: row.tags,
    tfx_status: row.tfxStatus,
    is_popular: row.isPopular,
    popularity_visits: row.popularityVisits,
    purposes: row.purposes,
    excerpt: row.introduction || beginningOf(row.content),
    minutes: readingMinutes(row.content),
    link: row.link,
    pictureText: row.pictureText,
    ...(pictures && { picture: fileIn(pictures, row.pictureId) }),
  }));
}

type PostEntryRow = Pick<PostRow, 'title' | 'description' | 'author' | 'url' | 'updatedAt'> & {
  publishedAt: Date | null;
};

/** List entry of a published post. */
export const presentPostEntry = ({
  title,
  description,
  author,
  url,
  updatedAt,
  publishedAt,
}: PostEntryRow): PostEntry => ({
  title,
  description,
  author,
  url,
  updatedAt: updatedAt.toISOString(),
  publishedAt: (publishedAt ?? updatedAt).toISOString(),
});

export async function presentPosts(
  db: Database,
  rows: readonly PostRow[],
  populate: readonly 'banner'[] = [],
): Promise<Post[]> {
  // Read also when not asked for: without an image of its own, a post has its banner as cover.
  const banners = await filesOf(
    db,
    rows.map(({ bannerId }) => bannerId),
  );
  return rows.map((row) => {
    const banner = fileIn(banners, row.bannerId);
    const picture = firstPicture(row.content);
    return {
      id: row.id,
      ...presentStamps(row),
      publishedAt: row.publishedAt?.toISOString() ?? null,
      title: row.title,
      description: row.description,
      author: row.author,
      minutes: readingMinutes(row.content),
      tags: row.tags,
      content: row.content,
      url: row.url,
      metatitle: row.metatitle,
      metadescription: row.metadescription,
      cover: picture?.address ?? banner?.url ?? null,
      coverText: (picture ? picture.text : row.bannerText) || null,
      bannerText: row.bannerText,
      ...(populate.includes('banner') && { banner }),
    };
  });
}

/** Characters of an article that serve as its introduction. */
const excerptLength = 200;

/** Beginning of a markdown text as plain text, cut after a whole word. */
export function beginningOf(markdown: string): string {
  const plain = markdown
    .slice(0, 4 * excerptLength)
    .replace(/\]\([^()\s]*\)/g, '')
    .replace(/<[^<>]*>/g, '')
    .replace(/^ {0,3}(?:-|\d{1,3}\.) /gm, '')
    .replace(/!?\[|[\]#*_`>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length <= excerptLength ? plain : `${plain.slice(0, plain.lastIndexOf(' ', excerptLength))}…`;
}

/**
 * First image of a markdown text (specification §3), with its alternative text. An address in angle brackets may
 * contain spaces.
 */
export function firstPicture(markdown: string): { address: string; text: string } | undefined {
  // Piece by piece: one expression for the whole text would try each beginning to its end.
  for (const piece of markdown.split('![').slice(1)) {
    const [, text = '', bracketed, plain] = /^([^\]]*)\]\(\s*(?:<([^<>\n]+)>|([^\s()<>]+))/.exec(piece) ?? [];
    const address = bracketed ?? plain;
    if (address !== undefined) return { address, text };
  }
  return undefined;
}

export const presentFaq = (row: FaqRow): Faq => ({
  id: row.id,
  ...presentStamps(row),
  question: row.question,
  answer: row.answer,
  audience: row.audience,
  category: row.category,
  position: row.position,
  published: row.published,
});

export const presentPage = (row: PageRow): ContentPage => ({
  id: row.id,
  ...presentStamps(row),
  slug: row.slug,
  title: row.title,
  content: row.content,
  published: row.published,
});
