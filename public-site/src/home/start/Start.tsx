import type { ComponentType } from 'react';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { Role } from '@puente/contract/roles';
import { Heading } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { NextSteps } from '../../audiences/NextSteps.tsx';
import { OrganizationTasks } from './OrganizationTasks.tsx';
import { StaffTasks } from './StaffTasks.tsx';
import { StudentTasks } from './StudentTasks.tsx';
import { TeacherTasks } from './TeacherTasks.tsx';
import type { TasksProps } from './task.ts';
import { TasksOnTheirWay } from './TasksOnTheirWay.tsx';
import styles from './Start.module.css';

/** What each role has waiting. */
const tasksOf: Readonly<Record<Role, ComponentType<TasksProps>>> = {
  student: StudentTasks,
  coordinator: OrganizationTasks,
  projectManager: OrganizationTasks,
  teacher: TeacherTasks,
  staff: StaffTasks,
};

/**
 * How the home page begins for signed-in users: with what waits for them, then with what they may do next. While the
 * session is being restored there is no user to greet yet; the words keep their place.
 */
export default function Start({ user }: { user: CurrentUser | null }) {
  const Tasks = user?.profileType ? tasksOf[user.profileType] : null;
  return (
    <section aria-labelledby="start">
      <Container>
        <div className={styles.start}>
          <Heading level={1} size="xl" id="start" tabIndex={-1}>
            {user ? `Hola, ${user.name}` : 'Hola'}
          </Heading>
          <div className={styles.tasks}>
            {user === null && <TasksOnTheirWay />}
            {user !== null && Tasks !== null && <Tasks key={user.id} user={user} />}
          </div>
          <NextSteps audience="everyone" />
        </div>
      </Container>
    </section>
  );
}
