import type { Project } from '@puente/contract/entities/project';
import { deadlineOf, isSoon } from '@puente/design-system/project';
import type { Task } from './task.ts';

/** Returns the saved projects that close soon, first to close on top. */
export const closingSoon = (saved: readonly Project[], now: Date): Task[] =>
  saved
    .filter((project) => isSoon(project, now))
    .toSorted((a, b) => Date.parse(a.deadline ?? '') - Date.parse(b.deadline ?? ''))
    .map((project) => ({
      key: `saved-${project.id}`,
      icon: 'bookmark',
      title: `«${project.title}», que guardaste, se cierra`,
      detail: deadlineOf(project, now),
      isUrgent: true,
      route: 'project',
      params: { id: project.id },
    }));
