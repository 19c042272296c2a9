import type { ComponentType } from 'react';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { Role } from '@puente/contract/roles';
import { OrganizationTasks } from './OrganizationTasks.tsx';
import { StaffTasks } from './StaffTasks.tsx';
import { StudentTasks } from './StudentTasks.tsx';
import type { TasksProps } from './task.ts';
import { TeacherTasks } from './TeacherTasks.tsx';

const tasksOf: Readonly<Record<Role, ComponentType<TasksProps>>> = {
  student: StudentTasks,
  coordinator: OrganizationTasks,
  projectManager: OrganizationTasks,
  teacher: TeacherTasks,
  staff: StaffTasks,
};

/** Pending tasks by role. Renders nothing for an account without a role. */
export default function RoleTasks({ user }: { user: CurrentUser }) {
  const Tasks = user.profileType ? tasksOf[user.profileType] : null;
  return Tasks && <Tasks user={user} />;
}
