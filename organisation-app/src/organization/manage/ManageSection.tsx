import { type ReactNode, useId } from 'react';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';

interface ManageSectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Section of the page, labelled by its title for screen readers. */
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
