import { workQueries } from '@puente/client/works';
import type { WorkId } from '@puente/contract/ids';
import { DetailSkeleton } from '@puente/design-system/details';
import { Container } from '@puente/design-system/layout';
import { recordId } from '@puente/platform/pages';
import { useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageHead, useReady } from '@puente/platform/ui';
import { workHead } from './work-head.ts';
import { WorkDetail } from './WorkDetail.tsx';
import { WorkNotFound, WorkProblem } from './WorkProblem.tsx';

/** /tfx/:id: a work with all its details. Its author also sees its status and actions. */
export default function WorkPage() {
  const id = recordId('work', useParams().id);
  return <Container>{id === null ? <WorkNotFound /> : <WorkOf key={id} id={id} />}</Container>;
}

function WorkOf({ id }: { id: WorkId }) {
  const work = useQuery(workQueries.one(id));
  usePageHead(work.data && workHead(work.data));
  useReady(!work.isPending);

  if (work.isPending) return <DetailSkeleton loading="Cargando el trabajo" />;
  if (work.isError)
    return <WorkProblem error={work.error} retrying={work.isFetching} onRetry={() => void work.refetch()} />;
  return <WorkDetail work={work.data} />;
}
