import * as applicationQueries from '@puente/client/application-queries';
import * as studentQueries from '@puente/client/student-queries';
import { useQuery } from '@puente/platform/query';
import { studentTasks } from './student-tasks.ts';
import type { TasksProps } from './task.ts';
import { TaskList } from './TaskList.tsx';

/** A student's applications, the last days of what they saved, and works that are not published yet. */
export function StudentTasks({ user }: TasksProps) {
  const hasSaved = Boolean(user.details?.favorites?.length);
  const applications = useQuery(applicationQueries.mine());
  const saved = useQuery({ ...studentQueries.favorites(user.id), enabled: hasSaved });
  return (
    <TaskList
      asked={hasSaved ? [applications, saved] : [applications]}
      tasks={studentTasks({ user, applications: applications.data?.data ?? [], saved: saved.data ?? [] })}
    />
  );
}
