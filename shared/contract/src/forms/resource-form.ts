import * as z from 'zod/mini';
import { workStageCodes } from '../constants/works.ts';
import type { Resource } from '../entities/content.ts';
import { ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { newResource, type ResourceUpdate } from './content.ts';
import type { UploadedFile } from './field-definition.ts';
import { givenWebAddress } from './fields.ts';
import { line, text } from './line.ts';
import { tagsIn, typedTags } from './typed-tags.ts';

const { content: most } = limits;
const { title, purposes } = newResource.shape;

/** Form of a resource, as editors fill it in: the call's fields, and what only a form can ask for. */
export const resourceForm = z
  .object({
    title,
    introduction: text(most.introduction),
    purposes,
    tfx_status: z.enum(['', ...workStageCodes]),
    is_popular: z.boolean(),
    tags: typedTags,
    content: text(most.markdown),
    link: givenWebAddress,
    picture: z.nullable(z.custom<UploadedFile>()),
    pictureText: line(most.introduction),
  })
  .check(
    // A picture without a description is nothing to a reader who does not see it.
    z.refine((values) => values.picture === null || values.pictureText.trim() !== '', {
      error: messages.required,
      path: ['pictureText'],
    }),
  );

export type ResourceAnswers = z.input<typeof resourceForm>;

/** Answers of the form from a resource. */
export const resourceAnswers = (resource: Resource): ResourceAnswers => ({
  title: resource.title,
  introduction: resource.introduction,
  purposes: resource.purposes,
  tfx_status: resource.tfx_status ?? '',
  is_popular: resource.is_popular,
  tags: resource.tags.join(', '),
  content: resource.content,
  link: resource.link ?? '',
  picture: resource.picture
    ? {
        id: resource.picture.id,
        name: resource.picture.name,
        size: resource.picture.size,
        url: resource.picture.url,
      }
    : null,
  pictureText: resource.pictureText ?? resource.picture?.alternativeText ?? '',
});

/** Fields of the call from answers. */
export const resourceChanges = ({
  tags,
  picture,
  tfx_status,
  ...fields
}: Partial<ResourceAnswers>): Omit<ResourceUpdate, 'published' | 'publishAt'> => ({
  ...fields,
  ...(tags !== undefined && { tags: tagsIn(tags) }),
  ...(tfx_status !== undefined && { tfx_status: tfx_status === '' ? null : tfx_status }),
  ...(picture !== undefined && { picture: picture && ids.file.parse(picture.id) }),
});

/** Answers with which an editor begins a resource. */
export const resourceBeginning = z.pick(newResource, { title: true, purposes: true });
