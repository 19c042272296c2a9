import type { CurrentUser } from '@puente/contract/entities/user';
import type { StudentId } from '@puente/contract/ids';
import { useScrolledPast } from '../frame/scrolled-past.ts';
import { useLoaded } from './use-loaded.ts';
import styles from './BellPlace.module.css';

const loadBell = async () => (await import(/* webpackChunkName: "bell" */ './Bell.tsx')).Bell;

/** @returns id of the student's row for a student who has a university, who alone has a bell (§2, §6); otherwise undefined */
export function studentWithBell(user: CurrentUser | null): StudentId | undefined {
  return user?.profileType === 'student' && user.details?.university ? user.details.id : undefined;
}

interface BellPlaceProps {
  student: StudentId;
  /** The header sticks, and takes the bell along. */
  stuckHeader: boolean;
}

/**
 * The place of the bell in the header. Past 50 px the bell sticks by itself until the header does (specification §9). Its code is
 * loaded for those who have one alone; when that fails there is no bell, and the communications are in the profile as well.
 */
export function BellPlace({ student, stuckHeader }: BellPlaceProps) {
  const { Component: Bell } = useLoaded(loadBell, true);
  const past = useScrolledPast(50, 0);
  return (
    <div className={styles.place} data-floating={(past && !stuckHeader) || undefined}>
      {Bell && <Bell key={student} student={student} />}
    </div>
  );
}
