import type { Access, Call } from '@puente/contract/call';
import type { IdOf, OrganizationId, UserId } from '@puente/contract/ids';
import type { Role } from '@puente/contract/roles';

/** The user who makes a request, as far as rules need to know. Loaded with the session, in one query. */
export interface Actor {
  userId: UserId;
  /** Null while the profile behind it does not exist yet. */
  role: Role | null;
  /** Id of the student, coordinator, teacher or project-manager row. */
  profileId: IdOf<'profile'> | null;
  /** Organisations that this person acts for. */
  organizationIds: readonly OrganizationId[];
  /**
   * Whether at least one of them has talent access: a coordinator has one organisation, a project manager
   * passes with any (specification §6).
   */
  talentAccess: boolean;
}

/** An actor of one of these roles, who therefore has its profile. */
export type ActorIn<R extends Role> = Actor & { role: R; profileId: IdOf<'profile'> };

/** The actor that a handler of a call can meet, by what the call declares. */
export type ActorOf<C extends Call> = C['access'] extends 'anyone'
  ? Actor | null
  : C['access'] extends readonly (infer R extends Role)[]
    ? ActorIn<R>
    : Actor;

export type Admission = 'admitted' | 'Unauthorized' | 'Forbidden';

export function admit(access: Access, actor: Actor | null): Admission {
  if (access === 'anyone') return 'admitted';
  if (!actor) return 'Unauthorized';
  if (access === 'signedIn') return 'admitted';
  return actor.role !== null && access.includes(actor.role) ? 'admitted' : 'Forbidden';
}
