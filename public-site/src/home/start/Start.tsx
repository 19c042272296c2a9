import { lazy, Suspense, type ComponentType } from 'react';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { Role } from '@puente/contract/roles';
import { Heading } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { NextSteps } from '../../audiences/NextSteps.tsx';
import type { TasksProps } from './task.ts';
import { TasksOnTheirWay } from './TasksOnTheirWay.tsx';
import styles from './Start.module.css';

/** Without the code of the tasks the next steps stand alone: they are in the page. */
const withoutTasks = (): { default: ComponentType<TasksProps> } => ({ default: () => null });

const lazily = (load: () => Promise<{ default: ComponentType<TasksProps> }>) =>
  lazy(() => load().catch(withoutTasks));

const student = lazily(() => import(/* webpackChunkName: "studentTasks" */ './StudentTasks.tsx'));
const organization = lazily(
  () => import(/* webpackChunkName: "organizationTasks" */ './OrganizationTasks.tsx'),
);
const teacher = lazily(() => import(/* webpackChunkName: "teacherTasks" */ './TeacherTasks.tsx'));
const staff = lazily(() => import(/* webpackChunkName: "staffTasks" */ './StaffTasks.tsx'));

/** What each role has waiting. A visitor downloads none of it. */
const tasksOf: Readonly<Record<Role, ComponentType<TasksProps>>> = {
  student,
  coordinator: organization,
  projectManager: organization,
  teacher,
  staff,
};

/**
 * How the home page begins for whoever is signed in: with what waits for them, then with what they may do next. While the
 * session is being restored there is nobody to greet yet; the words keep their place.
 */
export function Start({ user }: { user: CurrentUser | null }) {
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
            {user !== null && Tasks !== null && (
              <Suspense fallback={<TasksOnTheirWay />}>
                <Tasks key={user.id} user={user} />
              </Suspense>
            )}
          </div>
          <NextSteps audience="everyone" />
        </div>
      </Container>
    </section>
  );
}
