import * as z from 'zod/mini';
import { workLicenceCodes, workStageCodes } from '../constants/works.ts';
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
  /** Null: the author has said nothing of it. */
  licence: z.nullable(z.enum(workLicenceCodes)),
  /** The day, yyyy-MM-dd, from which everybody may read the document: until then `file_url` is null for most. */
  embargo_until: nullableText,
  /** Numbers of the Sustainable Development Goals that it is about. */
  ods: z.array(z.int()),
  url: nullableText,
  awarded: z.boolean(),
  /** Takes part in the awards call. */
  awards: z.boolean(),
  /** Readers may write to its author on the platform. */
  contactable: z.boolean(),
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
  /** For people of organisations only: the tutor has accepted, and they may write to them on the platform. */
  tutor_contactable: z.optional(z.boolean()),
  /** For the author, the tutor and staff only: whether the repository leaves it out, and why. */
  isHidden: z.optional(z.boolean()),
  hiding_reason: z.optional(nullableText),
  /** The team has hidden it: its author cannot show it again. */
  hidden_by_team: z.optional(z.boolean()),
  study_areas: z.optional(z.array(z.string())),
  /** Null when the author has left. */
  student: z.optional(
    z.nullable(z.object({ id: ids.student, ...person, degree: nullableText, degree_type: nullableText })),
  ),
  /** The teacher that the author named: for the tutor and staff, and for the author once the teacher has accepted. */
  tutor_profile: z.optional(z.nullable(z.object({ id: ids.teacher, ...person }))),
});

export type Work = z.infer<typeof work>;

/** What the author has typed since a work was last saved: nobody else sees it. */
export const workDraft = z.object({ value: z.record(z.string(), z.unknown()), updatedAt: moment });

export type WorkDraft = z.infer<typeof workDraft>;

/** A work as others cite it: two styles to read, two formats for programs that keep references. */
export const workCitations = z.object({
  apa: z.string(),
  iso690: z.string(),
  bibtex: z.string(),
  ris: z.string(),
});

export type WorkCitations = z.infer<typeof workCitations>;
