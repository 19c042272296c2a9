import { type ReactNode, useId } from 'react';
import { Card } from '@puente/design-system/card';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';

interface SectionProps {
  title: string;
  /** State next to the title: on or off. */
  state?: ReactNode;
  lead: string;
  children?: ReactNode;
}

/** Card of the page, labelled by its title for screen readers. */
export function Section({ title, state, lead, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Cluster justify="between">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {state}
        </Cluster>
        <Text tone="muted">{lead}</Text>
        {children}
      </Stack>
    </Card>
  );
}
