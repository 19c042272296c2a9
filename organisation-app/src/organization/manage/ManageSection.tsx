import { useId, type ReactNode } from 'react';
import { messageOf } from '@puente/client/api-error';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import type { UseQueryResult } from '@puente/platform/query';

interface ManageSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One subject of the page, which screen readers list by its title. */
export function ManageSection({ title, lead, children }: ManageSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  /** Title of the message when it could not be loaded. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** What a section shows once it is loaded, and what it shows until then. */
export function Loaded<Data>({ query, failed, children }: LoadedProps<Data>) {
  if (query.isPending) return <Skeleton lines={4} />;
  if (query.isError)
    return (
      <Retry
        place="section"
        title={failed}
        message={messageOf(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return children(query.data);
}
