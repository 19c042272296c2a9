import { modalities } from '@puente/contract/constants/modalities';
import type { Opportunity } from '@puente/contract/entities/opportunity';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { clockInSpain } from '@puente/contract/moment-in-spain';

// Separate from changes.ts: showing a form does not need its schemas yet.

/** Returns an opportunity as form values. */
export function answersOf({ details, ...opportunity }: Opportunity): FieldValues {
  const at =
    details.type === 'Evento' && details.date !== null ? clockInSpain(new Date(details.date)) : undefined;
  return {
    type: details.type,
    title: opportunity.title,
    description: opportunity.description,
    day: at?.day ?? '',
    hour: at?.hour ?? '',
    remuneration: details.type === 'Oferta' ? (details.remuneration ?? '') : '',
    presentiality: opportunity.presentiality === null ? '' : modalities[opportunity.presentiality],
    location: opportunity.location ?? '',
    target_profile: opportunity.target_profile ?? '',
    content: opportunity.content ?? '',
    url: opportunity.url ?? '',
  };
}
