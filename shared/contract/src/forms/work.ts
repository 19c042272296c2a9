import * as z from 'zod/mini';
import { sectors } from '../constants/organizations.ts';
import { ods as odsGoals } from '../constants/projects.ts';
import { workCategories, workLanguages, workLicenceCodes, workStageCodes } from '../constants/works.ts';
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
import { momentField } from './moment.ts';
import { line, requiredLine } from './line.ts';
import { emailField } from './registration.ts';

const { work } = limits;

/** What every stage asks for. */
const common = {
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
  /** Of a teacher who is on the platform: from then on they read the work, also before it is published. */
  tutor_email: z.optional(z.nullable(z.union([z.literal(''), emailField], { error: messages.email }))),
  linkedin: webAddress,
  url: webAddress,
  /** Takes part in the awards call. */
  awards: z.optional(z.boolean()),
  /** Readers may write to its author on the platform; said nothing, they may. */
  contactable: z.optional(z.boolean()),
  /** Numbers of the Sustainable Development Goals. */
  ods: z.optional(
    z.array(z.int().check(z.positive(), z.maximum(odsGoals.length))).check(z.maxLength(odsGoals.length)),
  ),
  licence: z.optional(z.nullable(choice(workLicenceCodes))),
  /** The day from which everybody may read the document. */
  embargo_until: z.optional(z.nullable(day)),
};

/** What only later stages ask for; a proposal may have it already. */
const later = {
  index: optionalText(work.index.max),
  impact: optionalText(),
  sustainability: optionalText(),
  innovation: optionalText(),
  viability: optionalText(),
};

const optionalMonth = z.optional(z.nullable(month));
const optionalDay = z.optional(z.nullable(day));
const file = z.optional(z.nullable(reference<'file'>()));

const isPast = (value: string): boolean => value <= new Date().toISOString().slice(0, 10);

const proposal = z.strictObject({
  status: z.literal('choosing'),
  ...common,
  ...later,
  release_month: optionalMonth,
  tfxDate: optionalDay,
  file,
});

/** Under way: it says when it will be ready. */
const underWay = z.strictObject({
  status: z.literal('onGoing'),
  ...common,
  ...later,
  release_month: month,
  tfxDate: optionalDay,
  file,
});

/** Finished: it says when it was handed in, and can be read: as a file of ours or at an address. */
const finished = z
  .strictObject({
    status: z.literal('finished'),
    ...common,
    ...later,
    release_month: optionalMonth,
    tfxDate: day.check(z.refine(isPast, messages.pattern)),
    file,
  })
  .check(
    z.refine(({ file: id, url }) => typeof id === 'number' || (url ?? '') !== '', {
      path: ['file'],
      message: messages.required,
      // Asked as well when other fields are wrong.
      when: () => true,
    }),
  );

/** A work as its author describes it, by stage (§2, /tfx/create/form). `file` is the id that POST /api/upload gave. */
export const newWork = z.discriminatedUnion('status', [proposal, underWay, finished], {
  error: messages.required,
});

/** Part of it: what is left out stays. The whole must then be what its stage asks for. */
export const workChanges = z.partial(
  z.strictObject({
    status: z.enum(workStageCodes),
    ...common,
    ...later,
    release_month: z.nullable(month),
    tfxDate: z.nullable(day),
    file: z.nullable(reference<'file'>()),
  }),
);

/**
 * A work that is begun: its stage, and the title that it has so far. Apps of earlier releases begin it without one, when
 * their form is opened.
 */
export const begunWork = z.strictObject({
  status: z.enum(workStageCodes),
  title: z.optional(requiredLine(work.title.max)),
});
export type BegunWork = z.input<typeof begunWork>;

/** The form of a work as far as it is filled in. */
export const keptWorkDraft = z.strictObject({
  value: draftValue,
  /** `updatedAt` of the draft that this one grew from, null when there was none: another one is not overwritten. */
  base: z.nullable(momentField),
  /** What the work is called meanwhile, while it has never been saved. */
  title: z.optional(line(work.title.max)),
  /** The document that the form has: it is kept as long as the draft. */
  file: z.optional(z.nullable(reference<'file'>())),
});

/** Why a work is taken from the repository. */
export const workHiding = z.strictObject({
  hiding_reason: requiredText(work.hidingReason.min, work.hidingReason.max),
});

export type NewWork = z.input<typeof newWork>;
export type WorkChanges = z.input<typeof workChanges>;
export type KeptWorkDraft = z.input<typeof keptWorkDraft>;
