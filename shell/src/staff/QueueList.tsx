import { useId } from 'react';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { VisuallyHidden } from '@puente/design-system/text';
import { useQuery, useQueryClient } from '@puente/platform/query';
import type { QueueEntry } from './queue-order.ts';
import { QueueRow } from './QueueRow.tsx';
import { queueOrder } from './staff-data.ts';

/** Queues in the order of the manifests until each count is known. */
export function QueueList({ queues }: { queues: readonly QueueEntry[] }) {
  const id = useId();
  const order = useQuery(queueOrder(queues, useQueryClient()));
  if (queues.length === 0) return null;
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading level={2} id={id}>
        Pendiente
      </Heading>
      <VisuallyHidden role="status">{order.isPending ? 'Contando lo que hay pendiente' : ''}</VisuallyHidden>
      <Stack as="ul" gap={3}>
        {(order.data ?? queues).map((entry) => (
          <QueueRow key={entry.label} entry={entry} />
        ))}
      </Stack>
    </Stack>
  );
}
