import { useQuery } from '@puente/platform/query';
import { studentTasks } from './student-tasks.ts';
import type { TasksProps } from './task.ts';
import { TaskList } from './TaskList.tsx';
import { hasSaved, ownApplications, ownCollaborations, savedByStudent } from './tasks-data.ts';

/** Pending tasks of a student: applications, saved projects that close soon, and unpublished works. */
export function StudentTasks({ user }: TasksProps) {
  const isSaver = hasSaved(user);
  const applications = useQuery(ownApplications());
  const collaborations = useQuery(ownCollaborations());
  const saved = useQuery({ ...savedByStudent(user.id), enabled: isSaver });
  return (
    <TaskList
      asked={isSaver ? [applications, collaborations, saved] : [applications, collaborations]}
      tasks={studentTasks({
        user,
        applications: applications.data?.data ?? [],
        collaborations: collaborations.data?.data ?? [],
        saved: saved.data ?? [],
      })}
    />
  );
}
