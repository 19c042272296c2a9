import { agreementOf } from '@puente/client/agreements';
import { collaborationQueries } from '@puente/client/collaborations';
import { deliveriesQuery } from '@puente/client/deliveries';
import { evaluationQueries } from '@puente/client/evaluations';
import { planQuery } from '@puente/client/plans';
import { recordId } from '@puente/platform/pages';
import type { QueryClient } from '@puente/platform/query';

/** Prefetches a collaboration. @param param id in the address */
export function prefetchCollaboration(queryClient: QueryClient, param: string | undefined): void {
  const id = recordId('collaboration', param);
  if (id === null) return;
  void queryClient.prefetchQuery(collaborationQueries.one(id));
  void queryClient.prefetchQuery(agreementOf(id));
  void queryClient.prefetchQuery(planQuery(id));
  void queryClient.prefetchQuery(deliveriesQuery(id));
  void queryClient.prefetchQuery(collaborationQueries.hours(id));
  void queryClient.prefetchQuery(collaborationQueries.result(id));
  void queryClient.prefetchQuery(evaluationQueries.of(id));
}
