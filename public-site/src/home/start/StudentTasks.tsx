import * as applicationQueries from '@puente/client/application-queries';
import * as studentQueries from '@puente/client/student-queries';
import { useQuery } from '@puente/platform/query';
import { studentTasks } from './student-tasks.ts';
import type { TasksProps } from './task.ts';
import { TaskList } from './TaskList.tsx';

/** Pending tasks of a student: applications, saved projects that close soon, and unpublished works. */
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
