import * as z from 'zod/mini';
import { faqAudiences } from '../constants/audiences.ts';
import { resourcePurposeCodes } from '../constants/resources.ts';
import { workStageCodes } from '../constants/works.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { day, isWebAddress, optionalLine, optionalText, reference, tagList, webAddress } from './fields.ts';
import { line, requiredLine, text } from './line.ts';
import { momentField } from './moment.ts';

/** Content that staff write: resources, posts, questions, pages, campaigns, the banner. Markdown is stored as entered. */

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
  /** False keeps the content a draft. */
  published,
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

export const newPage = z.strictObject({ slug, title, content: z.optional(markdown), published });
export const pageUpdate = z.partial(newPage);

const code = z
  .string({ error: messages.required })
  .check(
    z.maxLength(limits.name.max, messages.tooLong),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, messages.pattern),
  );

export const newCampaign = z.strictObject({
  code,
  name: requiredLine(limits.name.max),
  title: z.optional(line(most.title)),
  subtitle: optionalText(most.introduction),
  logo: file,
  active: z.optional(z.boolean()),
});
export const campaignUpdate = z.partial(newCampaign);

export const programUpdate = z.partial(
  z.strictObject({
    name: requiredLine(limits.name.max),
    logo: file,
    /** Ids of the program's campaigns; replaces the list. Students of a removed campaign are no longer counted. */
    campaigns: z.array(reference<'campaign'>()).check(z.maxLength(20, messages.tooLong)),
  }),
);

const address = z
  .string()
  .check(
    z.trim(),
    z.maxLength(limits.address.max, messages.tooLong),
    z.regex(/^[^\s\p{C}]*$/u, messages.pattern),
  );

/** Accepts paths of this site only. Browsers read '/\\' like '//', which starts an address of another site. */
const isOwnPath = (link: string): boolean => /^\/(?![/\\])/.test(link);

export const bannerUpdate = z
  .strictObject({
    title,
    text: optionalText(most.introduction),
    /** A path of this site, or a full address. */
    link: z.optional(
      z.nullable(
        address.check(
          z.refine((link) => link === '' || isOwnPath(link) || isWebAddress(link), messages.pattern),
        ),
      ),
    ),
    from: day,
    to: day,
    hiddenOn: z.optional(
      z.array(address.check(z.regex(/^\//, messages.pattern))).check(z.maxLength(20, messages.tooLong)),
    ),
  })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], message: messages.pattern }));
