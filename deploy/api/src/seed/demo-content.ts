import type { FileId } from '@puente/contract/ids';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { blogPosts, faqs, files, resources, users } from '../db/schema.ts';
import type { Uploads } from '../uploads/store.ts';
import { insertAll } from './batches.ts';
import { faqTexts } from './data/faqs.ts';
import { postTexts } from './data/posts.ts';
import { resourceTexts } from './data/resources.ts';
import { makeRandom } from './random.ts';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * day);

/** The resource library, the blog and the frequent questions; the last resource, post and question are still drafts. */
export async function seedContent(db: Database, uploads: Uploads): Promise<void> {
  const random = makeRandom(20_27);
  const covers = await seedCovers(db, uploads);
  const coverOf = (index: number): FileId => covers[index % covers.length] as FileId;
  const published = (index: number, all: readonly unknown[], days: number): Date | null =>
    index === all.length - 1 ? null : daysAgo(index * days + 1);

  await insertAll(
    db,
    resources,
    resourceTexts.map(({ purpose, stage, popular = false, tags, ...text }, index) => ({
      ...text,
      tags: [...tags],
      purposes: [purpose],
      tfxStatus: stage,
      isPopular: popular,
      popularityVisits: popular ? 40 + random.below(200) : random.below(40),
      pictureId: coverOf(index),
      publishedAt: published(index, resourceTexts, 4),
      createdAt: daysAgo(index * 4 + 2),
    })),
  );
  await insertAll(
    db,
    blogPosts,
    postTexts.map(({ tags, ...text }, index) => ({
      ...text,
      tags: [...tags],
      metatitle: text.title,
      metadescription: text.description,
      bannerId: coverOf(index + 1),
      publishedAt: published(index, postTexts, 12),
      createdAt: daysAgo(index * 12 + 2),
    })),
  );
  await insertAll(
    db,
    faqs,
    faqTexts.map(([audience, category, question, answer], index) => ({
      audience,
      category,
      question,
      answer,
      position: (index + 1) * 10,
      published: index < faqTexts.length - 1,
    })),
  );
}

/** Abstract drawings: an arch in the platform's manner, in a few colours. */
async function seedCovers(db: Database, uploads: Uploads): Promise<FileId[]> {
  const [staff] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.profileType, 'staff'))
    .limit(1);
  const palettes = [
    ['#0b4f4a', '#f2b705'],
    ['#7a2e1d', '#f4e3c1'],
    ['#1f3a5f', '#e07a5f'],
    ['#3d405b', '#81b29a'],
  ] as const;
  const rows = await Promise.all(
    palettes.map(async ([ground, arch], index) => {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><rect width="800" height="450" fill="${ground}"/><path d="M${80 + index * 40} 450a${240 - index * 20} ${240 - index * 20} 0 0 1 ${480 - index * 40} 0" fill="none" stroke="${arch}" stroke-width="48"/></svg>`;
      const kept = await uploads.keep(Buffer.from(drawing), {
        purpose: 'cover',
        name: `Portada ${index + 1}.svg`,
        extension: 'svg',
      });
      return { ...kept, width: 800, height: 450, alternativeText: '', ownerId: staff?.id ?? null };
    }),
  );
  return insertAll(db, files, rows);
}
