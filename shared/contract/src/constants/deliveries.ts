/** Answers to a delivered version. */
export const deliveryAnswers = ['approved', 'changesAsked'] as const;
export type DeliveryAnswer = (typeof deliveryAnswers)[number];

/** State of what is delivered for a milestone: code -> label. */
export const deliveryStates = {
  pending: 'Sin entregar',
  delivered: 'Por revisar',
  changesAsked: 'Con cambios pedidos',
  approved: 'Aprobada',
} as const;

export type DeliveryState = keyof typeof deliveryStates;

/** State of a milestone, by its latest version. */
export function deliveryStateOf(latest: { answer: DeliveryAnswer | null } | undefined): DeliveryState {
  if (!latest) return 'pending';
  return latest.answer ?? 'delivered';
}
