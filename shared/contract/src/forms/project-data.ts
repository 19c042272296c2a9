import * as z from 'zod/mini';
import { closeReasons } from '../constants/projects.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { choice, optionalText, reference } from './fields.ts';
import { requiredLine, text } from './line.ts';
import { asked, isPlaced, nameList } from './project.ts';
import { emailField } from './registration.ts';

/** Addresses of further teachers to ask to guide the project. Addresses without an account are ignored. */
const tutorEmails = z.optional(z.array(emailField).check(z.maxLength(limits.tutors.max, messages.tooLong)));

/** Fields of an unfinished project. */
const unfinished = {
  ...z.partial(z.object(asked)).shape,
  title: z.optional(requiredLine(limits.projectTitle.max)),
  description: z.optional(text(limits.projectDescription.max)),
  type: z.optional(z.nullable(asked.type)),
  study_areas: z.optional(nameList(limits.tags.max)),
  tutor_emails: tutorEmails,
};

/** All fields of a published project except its organisation. */
export const publishedProject = z.object(asked).check(isPlaced());

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

export const projectExtension = z.strictObject({ deadline: asked.deadline });

export type ProjectData = z.output<typeof projectData>;
export type ProjectChanges = z.output<typeof projectChanges>;
export type PublishedProject = z.output<typeof publishedProject>;
