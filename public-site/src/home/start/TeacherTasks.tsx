import type { CurrentUser } from '@puente/contract/entities/user';
import type { TeacherId } from '@puente/contract/ids';
import { useQuery } from '@puente/platform/query';
import { collaborationTasks, guidedCollaborations } from './collaboration-tasks.ts';
import type { TasksProps } from './task.ts';
import { TaskList } from './TaskList.tsx';
import { guidedProjects, guidedWorks, hasSaved, ownCollaborations, savedByTeacher } from './tasks-data.ts';
import { teacherTasks } from './teacher-tasks.ts';

/** Pending tasks of a teacher: works and projects that name them without an answer, and saved projects that close soon. */
export function TeacherTasks({ user }: TasksProps) {
  return user.details && <TasksOf user={user} teacher={user.details.id} />;
}

function TasksOf({ user, teacher }: { user: CurrentUser; teacher: TeacherId }) {
  const isSaver = hasSaved(user);
  const works = useQuery(guidedWorks(teacher));
  const projects = useQuery(guidedProjects(teacher));
  const collaborations = useQuery(ownCollaborations());
  const saved = useQuery({ ...savedByTeacher(user.id), enabled: isSaver });
  return (
    <TaskList
      asked={[works, projects, collaborations, ...(isSaver ? [saved] : [])]}
      tasks={[
        ...teacherTasks({
          works: works.data?.data ?? [],
          projects: projects.data?.data ?? [],
          saved: saved.data ?? [],
        }),
        ...collaborationTasks(collaborations.data?.data ?? []),
        ...guidedCollaborations(collaborations.data?.data ?? []),
      ]}
    />
  );
}
