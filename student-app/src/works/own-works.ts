import type { CurrentUser } from '@puente/contract/entities/user';
import type { Work } from '@puente/contract/entities/work';
import type { WorkId } from '@puente/contract/ids';
import { updateUser } from '@puente/platform/session';

/** Tells whether the user is the author of the work. */
export const isOwn = (user: CurrentUser | null, { student }: Pick<Work, 'student'>): boolean =>
  user?.profileType === 'student' && user.details !== null && student?.id === user.details.id;

/** Updates the state of a work in the session. The menu offers to publish while there is room for another work (§2). */
export function noteOwnWork({ id, isDraft, student }: Pick<Work, 'id' | 'isDraft' | 'student'>): void {
  updateUser((user) =>
    isOwn(user, { student }) ? withWorks(user, [...othersThan(user, id), { id, isDraft }]) : user,
  );
}

/** Removes a deleted work from the session. */
export const forgetOwnWork = (id: WorkId): void =>
  updateUser((user) => withWorks(user, othersThan(user, id)));

type OwnWorks = NonNullable<NonNullable<CurrentUser['details']>['tfxs']>;

const othersThan = ({ details }: CurrentUser, id: WorkId): OwnWorks =>
  (details?.tfxs ?? []).filter((work) => work.id !== id);

const withWorks = (user: CurrentUser, tfxs: OwnWorks): CurrentUser =>
  user.details ? { ...user, details: { ...user.details, tfxs } } : user;
