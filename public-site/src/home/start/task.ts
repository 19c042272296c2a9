import type { CurrentUser } from '@puente/contract/entities/user';
import type { IconName } from '@puente/design-system/icon';
import { hasRoute, hrefTo } from '@puente/platform/links';

/** Something that waits for signed-in users, and the page where it is done. */
export interface Task {
  key: string;
  icon: IconName;
  title: string;
  /** Why it waits, or until when. */
  detail?: string | null | undefined;
  /** It is late, or soon will be. */
  isUrgent?: boolean;
  route: string;
  params?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number | undefined>>;
}

/** The tasks of one role. */
export interface TasksProps {
  user: CurrentUser;
}

/** Pages of other apps: what cannot be done in the running release set is not asked for. */
export const possible = (tasks: readonly Task[]): Task[] => tasks.filter(({ route }) => hasRoute(route));

export const addressOf = ({ route, params, query }: Task): string => hrefTo(route, params, query);
