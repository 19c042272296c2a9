import { Disclosure } from '@puente/design-system/disclosure';
import { Icon } from '@puente/design-system/icon';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Retry } from '@puente/design-system/retry';
import { VisuallyHidden } from '@puente/design-system/text';
import { type Asked, retryOf } from '@puente/platform/query';
import { addressOf, possible, type Task } from './task.ts';
import styles from './TaskList.module.css';
import { TasksOnTheirWay } from './TasksOnTheirWay.tsx';

/** Number of tasks shown. The rest is collapsed, as otherwise nothing else would fit on the page. */
const atOnce = 4;

interface TaskListProps {
  /** Queries behind the tasks. The failed ones are retried together. */
  asked: readonly Asked<unknown>[];
  /** Tasks known so far. */
  tasks: readonly Task[];
}

/** Pending tasks of a signed-in user, most urgent first, or a note that there are none. */
export function TaskList({ asked, tasks }: TaskListProps) {
  if (asked.some(({ isPending }) => isPending)) return <TasksOnTheirWay />;
  const failed = asked.filter(({ data, error }) => data === undefined && error !== null);
  const shown = possible(tasks);
  return (
    <Stack gap={4}>
      {failed.length > 0 && (
        <Retry
          place="section"
          title="No hemos podido mirar todo lo que tienes pendiente"
          {...retryOf(...failed)}
        />
      )}
      {shown.length > 0 && <Tasks tasks={shown.slice(0, atOnce)} />}
      {shown.length > atOnce && (
        <Disclosure summary={`Ver ${shown.length - atOnce} más`}>
          <Tasks tasks={shown.slice(atOnce)} />
        </Disclosure>
      )}
      {shown.length === 0 && failed.length === 0 && (
        <p className={styles.nothing}>
          <Icon name="success" />
          Nada pendiente
        </p>
      )}
    </Stack>
  );
}

function Tasks({ tasks }: { tasks: readonly Task[] }) {
  return (
    <ul data-plain="" className={styles.tasks}>
      {tasks.map((task) => (
        <li key={task.key}>
          <TaskLink task={task} />
        </li>
      ))}
    </ul>
  );
}

function TaskLink({ task }: { task: Task }) {
  return (
    <Link
      href={addressOf(task)}
      variant="quiet"
      className={styles.task}
      data-urgent={task.isUrgent === true || undefined}
    >
      <Icon name={task.icon} />
      <span className={styles.words}>
        <span className={styles.title}>
          {task.isUrgent === true && <VisuallyHidden>Urgente: </VisuallyHidden>}
          {task.title}
        </span>
        {task.detail && <span className={styles.detail}>{task.detail}</span>}
      </span>
      <Icon name="arrow-right" />
    </Link>
  );
}
