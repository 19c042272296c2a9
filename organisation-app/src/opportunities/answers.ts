import { modalities } from '@puente/contract/constants/modalities';
import { recordOf } from '@puente/contract/each';
import type { Opportunity } from '@puente/contract/entities/opportunity';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { clockInSpain } from '@puente/contract/moment-in-spain';

// Separate from changes.ts: showing a form does not need its schemas yet.

/** Fields that the form and the opportunity hold as a text. */
export const texts = ['title', 'description', 'target_profile', 'content', 'url'] as const;

/** Returns an opportunity as form values. */
export function answersOf({ details, ...opportunity }: Opportunity): FieldValues {
  const at =
    details.type === 'Evento' && details.date !== null ? clockInSpain(new Date(details.date)) : undefined;
  return {
    ...recordOf([...texts, 'location'], (name) => opportunity[name] ?? ''),
    type: details.type,
    day: at?.day ?? '',
    hour: at?.hour ?? '',
    remuneration: details.type === 'Oferta' ? (details.remuneration ?? '') : '',
    presentiality: opportunity.presentiality === null ? '' : modalities[opportunity.presentiality],
  };
}
