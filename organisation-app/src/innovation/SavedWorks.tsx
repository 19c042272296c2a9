import { profileQueries } from '@puente/client/profiles';
import type { UserId } from '@puente/contract/ids';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { ResultList } from '@puente/design-system/lists';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { workCount } from './innovation-search.ts';
import { InnovationCard } from './InnovationCard.tsx';

/** Works that a coordinator has saved. */
export function SavedWorks({ user }: { user: UserId }) {
  const saved = useQuery(profileQueries.savedWorks(user));
  useReady(!saved.isPending);
  return (
    <QueryState
      query={stateOf(saved)}
      failed="No hemos podido cargar los trabajos guardados"
      skeleton={<SkeletonList count={3} />}
      headingLevel={2}
      empty={<NoWorks />}
    >
      {(works) => (
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
      )}
    </QueryState>
  );
}

const NoWorks = () => (
  <EmptyState
    icon="bookmark"
    title="Todavía no has guardado ningún trabajo"
    action={<ButtonLink href={href('innovation')}>Ver los trabajos</ButtonLink>}
  >
    Pulsa «Guardar» en los que quieras volver a encontrar. Solo los ves tú.
  </EmptyState>
);
