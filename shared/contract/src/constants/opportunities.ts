/** What an opportunity is: how a query says it (`details=offer`, §7) -> what its details say (§3). */
export const opportunityTypes = { offer: 'Oferta', events: 'Evento' } as const;

export type OpportunityKind = keyof typeof opportunityTypes;
export const opportunityKinds = ['offer', 'events'] as const satisfies readonly OpportunityKind[];
export const opportunityLabels = [
  'Oferta',
  'Evento',
] as const satisfies readonly (typeof opportunityTypes)[OpportunityKind][];

/** 'Oferta' becomes `offer`, 'Evento' becomes `events` (§7). */
export const opportunityKindOf = (label: (typeof opportunityLabels)[number]): OpportunityKind =>
  label === 'Oferta' ? 'offer' : 'events';

/** Status of an opportunity: code -> label. An event that is over is closed. */
export const opportunityStatuses = { open: 'Abierta', closed: 'Cerrada' } as const;

export type OpportunityStatus = keyof typeof opportunityStatuses;
export const opportunityStatusCodes = ['open', 'closed'] as const satisfies readonly OpportunityStatus[];
