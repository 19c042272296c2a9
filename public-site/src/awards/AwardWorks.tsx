import type { Work } from '@puente/contract/entities/work';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { type Asked, stateOf } from '@puente/platform/query';
import { WorkCard } from './WorkCard.tsx';

interface AwardWorksProps {
  works: Asked<{ data: Work[] }>;
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
      <QueryState
        query={stateOf(works)}
        skeleton={<SkeletonList count={2} />}
        failed="No hemos podido cargar los trabajos"
        empty={<Text tone="muted">{none}</Text>}
      >
        {({ data }) => (
          <Grid as="ul" min="18rem">
            {data.map((work) => (
              <li key={work.id}>
                <WorkCard work={work} />
              </li>
            ))}
          </Grid>
        )}
      </QueryState>
    </Stack>
  );
}
