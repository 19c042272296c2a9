import { dayInWords } from '@puente/contract/day-in-words';
import type { Milestone, PlannedMilestone } from '@puente/contract/entities/plan';
import type { RecordedChange } from '@puente/design-system/change-list';

/** A milestone as text: its title, last day and the work that is delivered. */
const inWords = ({ title, due, description }: Omit<Milestone, 'id'>): string =>
  `${title}. Último día: ${dayInWords(due)}. ${description}`;

/** Differences between the agreed milestones and proposed ones, in the order of the proposal. */
export function planChanges(
  agreed: readonly Milestone[],
  proposed: readonly PlannedMilestone[],
): RecordedChange[] {
  const known = new Map(agreed.map((milestone) => [milestone.id, milestone]));
  const kept = new Set(proposed.flatMap(({ milestone }) => milestone ?? []));
  return [
    ...proposed.map((planned) => {
      const before = planned.milestone === null ? undefined : known.get(planned.milestone);
      return {
        field: before ? planned.title : `Nuevo: ${planned.title}`,
        before: before ? inWords(before) : '',
        after: inWords(planned),
      };
    }),
    ...agreed
      .filter(({ id }) => !kept.has(id))
      .map((gone) => ({ field: `Se quita: ${gone.title}`, before: inWords(gone), after: '' })),
  ].filter(({ before, after }) => before !== after);
}

/** True when a proposal puts milestones that it keeps in another order. */
export function hasNewOrder(agreed: readonly Milestone[], proposed: readonly PlannedMilestone[]): boolean {
  const places = proposed.flatMap(({ milestone }) => {
    const place = agreed.findIndex(({ id }) => id === milestone);
    return place === -1 ? [] : place;
  });
  return places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0));
}
