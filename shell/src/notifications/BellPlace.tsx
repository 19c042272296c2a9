import type { CurrentUser } from '@puente/contract/entities/user';
import { useLoaded } from './use-loaded.ts';
import styles from './BellPlace.module.css';

const loadBell = async () => (await import(/* webpackChunkName: "bell" */ './Bell.tsx')).Bell;

/**
 * The place of the bell in the header: for students who have a university (§2, §6). Its code is loaded for them alone; when that
 * fails there is no bell, and the communications are in the profile as well.
 */
export function BellPlace({ user }: { user: CurrentUser }) {
  const student = user.profileType === 'student' && user.details?.university ? user.details.id : undefined;
  const { Component: Bell } = useLoaded(loadBell, student !== undefined);

  if (student === undefined) return null;
  return <div className={styles.place}>{Bell && <Bell key={student} student={student} />}</div>;
}
