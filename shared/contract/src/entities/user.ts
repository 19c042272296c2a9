import * as z from 'zod/mini';
import { situationCodes } from '../constants/situations.ts';
import { ids } from '../ids.ts';
import { roles, staffRoles } from '../roles.ts';
import { moment, nullableText } from './fields.ts';
import { mediaFile } from './file.ts';

const organizationName = z.object({ id: ids.organization, name: z.string() });

/** User details (§3): the profile row behind the user, by profile type. */
export const userDetails = z.object({
  /** Id of the student, coordinator, teacher or project-manager row. */
  id: ids.profile,
  university: z.optional(nullableText),
  province: z.optional(nullableText),
  qualification: z.optional(nullableText),
  situation: z.optional(z.enum(situationCodes)),
  /** Ids of the saved projects of a student or a teacher: the shell and the lists show them as saved. */
  favorites: z.optional(z.array(ids.project)),
  /** Ids of the saved resources, shown as saved in the same places. */
  favourites_resources: z.optional(z.array(ids.resource)),
  /** Ids of the saved works, shown as saved in the same places. */
  favorites_tfxes: z.optional(z.array(ids.work)),
  /** Ids of the organisations that the student follows, and of the opportunities that interest them. */
  follows: z.optional(z.array(ids.organization)),
  opportunities: z.optional(z.array(ids.opportunity)),
  /** The student's own works: how many are published decides whether another one may be (§9). */
  tfxs: z.optional(z.array(z.object({ id: ids.work, isDraft: z.boolean() }))),
  /** Coordinator. */
  organization: z.optional(z.nullable(organizationName)),
  /** Project manager. */
  organizations: z.optional(z.array(organizationName)),
});

/** The signed-in person (§3, current user). */
export const currentUser = z.object({
  id: ids.user,
  email: z.string(),
  name: z.string(),
  surname: z.string(),
  phone: nullableText,
  profileType: z.nullable(z.enum(roles)),
  /** Duty of a member of staff. */
  staffRole: z.optional(z.nullable(z.enum(staffRoles))),
  picture: z.optional(z.nullable(mediaFile)),
  lastLogin: z.optional(z.nullable(moment)),
  updatedAt: moment,
  details: z.nullable(userDetails),
  /**
   * For a member of staff who sees the platform as this user. After `until` the user is the member of staff again, and the view
   * is over once they end it: until then the API refuses their changes.
   */
  view: z.optional(z.object({ by: z.string(), until: moment })),
});

export type CurrentUser = z.infer<typeof currentUser>;
export type UserDetails = z.infer<typeof userDetails>;
