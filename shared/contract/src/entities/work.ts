import * as z from 'zod/mini';
import { workTexts } from '../constants/work-texts.ts';
import { workLicenceCodes, workStageCodes } from '../constants/works.ts';
import { each } from '../each.ts';
import { ids } from '../ids.ts';
import { moment, nullableText, stamps } from './fields.ts';
import { takedownNote } from './takedown-note.ts';

/** Public data of the author and the tutor of a work. */
const person = { name: z.string(), surname: z.string(), university: nullableText };

/** A student's own work (§3, Tfx). `student`, `study_areas` and `tutor_profile` are present when populated. */
export const work = z.object({
  id: ids.work,
  ...stamps,
  status: z.enum(workStageCodes),
  title: z.string(),
  summary: z.string(),
  publishedAt: z.nullable(moment),
  /** True until the work is published. */
  isDraft: z.boolean(),
  language: nullableText,
  /** Date of submission, yyyy-MM-dd. */
  tfxDate: nullableText,
  /** MM/yyyy */
  release_month: nullableText,
  /** Table of contents. */
  index: nullableText,
  /** Name and size of the document. `file_url` serves the bytes to users who may see the work. */
  file: z.nullable(z.object({ id: ids.file, name: z.string(), size: z.int() })),
  file_url: nullableText,
  /** Licence of the document; null if the author did not choose one. */
  licence: z.nullable(z.enum(workLicenceCodes)),
  /** First day, yyyy-MM-dd, on which everybody may read the document. Until then `file_url` is null for most readers. */
  embargo_until: nullableText,
  /** Numbers of the Sustainable Development Goals that the work is about. */
  ods: z.array(z.int()),
  url: nullableText,
  awarded: z.boolean(),
  /** True when the work takes part in the awards call. */
  awards: z.boolean(),
  /** True when readers may write to the author on the platform. */
  contactable: z.boolean(),
  tags: z.array(z.string()),
  sector: nullableText,
  categories: z.array(z.string()),
  linkedin: nullableText,
  ...each(workTexts, nullableText),
  /** Name of the tutor, as the author wrote it. */
  tutor: nullableText,
  /** For people of organisations only: true when the tutor has accepted, so that they may write to the tutor on the platform. */
  tutor_contactable: z.optional(z.boolean()),
  /** For the author, the tutor and staff only: whether the repository hides the work, and why. */
  isHidden: z.optional(z.boolean()),
  hiding_reason: z.optional(nullableText),
  /** True when the team has hidden the work: its author cannot show it again. */
  hidden_by_team: z.optional(z.boolean()),
  /** For its author and staff: the takedown that hides the record from everybody else. */
  taken_down: z.optional(takedownNote),
  study_areas: z.optional(z.array(z.string())),
  /** Collaboration that the work came of, if the organisation lets works name it. */
  came_from: z.optional(
    z.nullable(
      z.object({
        organization: z.object({ id: ids.organization, name: z.string() }),
        /** Null when the project has been deleted or is not public. */
        project: z.nullable(z.object({ id: ids.project, title: z.string() })),
      }),
    ),
  ),
  /** Author of the work; null when they have left. */
  student: z.optional(
    z.nullable(z.object({ id: ids.student, ...person, degree: nullableText, degree_type: nullableText })),
  ),
  /** Teacher whom the author named. For the tutor and staff; for the author only after the teacher has accepted. */
  tutor_profile: z.optional(z.nullable(z.object({ id: ids.teacher, ...person }))),
});

export type Work = z.infer<typeof work>;

/** The author's unsaved changes to a work, visible to the author only. */
export const workDraft = z.object({ value: z.record(z.string(), z.unknown()), updatedAt: moment });

export type WorkDraft = z.infer<typeof workDraft>;

/** Citations of a work: two styles for readers, two formats for reference managers. */
export const workCitations = z.object({
  apa: z.string(),
  iso690: z.string(),
  bibtex: z.string(),
  ris: z.string(),
});

export type WorkCitations = z.infer<typeof workCitations>;
