import { messageOf } from '@puente/client/api-error';
import { profileQueries } from '@puente/client/profiles';
import type { UserId } from '@puente/contract/ids';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { ResultList } from '@puente/design-system/lists';
import { Retry } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { InnovationCard } from './InnovationCard.tsx';
import { workCount } from './innovation-search.ts';

/** The works that a coordinator saved. */
export function SavedWorks({ user }: { user: UserId }) {
  const { data: works, ...asked } = useQuery(profileQueries.savedWorks(user));
  useReady(!asked.isPending);
  if (asked.isPending) return <SkeletonList count={3} />;
  if (!works) {
    return (
      <Retry
        place="page"
        headingLevel={2}
        title="No hemos podido cargar los trabajos guardados"
        message={asked.error ? messageOf(asked.error) : ''}
        busy={asked.isFetching}
        onRetry={() => void asked.refetch()}
      />
    );
  }
  if (works.length === 0) {
    return (
      <EmptyState
        icon="bookmark"
        title="Todavía no has guardado ningún trabajo"
        action={<ButtonLink href={href('innovation')}>Ver los trabajos</ButtonLink>}
      >
        Pulsa «Guardar» en los que quieras volver a encontrar. Solo los ves tú.
      </EmptyState>
    );
  }
  return (
    <>
      <Text role="status">{workCount(works.length)}</Text>
      <ResultList busy={false}>
        {works.map((work) => (
          <li key={work.id}>
            <InnovationCard work={work} />
          </li>
        ))}
      </ResultList>
    </>
  );
}
