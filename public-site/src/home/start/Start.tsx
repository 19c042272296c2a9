import type { CurrentUser } from '@puente/contract/entities/user';
import { Heading } from '@puente/design-system/heading';
import { Container } from '@puente/design-system/layout';
import { NextSteps } from '../../audiences/NextSteps.tsx';
import RoleTasks from './RoleTasks.tsx';
import styles from './Start.module.css';
import { TasksOnTheirWay } from './TasksOnTheirWay.tsx';

/**
 * Top of the home page for signed-in users: pending tasks, then next steps. While the session is being restored there is no user yet, and
 * the space is reserved.
 */
export default function Start({ user }: { user: CurrentUser | null }) {
  return (
    <section aria-labelledby="start">
      <Container>
        <div className={styles.start}>
          <Heading level={1} size="xl" id="start" tabIndex={-1}>
            {user ? `Hola, ${user.name}` : 'Hola'}
          </Heading>
          <div className={styles.tasks}>
            {user ? <RoleTasks key={user.id} user={user} /> : <TasksOnTheirWay />}
          </div>
          <NextSteps audience="everyone" />
        </div>
      </Container>
    </section>
  );
}
