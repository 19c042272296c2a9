import { nextStepOf } from '@puente/contract/collaboration-steps';
import { counted } from '@puente/contract/counted';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { Collaboration } from '@puente/contract/entities/collaboration';
import { dayOf } from '@puente/design-system/project';
import type { Task } from './task.ts';

/** Returns the steps of collaborations that the user takes next. */
export const collaborationTasks = (collaborations: readonly Collaboration[], now = new Date()): Task[] =>
  collaborations.flatMap((collaboration) => {
    const step = nextStepOf(collaboration);
    if (!step?.by.includes(collaboration.side)) return [];
    const { what, until } = step;
    return [
      {
        key: `collaboration-${collaboration.id}`,
        icon: 'briefcase' as const,
        title: `${what}: «${collaboration.title}»`,
        detail: until === null ? null : `Antes de que acabe el ${dayOf(`${until}T12:00:00.000Z`)}.`,
        isUrgent: until !== null && until <= dayInSpain(now),
        route: 'collaboration',
        params: { id: collaboration.id },
      },
    ];
  });

/** Returns the way to the collaborations that a teacher guides. */
export const guidedCollaborations = (collaborations: readonly Collaboration[]): Task[] =>
  collaborations.length === 0
    ? []
    : [
        {
          key: 'collaborations',
          icon: 'briefcase',
          title: `Diriges ${counted(collaborations.length, 'colaboración en curso', 'colaboraciones en curso')}`,
          route: 'collaborations',
        },
      ];
