import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { optionalText, reference } from './fields.ts';
import { requiredLine } from './line.ts';
import { named } from './name.ts';
import { relationChange } from './student-update.ts';

/** Invitation from an organisation to a student, for one of its projects. */
export const newTalentInvitation = z.strictObject({
  student: reference<'student'>(),
  project: reference<'project'>(),
  message: optionalText(limits.talentInvitation.message),
});

export const newTalentList = named(limits.talentList.name);

/** A new name for a list, or students to add and to remove. */
export const talentListUpdate = z.strictObject({
  name: z.optional(requiredLine(limits.talentList.name)),
  students: z.optional(relationChange<'student'>()),
});

export type NewTalentInvitation = z.input<typeof newTalentInvitation>;
export type TalentListUpdate = z.input<typeof talentListUpdate>;
