import { profileQueries } from '@puente/client/profiles';
import { teacherQueries } from '@puente/client/teachers';
import type { UserDetails } from '@puente/contract/entities/user';
import type { UserId } from '@puente/contract/ids';
import { useQuery } from '@puente/platform/query';
import type { TasksProps } from './task.ts';
import { TaskList } from './TaskList.tsx';
import { teacherTasks } from './teacher-tasks.ts';

/** Pending tasks of a teacher: works and projects that name them without an answer, and saved projects that close soon. */
export function TeacherTasks({ user: { id, details } }: TasksProps) {
  return details && <TasksOf user={id} teacher={details} />;
}

function TasksOf({ user, teacher: { id, favorites } }: { user: UserId; teacher: UserDetails }) {
  const hasSaved = Boolean(favorites?.length);
  // Always stale: students and organisations name a teacher at any moment.
  const works = useQuery({ ...teacherQueries.tfxes(id), staleTime: 0 });
  const projects = useQuery({ ...teacherQueries.projects(id), staleTime: 0 });
  const saved = useQuery({ ...profileQueries.savedProjects(user), enabled: hasSaved });
  return (
    <TaskList
      asked={hasSaved ? [works, projects, saved] : [works, projects]}
      tasks={teacherTasks({
        works: works.data?.data ?? [],
        projects: projects.data?.data ?? [],
        saved: saved.data ?? [],
      })}
    />
  );
}
