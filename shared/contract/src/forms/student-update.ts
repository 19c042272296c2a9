import * as z from 'zod/mini';
import { messageKindCodes, notificationChannelCodes } from '../constants/message-kinds.ts';
import { spelledOurWay } from '../entities/student-relations.ts';
import { type IdKind, ids } from '../ids.ts';
import { limits } from '../limits.ts';
import { messages } from '../messages.ts';
import { reference } from './fields.ts';
import { studentFields } from './student-profile.ts';
import { versioned } from './versioned.ts';

/** The whole list, or records to connect and disconnect, so that two tabs do not overwrite each other. */
export function relationChange<Kind extends IdKind>() {
  const list = z.array(reference<Kind>()).check(z.maxLength(limits.relation.max, messages.tooLong));
  return z.union([list, z.strictObject({ connect: z.optional(list), disconnect: z.optional(list) })]);
}

export type RelationChange<Kind extends IdKind> = Kind extends IdKind
  ? z.infer<ReturnType<typeof relationChange<Kind>>>
  : never;

/** Preferences to change; the others keep their values. Clients may send the id back. */
const notification = z.strictObject({
  id: z.optional(z.nullable(ids.notificationPreferences)),
  ...(Object.fromEntries(
    [...messageKindCodes, ...notificationChannelCodes].map((name) => [name, z.optional(z.boolean())]),
  ) as Record<
    (typeof messageKindCodes)[number] | (typeof notificationChannelCodes)[number],
    z.ZodMiniOptional<z.ZodMiniBoolean>
  >),
});

const nullable = <Field extends z.ZodMiniType>(field: Field) => z.optional(z.nullable(field));

const update = versioned(
  z.strictObject({
    ...z.partial(z.object(studentFields)).shape,
    university: nullable(studentFields.university),
    province: nullable(studentFields.province),
    student_area: nullable(studentFields.student_area),
    study_type: nullable(studentFields.study_type),
    work_deadline: nullable(studentFields.work_deadline),
    reachedUsHow: nullable(studentFields.reachedUsHow),
    qualification: nullable(studentFields.qualification),
    disability: nullable(studentFields.disability),
    notification: z.optional(notification),
    favorites: z.optional(relationChange<'project'>()),
    favorites_tfxes: z.optional(relationChange<'work'>()),
    favourites_resources: z.optional(relationChange<'resource'>()),
    follows: z.optional(relationChange<'organization'>()),
    opportunities: z.optional(relationChange<'opportunity'>()),
  }),
);

/** Body of PUT /api/students/{id} (§7). Missing fields keep their values. Relations in either spelling. */
export const studentUpdate = z.pipe(
  z.transform((given: Spelled<z.input<typeof update>>) => spelledOurWay(given)),
  update,
);

/** Alternative spellings that clients may use. */
type Spelled<Fields> = Fields & {
  favourites?: RelationChange<'project'>;
  favourites_tfxes?: RelationChange<'work'>;
  favorites_resources?: RelationChange<'resource'>;
};

export type StudentUpdate = z.output<typeof studentUpdate>;
