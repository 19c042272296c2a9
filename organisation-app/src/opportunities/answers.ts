import { modalities } from '@puente/contract/constants/modalities';
import type { Opportunity } from '@puente/contract/entities/opportunity';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { clockInSpain } from '@puente/contract/moment-in-spain';

// Apart from what is sent (changes.ts): a form that is shown needs no schemas yet.

/** An opportunity as the fields of its form hold it. */
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
