import * as z from 'zod/mini';
import { faqAudiences } from '../constants/audiences.ts';
import { resourcePurposeCodes } from '../constants/resources.ts';
import { workStageCodes } from '../constants/works.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { optionalLine, optionalText, reference, tagList, webAddress } from './fields.ts';
import { requiredLine, text } from './line.ts';
import { momentField } from './moment.ts';

/** Content that staff write: resources, posts, questions, pages. Markdown is stored as entered. */

const { content: most } = limits;
const title = requiredLine(most.title);
const markdown = text(most.markdown);
const file = z.optional(z.nullable(reference<'file'>()));
/** The last part of an address. */
const slug = z
  .string({ error: messages.required })
  .check(z.maxLength(most.title, messages.tooLong), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, messages.pattern));
const published = z.optional(z.boolean());

export const newResource = z.strictObject({
  title,
  introduction: z.optional(text(most.introduction)),
  tags: z.optional(tagList),
  tfx_status: z.optional(z.nullable(z.enum(workStageCodes))),
  is_popular: z.optional(z.boolean()),
  purposes: z
    .array(z.enum(resourcePurposeCodes), { error: messages.required })
    .check(z.minLength(1, messages.required), z.maxLength(2, messages.tooLong)),
  content: z.optional(markdown),
  link: webAddress,
  picture: file,
  /** Alternative text of the picture. */
  pictureText: optionalLine(most.introduction),
  /** False keeps the content a draft. */
  published,
  /** Moment of publication; a later one schedules the resource. `published: false` makes it a draft, whatever the moment. */
  publishAt: z.optional(momentField),
});
export const resourceUpdate = z.partial(newResource);
export type ResourceUpdate = z.output<typeof resourceUpdate>;

export const newPost = z.strictObject({
  title,
  url: slug,
  description: z.optional(text(most.introduction)),
  author: optionalLine(limits.name.max),
  tags: z.optional(tagList),
  content: z.optional(markdown),
  metatitle: optionalLine(most.title),
  metadescription: optionalText(most.introduction),
  banner: file,
  /** Alternative text of the banner. */
  bannerText: optionalLine(most.introduction),
  published,
  /** Moment of publication; a later one schedules the post. `published: false` makes it a draft, whatever the moment. */
  publishAt: z.optional(momentField),
});
export const postUpdate = z.partial(newPost);
export type PostUpdate = z.output<typeof postUpdate>;

export const newFaq = z.strictObject({
  question: title,
  answer: markdown.check(z.minLength(1, messages.required)),
  audience: z.optional(z.nullable(z.enum(faqAudiences))),
  category: optionalLine(limits.name.max),
  position: z.optional(z.int().check(z.nonnegative(messages.pattern), z.maximum(10_000, messages.pattern))),
  published,
});
export const faqUpdate = z.partial(newFaq);

/** A page of the site. Its address is part of the product. */
export const pageUpdate = z.strictObject({
  title: z.optional(title),
  content: z.optional(markdown),
  published,
});
