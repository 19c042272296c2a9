import { useId, type ReactNode } from 'react';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';

interface ProfileSectionProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One subject of a section, which screen readers list by its title. */
export function ProfileSection({ title, lead, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={5} aria-labelledby={id}>
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
