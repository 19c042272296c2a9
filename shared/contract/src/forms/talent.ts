import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { optionalText, reference } from './fields.ts';
import { requiredLine } from './line.ts';
import { named } from './name.ts';
import { relationChange } from './student-update.ts';

/** What an organisation writes to a student whom it invites to one of its projects. */
export const newTalentInvitation = z.strictObject({
  student: reference<'student'>(),
  project: reference<'project'>(),
  message: optionalText(limits.talentInvitation.message),
});

export const newTalentList = named(limits.talentList.name);

/** Another name, people who come and people who go. */
export const talentListUpdate = z.strictObject({
  name: z.optional(requiredLine(limits.talentList.name)),
  students: z.optional(relationChange<'student'>()),
});

export type NewTalentInvitation = z.input<typeof newTalentInvitation>;
export type TalentListUpdate = z.input<typeof talentListUpdate>;
