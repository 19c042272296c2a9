import type { CurrentUser } from '@puente/contract/entities/user';
import type { Work } from '@puente/contract/entities/work';
import { updateUser } from '@puente/platform/session';

/** Whether this user wrote the work. */
export const isOwn = (user: CurrentUser | null, { student }: Pick<Work, 'student'>): boolean =>
  user?.profileType === 'student' && user.details !== null && student?.id === user.details.id;

/** Tells the session how a work of its student stands: the menu offers to publish as long as there is room (§2). */
export function noteOwnWork({ id, isDraft, student }: Pick<Work, 'id' | 'isDraft' | 'student'>): void {
  updateUser((user) => {
    if (!user.details || !isOwn(user, { student })) return user;
    const others = (user.details.tfxs ?? []).filter((work) => work.id !== id);
    return { ...user, details: { ...user.details, tfxs: [...others, { id, isDraft }] } };
  });
}
