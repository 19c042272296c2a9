import { ids } from '@puente/contract/ids';
import type { Actor } from '../src/access/actor.ts';
import type { Verdict } from '../src/access/policy.ts';

export const of = (
  userId: number,
  role: Actor['role'],
  profileId: number | null,
  more: Partial<Actor> = {},
): Actor => ({
  userId: ids.user.parse(userId),
  role,
  staffRole: role === 'staff' ? 'administrator' : null,
  profileId: profileId === null ? null : ids.profile.parse(profileId),
  organizationIds: [],
  talentAccess: false,
  view: null,
  ...more,
});

/**
 * Owners of the rows in the policies' tests. Profiles of different roles share the number 11, which must not matter.
 */
export const people = {
  visitor: null,
  newcomer: of(1, null, null),
  student: of(2, 'student', 11),
  'other student': of(3, 'student', 12),
  coordinator: of(4, 'coordinator', 11, { organizationIds: [ids.organization.parse(7)] }),
  'other manager': of(5, 'projectManager', 11, {
    organizationIds: [8, 9].map((id) => ids.organization.parse(id)),
    talentAccess: true,
  }),
  tutor: of(6, 'teacher', 15),
  'other teacher': of(7, 'teacher', 11),
  staff: of(8, 'staff', null),
} satisfies Record<string, Actor | null>;
export const everybody = Object.keys(people);

/** Names of those whom a rule admits. */
export const who = (rule: (actor: Actor | null) => Verdict): string[] =>
  Object.entries(people)
    .filter(([, actor]) => rule(actor) === true)
    .map(([name]) => name);

/** The part of a row that rules use. */
export const row = <Policy extends { sees: (actor: Actor | null, row: never) => boolean }>(
  _: Policy,
  fields: object,
) => fields as Parameters<Policy['sees']>[1];
