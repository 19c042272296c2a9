import type { CollaborationEntry } from '@puente/contract/entities/collaboration';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { dayOf } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { entryInWords, isKnownEvent } from './collaboration-words.ts';

/** History of a collaboration, newest entry first. */
export function CollaborationHistory({ history }: { history: readonly CollaborationEntry[] }) {
  const known = history.filter(isKnownEvent);
  return (
    <Stack as="section" gap={4} aria-labelledby="collaboration-history">
      <Heading level={2} size="sm" id="collaboration-history">
        Qué ha pasado
      </Heading>
      <Stack as="ol" gap={3} data-plain="">
        {known.toReversed().map((entry, index) => (
          <li key={known.length - index}>
            <Text>{entryInWords(entry)}</Text>
            {entry.reason !== null && <Text size="sm">{entry.reason}</Text>}
            <Text size="sm" tone="muted">
              <time dateTime={entry.at}>{dayOf(entry.at)}</time>
            </Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
