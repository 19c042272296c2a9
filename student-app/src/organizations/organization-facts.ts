import type { Opportunity } from '@puente/contract/entities/opportunity';

/** '6 días', '1 día'. */
export const dayCount = (days: number): string => (days === 1 ? '1 día' : `${days} días`);

/** '2 oportunidades abiertas'; null for none. */
export function opportunityCount(
  opportunities: readonly Pick<Opportunity, 'status' | 'isDraft'>[],
): string | null {
  const open = opportunities.filter(({ status, isDraft }) => status === 'open' && !isDraft).length;
  if (open === 0) return null;
  return open === 1 ? '1 oportunidad abierta' : `${open} oportunidades abiertas`;
}
