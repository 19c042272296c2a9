import { messageOf } from '@puente/client/api-error';
import type { Work } from '@puente/contract/entities/work';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import type { UseQueryResult } from '@puente/platform/query';
import { WorkCard } from './WorkCard.tsx';

interface AwardWorksProps {
  works: UseQueryResult<{ data: Work[] }>;
  id: string;
  title: string;
  /** Text for an empty list. */
  none: string;
}

export function AwardWorks({ works, id, title, none }: AwardWorksProps) {
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {content()}
    </Stack>
  );

  function content() {
    if (works.isPending) return <SkeletonList count={2} />;
    if (works.isError)
      return (
        <Retry
          place="section"
          title="No hemos podido cargar los trabajos"
          message={messageOf(works.error)}
          busy={works.isFetching}
          onRetry={() => void works.refetch()}
        />
      );
    if (works.data.data.length === 0) return <Text tone="muted">{none}</Text>;
    return (
      <Grid as="ul" min="18rem">
        {works.data.data.map((work) => (
          <li key={work.id}>
            <WorkCard work={work} />
          </li>
        ))}
      </Grid>
    );
  }
}
