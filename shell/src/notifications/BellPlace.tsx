import type { CurrentUser } from '@puente/contract/entities/user';
import type { StudentId } from '@puente/contract/ids';
import { Icon } from '@puente/design-system/icon';
import { useScrolledPast } from '../frame/scrolled-past.ts';
import styles from './BellPlace.module.css';
import { useLoaded } from './use-loaded.ts';

const loadBell = async () => (await import(/* webpackChunkName: "bell" */ './Bell.tsx')).Bell;

/**
 * Returns the id of the student row for users with a bell; otherwise undefined. Only students with a university have one (§2,
 * §6). Staff who see as a student have none: messages are not shown to them.
 */
export function studentWithBell(user: CurrentUser | null): StudentId | undefined {
  return user?.profileType === 'student' && !user.view && user.details?.university
    ? user.details.id
    : undefined;
}

interface BellPlaceProps {
  student: StudentId;
  /** True while the header is sticky and carries the bell. */
  stuckHeader: boolean;
}

/**
 * Place of the bell in the header. Between 50 px and the header's own threshold the bell floats by itself (specification §9). Its chunk
 * loads only for users with a bell, and its icon is there before. If it fails there is no bell; the messages are in the profile, too.
 */
export function BellPlace({ student, stuckHeader }: BellPlaceProps) {
  const { Component: Bell, failed } = useLoaded(loadBell, true);
  const past = useScrolledPast(50, 0);
  return (
    <div className={styles.place} data-floating={(past && !stuckHeader) || undefined}>
      {Bell && <Bell key={student} student={student} />}
      {!Bell && !failed && <Icon name="bell" className={styles.soon} />}
    </div>
  );
}
