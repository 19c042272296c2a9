import { teacherQueries } from '@puente/client/teachers';
import type { TeacherId } from '@puente/contract/ids';
import { useQuery } from '@puente/platform/query';
import type { TasksProps } from './task.ts';
import { TaskList } from './TaskList.tsx';
import { teacherTasks } from './teacher-tasks.ts';

/** Works and projects that name a teacher who has not said whether they guide them. */
export function TeacherTasks({ user: { details } }: TasksProps) {
  return details && <TasksOf teacher={details.id} />;
}

function TasksOf({ teacher }: { teacher: TeacherId }) {
  // Students and organisations name a teacher at any moment: each visit asks again.
  const works = useQuery({ ...teacherQueries.tfxes(teacher), staleTime: 0 });
  const projects = useQuery({ ...teacherQueries.projects(teacher), staleTime: 0 });
  return (
    <TaskList
      asked={[works, projects]}
      tasks={teacherTasks(works.data?.data ?? [], projects.data?.data ?? [])}
    />
  );
}
