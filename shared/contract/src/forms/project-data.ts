import * as z from 'zod/mini';
import { closeReasons } from '../constants/projects.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { choice, optionalLine, optionalText, reference, tagList } from './fields.ts';
import { requiredLine, text } from './line.ts';
import { answerDays, asked, deadline, dedication, isPlaced, location, ods, resultOwner } from './project.ts';
import { emailField } from './registration.ts';

// Apart from the form that publishes a project: importing one schema of a file loads the whole file.

/** Optional fields of a project (§3). */
const further = {
  ods_explanation: optionalText(),
  academic_profile: z.optional(
    z.array(requiredLine(limits.name.max)).check(z.maxLength(limits.tags.max, messages.tooLong)),
  ),
  working_method: optionalText(),
  language: optionalLine(limits.name.max),
  study_subareas: z.optional(
    z.array(requiredLine(limits.name.max)).check(z.maxLength(limits.subareas.max, messages.tooLong)),
  ),
  /** Ids of the teachers who guide the project. */
  tutors: z.optional(z.array(reference<'teacher'>()).check(z.maxLength(limits.tutors.max, messages.tooLong))),
  /** Coordinator who runs the project, one of its organisation's. */
  coordinator: z.optional(z.nullable(reference<'coordinator'>())),
  program: z.optional(z.nullable(reference<'program'>())),
};

/** Addresses of further teachers to ask to guide the project. Addresses without an account are ignored. */
const tutorEmails = z.optional(z.array(emailField).check(z.maxLength(limits.tutors.max, messages.tooLong)));

/** Fields of an unfinished project. */
const unfinished = {
  title: z.optional(requiredLine(limits.projectTitle.max)),
  description: z.optional(text(limits.projectDescription.max)),
  type: z.optional(z.nullable(asked.type)),
  objectives: asked.objectives,
  requirements: asked.requirements,
  study_areas: z.optional(
    z.array(requiredLine(limits.name.max)).check(z.maxLength(limits.tags.max, messages.tooLong)),
  ),
  ods: z.optional(ods),
  presentiality: z.optional(asked.presentiality),
  location: z.optional(location),
  dedication: z.optional(dedication),
  result_owner: resultOwner,
  remuneration: asked.remuneration,
  internship: z.optional(z.boolean()),
  deadline: z.optional(deadline),
  answer_days: answerDays,
  tags: z.optional(tagList),
  visibility_consent: z.optional(z.boolean()),
  ...further,
  tutor_emails: tutorEmails,
};

/** All fields of a published project except its organisation. */
export const publishedProject = z.object({ ...asked, ...further }).check(isPlaced());

/** A new project: published at once, or a draft (`draft: true`) that needs only a title. */
export const projectData = z.discriminatedUnion('draft', [
  z.strictObject({
    organization: reference<'organization'>(),
    ...unfinished,
    title: requiredLine(limits.projectTitle.max),
    draft: z.literal(true),
  }),
  z
    .strictObject({
      organization: reference<'organization'>(),
      ...asked,
      ...further,
      tutor_emails: tutorEmails,
      draft: z.optional(z.literal(false)),
    })
    .check(isPlaced()),
]);

/** Changes to a project. Missing fields keep their values; a published project must remain complete. */
export const projectChanges = z.strictObject(unfinished);

export const projectClosing = z.strictObject({
  reason: choice(closeReasons),
  /** Explanation that is shown with the project. */
  explanation: optionalText(limits.answerReason.max),
});

export const projectExtension = z.strictObject({ deadline });

export type ProjectData = z.output<typeof projectData>;
export type ProjectChanges = z.output<typeof projectChanges>;
export type PublishedProject = z.output<typeof publishedProject>;
