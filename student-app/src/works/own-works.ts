import type { CurrentUser } from '@puente/contract/entities/user';
import type { Work } from '@puente/contract/entities/work';
import type { WorkId } from '@puente/contract/ids';
import { updateUser } from '@puente/platform/session';

/** Whether this user wrote the work. */
export const isOwn = (user: CurrentUser | null, { student }: Pick<Work, 'student'>): boolean =>
  user?.profileType === 'student' && user.details !== null && student?.id === user.details.id;

/** Tells the session how a work of its student stands: the menu offers to publish as long as there is room (§2). */
export function noteOwnWork({ id, isDraft, student }: Pick<Work, 'id' | 'isDraft' | 'student'>): void {
  updateUser((user) =>
    isOwn(user, { student }) ? withWorks(user, [...othersThan(user, id), { id, isDraft }]) : user,
  );
}

/** The same for a work that is gone. */
export const forgetOwnWork = (id: WorkId): void =>
  updateUser((user) => withWorks(user, othersThan(user, id)));

type OwnWorks = NonNullable<NonNullable<CurrentUser['details']>['tfxs']>;

const othersThan = ({ details }: CurrentUser, id: WorkId): OwnWorks =>
  (details?.tfxs ?? []).filter((work) => work.id !== id);

const withWorks = (user: CurrentUser, tfxs: OwnWorks): CurrentUser =>
  user.details ? { ...user, details: { ...user.details, tfxs } } : user;
