import * as z from 'zod/mini';
import { ids, type TextVersionId } from '../ids.ts';
import { publicationStates } from '../publication.ts';
import { contentPage, faq, post, resource } from './content.ts';
import { moment, nullableText } from './fields.ts';

/** Kinds of texts that editors write for the site. */
export const textKinds = ['post', 'faq', 'page', 'resource'] as const;
export type TextKind = (typeof textKinds)[number];

/** A text of the site as editors find it in their list. */
export const staffText = z.object({
  kind: z.enum(textKinds),
  /** Id of the post, question, page or resource. */
  id: z.int(),
  title: z.string(),
  state: z.enum(publicationStates),
  /** Moment of publication of a post or resource; null for a draft, and for questions and pages. */
  publishedAt: z.nullable(moment),
  updatedAt: moment,
  /** Name of the editor who saved it last; null when nobody knows. */
  who: nullableText,
});

/** Fields of a post that its history keeps. */
export const postValues = z.extend(
  z.pick(post, {
    title: true,
    url: true,
    description: true,
    author: true,
    tags: true,
    content: true,
    metatitle: true,
    metadescription: true,
    bannerText: true,
    publishedAt: true,
  }),
  { banner: z.nullable(ids.file) },
);

export const faqValues = z.pick(faq, {
  question: true,
  answer: true,
  audience: true,
  category: true,
  position: true,
  published: true,
});

export const pageValues = z.pick(contentPage, { slug: true, title: true, content: true, published: true });

/** Fields of a resource that its history keeps. */
export const resourceValues = z.extend(
  z.pick(resource, {
    title: true,
    introduction: true,
    tags: true,
    tfx_status: true,
    is_popular: true,
    purposes: true,
    content: true,
    link: true,
    pictureText: true,
    publishedAt: true,
  }),
  { picture: z.nullable(ids.file) },
);

/** A saved state of a text with these fields. */
const versionOf = <Values extends z.ZodMiniObject>(values: Values) =>
  z.object({
    id: ids.textVersion,
    savedAt: moment,
    /** Name of the editor; null for a state from before the history, and after the account was deleted. */
    who: nullableText,
    /** Fields that differ from the version before. Empty for the first version. */
    changed: z.array(z.keyof(values)),
    values,
  });

export const postVersion = versionOf(postValues);
export const faqVersion = versionOf(faqValues);
export const pageVersion = versionOf(pageValues);
export const resourceVersion = versionOf(resourceValues);

/** Link to a post or resource as its visitors will see it. */
export const previewLink = z.object({ expiresAt: moment });
/** A new link. Only the response to its creation has the secret. */
export const newPreviewLink = z.extend(previewLink, { secret: z.string() });

export type StaffText = z.infer<typeof staffText>;
export type PostValues = z.infer<typeof postValues>;
export type FaqValues = z.infer<typeof faqValues>;
export type PageValues = z.infer<typeof pageValues>;
export type ResourceValues = z.infer<typeof resourceValues>;
export type PreviewLink = z.infer<typeof previewLink>;

/** A version of any text, for what all of them have in common. */
export interface TextVersion<Field extends string, Values> {
  id: TextVersionId;
  savedAt: string;
  who: string | null;
  changed: Field[];
  values: Values;
}
