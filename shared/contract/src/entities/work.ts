import * as z from 'zod/mini';
import { workStageCodes } from '../constants/works.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { ids } from '../ids.ts';

/** What is told of the author and the tutor of a work, and nothing else. */
const person = { name: z.string(), surname: z.string(), university: nullableText };

/** A student's own work (§3, Tfx). `student`, `study_areas` and `tutor_profile` are there when populated. */
export const work = z.object({
  id: ids.work,
  ...stamps,
  status: z.enum(workStageCodes),
  title: z.string(),
  summary: z.string(),
  publishedAt: z.nullable(moment),
  /** Not published. */
  isDraft: z.boolean(),
  language: nullableText,
  /** Day on which it was handed in, yyyy-MM-dd. */
  tfxDate: nullableText,
  /** MM/yyyy */
  release_month: nullableText,
  /** Table of contents. */
  index: nullableText,
  /** Name and size of the document; the bytes come from `file_url`, for those who see the work. */
  file: z.nullable(z.object({ id: ids.file, name: z.string(), size: z.int() })),
  file_url: nullableText,
  url: nullableText,
  awarded: z.boolean(),
  /** Takes part in the awards call. */
  awards: z.boolean(),
  tags: z.array(z.string()),
  sector: nullableText,
  categories: z.array(z.string()),
  linkedin: nullableText,
  impact: nullableText,
  sustainability: nullableText,
  innovation: nullableText,
  viability: nullableText,
  /** Name of the tutor, as the author wrote it. */
  tutor: nullableText,
  /** For the author, the tutor and staff only: whether the repository leaves it out, and why. */
  isHidden: z.optional(z.boolean()),
  hiding_reason: z.optional(nullableText),
  study_areas: z.optional(z.array(z.string())),
  /** Null when the author has left. */
  student: z.optional(z.nullable(z.object({ id: ids.student, ...person }))),
  /** The teacher that the author named: for the tutor and staff, and for the author once the teacher has accepted. */
  tutor_profile: z.optional(z.nullable(z.object({ id: ids.teacher, ...person }))),
});

export type Work = z.infer<typeof work>;
