import { profileQueries } from '@puente/client/profiles';
import { teacherQueries } from '@puente/client/teachers';
import type { UserDetails } from '@puente/contract/entities/user';
import type { UserId } from '@puente/contract/ids';
import { useQuery } from '@puente/platform/query';
import type { TasksProps } from './task.ts';
import { TaskList } from './TaskList.tsx';
import { teacherTasks } from './teacher-tasks.ts';

/** Works and projects that name a teacher who has not said whether they guide them, and the last days of what they saved. */
export function TeacherTasks({ user: { id, details } }: TasksProps) {
  return details && <TasksOf user={id} teacher={details} />;
}

function TasksOf({ user, teacher: { id, favorites } }: { user: UserId; teacher: UserDetails }) {
  const hasSaved = Boolean(favorites?.length);
  // Students and organisations name a teacher at any moment: each visit asks again.
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
