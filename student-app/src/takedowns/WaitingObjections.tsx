import type { Takedown } from '@puente/contract/entities/takedown';
import { relativeTime } from '@puente/contract/relative-time';
import { Card, CardFooter, CardTitle } from '@puente/design-system/card';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { waitingObjections } from './takedown-search.ts';
import { kindWords } from './takedown-words.ts';

/** Objections that wait for a decision, oldest first. */
export function WaitingObjections() {
  const objections = useQuery({ ...waitingObjections(), select: ({ data }) => data });
  return (
    <Stack as="section" gap={4} aria-labelledby="waiting-objections">
      <Heading level={2} id="waiting-objections">
        Objeciones por decidir
      </Heading>
      <QueryState
        query={stateOf(objections)}
        failed="No hemos podido cargar las objeciones"
        empty={<Text tone="muted">No hay ninguna por decidir.</Text>}
      >
        {(all) => (
          <Stack as="ul" gap={4}>
            {all.map((takedown) => (
              <li key={takedown.id}>
                <Objection takedown={takedown} />
              </li>
            ))}
          </Stack>
        )}
      </QueryState>
    </Stack>
  );
}

function Objection({ takedown: { id, kind, record, owner, objectedAt } }: { takedown: Takedown }) {
  return (
    <Card interactive>
      <CardTitle level={3} href={href('staffTakedown', { id })} eyebrow={kindWords[kind]}>
        {record.title}
      </CardTitle>
      <CardFooter>
        <span>{owner ?? 'Sin autoría'}</span>
        {objectedAt !== null && (
          <span>{`Objeción ${relativeTime(objectedAt).replace(/^(?=\d)/, 'el ')}`}</span>
        )}
      </CardFooter>
    </Card>
  );
}
