import { opportunityQueries } from '@puente/client/opportunities';
import type { OpportunityId } from '@puente/contract/ids';
import { DetailSkeleton } from '@puente/design-system/details';
import { Container } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { recordId } from '@puente/platform/pages';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageHead, useReady } from '@puente/platform/ui';
import { opportunityHead } from './opportunity-head.ts';
import { OpportunityDetail } from './OpportunityDetail.tsx';
import { OpportunityNotFound } from './OpportunityNotFound.tsx';

/** /spaces/opportunities/:id: an offer or an event, with 'Me interesa'. */
export default function OpportunityPage() {
  const id = recordId('opportunity', useParams().id);
  return <Container>{id === null ? <OpportunityNotFound /> : <OpportunityOf key={id} id={id} />}</Container>;
}

function OpportunityOf({ id }: { id: OpportunityId }) {
  const opportunity = useQuery(opportunityQueries.one(id));
  usePageHead(opportunity.data && opportunityHead(opportunity.data));
  useReady(!opportunity.isPending);

  return (
    <QueryState
      query={stateOf(opportunity)}
      skeleton={<DetailSkeleton loading="Cargando la oportunidad" />}
      failed="No hemos podido cargar la oportunidad"
      headingLevel={1}
      notFound={<OpportunityNotFound />}
    >
      {(known) => <OpportunityDetail opportunity={known} />}
    </QueryState>
  );
}
