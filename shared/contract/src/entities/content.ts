import * as z from 'zod/mini';
import { faqAudiences } from '../constants/audiences.ts';
import { resourcePurposeCodes } from '../constants/resources.ts';
import { workStageCodes } from '../constants/works.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { ids } from '../ids.ts';
import { mediaFile } from './file.ts';

/** Published, or null while it is a draft, which only staff see. */
const publishedAt = z.nullable(moment);

/** An article of the resource library (specification §3), as lists have it. `picture` is there when populated. */
export const resourceSummary = z.object({
  id: ids.resource,
  ...stamps,
  publishedAt,
  title: z.string(),
  introduction: z.string(),
  tags: z.array(z.string()),
  /** Stage of the student's work that it helps with. */
  tfx_status: z.nullable(z.enum(workStageCodes)),
  is_popular: z.boolean(),
  popularity_visits: z.int(),
  purposes: z.array(z.enum(resourcePurposeCodes)),
  /** The introduction, or else how the content begins, without its markdown. */
  excerpt: z.string(),
  /** Time to read the content. */
  minutes: z.int(),
  link: nullableText,
  picture: z.optional(z.nullable(mediaFile)),
});

/** The article itself. `content` is markdown. */
export const resource = z.extend(resourceSummary, { content: z.string() });

/** Blog post (§3). `url` is the last part of its address; `banner` is there when populated. */
export const post = z.object({
  id: ids.post,
  ...stamps,
  publishedAt,
  title: z.string(),
  description: z.string(),
  author: nullableText,
  /** Time to read the content. */
  minutes: z.int(),
  tags: z.array(z.string()),
  content: z.string(),
  url: z.string(),
  metatitle: nullableText,
  metadescription: nullableText,
  /** The first image link of the content (§3), or else the banner. */
  cover: nullableText,
  banner: z.optional(z.nullable(mediaFile)),
});

/** A published post as feeds and search engines are told of it. */
export const postEntry = z.extend(
  z.pick(post, { title: true, description: true, author: true, url: true, updatedAt: true }),
  { publishedAt: moment },
);

/** Frequent question. `answer` is markdown. */
export const faq = z.object({
  id: ids.faq,
  ...stamps,
  question: z.string(),
  answer: z.string(),
  /** Null: for all audiences. */
  audience: z.nullable(z.enum(faqAudiences)),
  category: nullableText,
  position: z.int(),
  published: z.boolean(),
});

/** A text that staff keep: legal pages, the team. Pending ones are empty, and only staff see them. */
export const contentPage = z.object({
  id: ids.page,
  ...stamps,
  slug: z.string(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  published: z.boolean(),
});

/** The closable banner of the awards call (§2). */
export const banner = z.object({
  title: z.string(),
  text: nullableText,
  link: nullableText,
  /** First and last day, yyyy-MM-dd. */
  from: z.string(),
  to: z.string(),
  /** Paths that do not show it. */
  hiddenOn: z.array(z.string()),
  /** Whether today is one of its days. */
  active: z.boolean(),
  /** Null while it is the one that the platform came with. */
  updatedAt: z.nullable(moment),
});

export type ResourceSummary = z.infer<typeof resourceSummary>;
export type Resource = z.infer<typeof resource>;
export type Post = z.infer<typeof post>;
export type PostEntry = z.infer<typeof postEntry>;
export type Faq = z.infer<typeof faq>;
export type ContentPage = z.infer<typeof contentPage>;
export type Banner = z.infer<typeof banner>;
