import * as z from 'zod/mini';
import type { Post } from '../entities/content.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { newPost, type PostUpdate } from './content.ts';
import type { UploadedFile } from './field-definition.ts';
import { line, text } from './line.ts';
import { tagsIn, typedTags } from './typed-tags.ts';

const { content: most } = limits;
const { title, url } = newPost.shape;

/** Form of a post, as editors fill it in: the call's fields, and what only a form can ask for. */
export const postForm = z
  .object({
    title,
    url,
    description: text(most.introduction),
    author: line(limits.name.max),
    content: text(most.markdown),
    metatitle: line(most.title),
    metadescription: text(most.introduction),
    bannerText: line(most.introduction),
    tags: typedTags,
    banner: z.nullable(z.custom<UploadedFile>()),
  })
  .check(
    // A picture without a description is nothing to a reader who does not see it.
    z.refine((values) => values.banner === null || values.bannerText.trim() !== '', {
      error: messages.required,
      path: ['bannerText'],
    }),
  );

export type PostAnswers = z.input<typeof postForm>;

/** Answers of the form from a post. */
export const postAnswers = (post: Post): PostAnswers => ({
  title: post.title,
  url: post.url,
  description: post.description,
  author: post.author ?? '',
  tags: post.tags.join(', '),
  content: post.content,
  metatitle: post.metatitle ?? '',
  metadescription: post.metadescription ?? '',
  banner: post.banner
    ? { id: post.banner.id, name: post.banner.name, size: post.banner.size, url: post.banner.url }
    : null,
  bannerText: post.bannerText ?? '',
});

/** Fields of the call from answers. */
export const postChanges = ({
  tags,
  banner,
  ...fields
}: Partial<PostAnswers>): Omit<PostUpdate, 'published' | 'publishAt'> => ({
  ...fields,
  ...(tags !== undefined && { tags: tagsIn(tags) }),
  ...(banner !== undefined && { banner: banner && ids.file.parse(banner.id) }),
});
