import type { FileId } from '@puente/contract/ids';
import type { Database } from '../db/connect.ts';
import { blogPosts, faqs, resources } from '../db/schema.ts';
import type { Uploads } from '../uploads/store.ts';
import { insertAll } from './batches.ts';
import { faqTexts } from './data/faqs.ts';
import { postTexts } from './data/posts.ts';
import { resourceTexts } from './data/resources.ts';
import { seedCovers } from './demo-covers.ts';
import { makeRandom } from './random.ts';

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * day);

/** Seeds the resource library, the blog and the frequent questions. The last resource, post and question are drafts. */
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
