import type { CurrentUser } from '@puente/contract/entities/user';
import type { IconName } from '@puente/design-system/icon';
import { hasRoute, hrefTo } from '@puente/platform/links';

/** Pending task of a signed-in user, with the page where it is done. */
export interface Task {
  key: string;
  icon: IconName;
  title: string;
  /** Reason for the task, or its deadline. */
  detail?: string | null | undefined;
  /** True when the task is late or soon will be. */
  isUrgent?: boolean;
  route: string;
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | undefined>>;
}

/** Props of the task list of a role. */
export interface TasksProps {
  user: CurrentUser;
}

/** Drops the tasks whose page is missing in the running release set. */
export const possible = (tasks: readonly Task[]): Task[] => tasks.filter(({ route }) => hasRoute(route));

export const addressOf = ({ route, params, query }: Task): string => hrefTo(route, params, query);
