import * as z from 'zod/mini';
import { faqAudiences } from '../constants/audiences.ts';
import { resourcePurposeCodes } from '../constants/resources.ts';
import { workStageCodes } from '../constants/works.ts';
import { ids } from '../ids.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { mediaFile } from './file.ts';

/** Moment of publication; null for a draft. Only editors see drafts, and scheduled texts before their moment. */
const publishedAt = z.nullable(moment);

/** An article of the resource library (specification §3), as lists return it. `picture` is present when populated. */
export const resourceSummary = z.object({
  id: ids.resource,
  ...stamps,
  publishedAt,
  title: z.string(),
  introduction: z.string(),
  tags: z.array(z.string()),
  /** Stage of the student's work that the resource helps with. */
  tfx_status: z.nullable(z.enum(workStageCodes)),
  is_popular: z.boolean(),
  popularity_visits: z.int(),
  purposes: z.array(z.enum(resourcePurposeCodes)),
  /** The introduction, or the beginning of the content without Markdown if there is none. */
  excerpt: z.string(),
  /** Minutes that it takes to read the content. */
  minutes: z.int(),
  link: nullableText,
  /** Alternative text of the picture. */
  pictureText: nullableText,
  picture: z.optional(z.nullable(mediaFile)),
});

/** A full article. `content` is Markdown. */
export const resource = z.extend(resourceSummary, { content: z.string() });

/** Blog post (§3). `url` is the last part of its address; `banner` is present when populated. */
export const post = z.object({
  id: ids.post,
  ...stamps,
  publishedAt,
  title: z.string(),
  description: z.string(),
  author: nullableText,
  /** Minutes that it takes to read the content. */
  minutes: z.int(),
  tags: z.array(z.string()),
  content: z.string(),
  url: z.string(),
  metatitle: nullableText,
  metadescription: nullableText,
  /** The first image link of the content (§3), or the banner if there is none. */
  cover: nullableText,
  /** Alternative text of the cover. */
  coverText: nullableText,
  /** Alternative text of the banner. */
  bannerText: nullableText,
  banner: z.optional(z.nullable(mediaFile)),
});

/** A published post, as listed in feeds and sitemaps. */
export const postEntry = z.extend(
  z.pick(post, { title: true, description: true, author: true, url: true, updatedAt: true }),
  { publishedAt: moment },
);

/** Frequently asked question. `answer` is Markdown. */
export const faq = z.object({
  id: ids.faq,
  ...stamps,
  question: z.string(),
  answer: z.string(),
  /** Audience of the question; null for all audiences. */
  audience: z.nullable(z.enum(faqAudiences)),
  category: nullableText,
  position: z.int(),
  published: z.boolean(),
});

/** A text that staff maintain: legal pages, the team. Pending pages are empty and visible to staff only. */
export const contentPage = z.object({
  id: ids.page,
  ...stamps,
  slug: z.string(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  published: z.boolean(),
});

export type ResourceSummary = z.infer<typeof resourceSummary>;
export type Resource = z.infer<typeof resource>;
export type Post = z.infer<typeof post>;
export type PostEntry = z.infer<typeof postEntry>;
export type Faq = z.infer<typeof faq>;
export type ContentPage = z.infer<typeof contentPage>;
