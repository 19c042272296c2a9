import { modalities } from '@puente/contract/constants/modalities';
import type { Opportunity } from '@puente/contract/entities/opportunity';
import { factLine } from '@puente/design-system/details';

// Events are shown in the time zone of their place, wherever the reader is.
const moments = new Intl.DateTimeFormat('es-ES', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});
const shortMoments = new Intl.DateTimeFormat('es-ES', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Madrid',
});

/** Date of an event: 'jueves, 10 de diciembre de 2026, 17:00'; null for an offer, and for an event without a date. */
export const momentOf = ({ details }: Pick<Opportunity, 'details'>): string | null =>
  details.type === 'Evento' && details.date !== null ? moments.format(new Date(details.date)) : null;

export const payOf = ({ details }: Pick<Opportunity, 'details'>): string | null =>
  details.type === 'Oferta' ? details.remuneration : null;

/** Modality and place: 'Híbrido · A Coruña'; null when neither is known. */
export function placeOf({
  presentiality,
  location,
}: Pick<Opportunity, 'presentiality' | 'location'>): string | null {
  return factLine([presentiality && modalities[presentiality], location]) || null;
}

/** Most important fact on a card: the day of an event, the pay of an offer. */
export const gistOf = (opportunity: Pick<Opportunity, 'details'>): string | null =>
  opportunity.details.type === 'Evento' && opportunity.details.date !== null
    ? shortMoments.format(new Date(opportunity.details.date))
    : payOf(opportunity);
