import * as z from 'zod/mini';
import { sectors } from '../constants/organizations.ts';
import { ods as odsGoals } from '../constants/projects.ts';
import { workTexts } from '../constants/work-texts.ts';
import { workCategories, workLanguages, workLicenceCodes, workStageCodes } from '../constants/works.ts';
import { each } from '../each.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { draftValue } from './draft.ts';
import {
  areaNames,
  choice,
  day,
  month,
  optionalLine,
  optionalText,
  reference,
  requiredText,
  requiredTitle,
  tagList,
  webAddress,
} from './fields.ts';
import { line, requiredLine } from './line.ts';
import { momentField } from './moment.ts';
import { emailField } from './registration.ts';

const { work } = limits;

/** Fields of every stage. */
const fields = {
  title: requiredTitle(work.title.min, work.title.max),
  summary: requiredText(work.summary.min, work.summary.max),
  study_areas: areaNames,
  language: choice(workLanguages),
  sector: z.optional(z.nullable(choice(sectors))),
  categories: z.optional(
    z.array(z.enum(workCategories)).check(z.maxLength(work.categories.max, messages.tooLong)),
  ),
  tags: z.optional(tagList),
  tutor: optionalLine(limits.name.max),
  /** Address of a teacher on the platform, who may then read the work even before it is published. */
  tutor_email: z.optional(z.nullable(z.union([z.literal(''), emailField], { error: messages.email }))),
  linkedin: webAddress,
  url: webAddress,
  /** True when the work takes part in the awards call. */
  awards: z.optional(z.boolean()),
  /** True when readers may write to the author on the platform. Default: true. */
  contactable: z.optional(z.boolean()),
  /** Numbers of the Sustainable Development Goals. */
  ods: z.optional(
    z.array(z.int().check(z.positive(), z.maximum(odsGoals.length))).check(z.maxLength(odsGoals.length)),
  ),
  licence: z.optional(z.nullable(choice(workLicenceCodes))),
  /** First day on which everybody may read the document. */
  embargo_until: z.optional(z.nullable(day)),
  index: optionalText(work.index.max),
  ...each(workTexts, optionalText()),
  release_month: z.optional(z.nullable(month)),
  tfxDate: z.optional(z.nullable(day)),
  file: z.optional(z.nullable(reference<'file'>())),
};

const isPast = (value: string): boolean => value <= new Date().toISOString().slice(0, 10);

const proposal = z.strictObject({ status: z.literal('choosing'), ...fields });

/** A work in progress: the month of completion is required. */
const underWay = z.strictObject({ status: z.literal('onGoing'), ...fields, release_month: month });

/** A finished work: it requires the date of submission and the document, as our file or as an address. */
const finished = z
  .strictObject({
    status: z.literal('finished'),
    ...fields,
    tfxDate: day.check(z.refine(isPast, messages.pattern)),
  })
  .check(
    z.refine(({ file: id, url }) => typeof id === 'number' || (url ?? '') !== '', {
      path: ['file'],
      message: messages.required,
      // Runs even if other fields are invalid.
      when: () => true,
    }),
  );

/** A work as its author describes it, by stage (§2, /tfx/create/form). `file` is the id that POST /api/upload returned. */
export const newWork = z.discriminatedUnion('status', [proposal, underWay, finished], {
  error: messages.required,
});

/** Changes to a work. Missing fields keep their values; the result must be valid for its stage. */
export const workChanges = z.partial(z.strictObject({ status: z.enum(workStageCodes), ...fields }));

/** A new work: its stage and current title. Earlier releases of the app create it without a title when they open the form. */
export const begunWork = z.strictObject({
  status: z.enum(workStageCodes),
  title: z.optional(requiredLine(work.title.max)),
});
export type BegunWork = z.input<typeof begunWork>;

/** Unsaved changes to a work. */
export const keptWorkDraft = z.strictObject({
  value: draftValue,
  /** `updatedAt` of the draft that the changes are based on; null if there was none. A newer draft is not overwritten. */
  base: z.nullable(momentField),
  /** Title typed so far, for a work that has never been saved. */
  title: z.optional(line(work.title.max)),
  /** Document of the form, stored as long as the draft. */
  file: z.optional(z.nullable(reference<'file'>())),
});

/** Reason for hiding a work from the repository. */
export const workHiding = z.strictObject({
  hiding_reason: requiredText(work.hidingReason.min, work.hidingReason.max),
});

export type NewWork = z.input<typeof newWork>;
export type WorkChanges = z.input<typeof workChanges>;
export type KeptWorkDraft = z.input<typeof keptWorkDraft>;
