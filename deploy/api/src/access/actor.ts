import type { Access, Call } from '@puente/contract/call';
import type { IdOf, OrganizationId, UserId } from '@puente/contract/ids';
import {
  administrators,
  editors,
  isAmong,
  type Role,
  type StaffRole,
  supporters,
} from '@puente/contract/roles';

/** The user who makes a request, with the facts that rules need. Loaded with the session in one query. */
export interface Actor {
  userId: UserId;
  /** Null while the user has no profile. */
  role: Role | null;
  /** Duty of a member of staff. Null for others, and for a member who was given none yet. */
  staffRole: StaffRole | null;
  /** Id of the student, coordinator, teacher or project-manager row. */
  profileId: IdOf<'profile'> | null;
  /** Organisations that this person acts for. */
  organizationIds: readonly OrganizationId[];
  /**
   * Tells whether at least one of them has talent access. A coordinator has one organisation; for a project manager any
   * one suffices (specification §6).
   */
  talentAccess: boolean;
  /** Set when a member of staff sees the platform as this user, or has not ended that after its time. */
  view: ActorView | null;
}

/** View of a member of staff, who sees the platform as another user. */
export interface ActorView {
  /** The member of staff. The same as the actor once the time is over. */
  viewerId: UserId;
  /** Null when the account has been deleted. */
  viewedId: UserId | null;
  until: Date;
  reason: string;
}

/** An actor of one of these roles, who therefore has a profile. */
export type ActorIn<R extends Role> = Actor & { role: R; profileId: IdOf<'profile'> };

/** The type of actor that a handler gets, derived from the call's declaration. */
export type ActorOf<C extends Call> = C['access'] extends 'anyone'
  ? Actor | null
  : C['access'] extends readonly (infer R)[]
    ? ActorIn<R extends StaffRole ? 'staff' : Extract<R, Role>>
    : Actor;

/** Tells whether a user looks after people and organisations as a member of staff. */
export const isSupporter = (actor: Actor | null): boolean => actor !== null && isAmong(supporters, actor);

/** Tells whether a user writes the texts of the site as a member of staff. */
export const isEditor = (actor: Actor | null): boolean => actor !== null && isAmong(editors, actor);

/** Tells whether a user runs the platform as a member of staff. */
export const isAdministrator = (actor: Actor | null): boolean =>
  actor !== null && isAmong(administrators, actor);

export type Admission = 'admitted' | 'Unauthorized' | 'Forbidden';

export function admit(access: Access, actor: Actor | null): Admission {
  if (access === 'anyone') return 'admitted';
  if (!actor) return 'Unauthorized';
  if (access === 'signedIn') return 'admitted';
  return isAmong(access, actor) ? 'admitted' : 'Forbidden';
}
