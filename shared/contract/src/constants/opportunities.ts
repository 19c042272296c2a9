/** Types of opportunity: code in a query (`details=offer`, §7) -> label in its details (§3). */
export const opportunityTypes = { offer: 'Oferta', events: 'Evento' } as const;

export type OpportunityKind = keyof typeof opportunityTypes;
export const opportunityKinds = ['offer', 'events'] as const satisfies readonly OpportunityKind[];
export const opportunityLabels = [
  'Oferta',
  'Evento',
] as const satisfies readonly (typeof opportunityTypes)[OpportunityKind][];

/** Maps the label to the code: 'Oferta' to `offer`, 'Evento' to `events` (§7). */
export const opportunityKindOf = (label: (typeof opportunityLabels)[number]): OpportunityKind =>
  label === 'Oferta' ? 'offer' : 'events';

/** Status of an opportunity: code -> label. Past events are closed. */
export const opportunityStatuses = { open: 'Abierta', closed: 'Cerrada' } as const;

export type OpportunityStatus = keyof typeof opportunityStatuses;
export const opportunityStatusCodes = ['open', 'closed'] as const satisfies readonly OpportunityStatus[];
