import { type ReactNode, type Ref, useId } from 'react';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';

interface ProfileSectionProps {
  title: string;
  lead?: ReactNode;
  /** Ref to the heading, which takes focus when a click replaces the section's content. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Part of a section, labelled by its title for screen readers. */
export function ProfileSection({ title, lead, headingRef, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <Stack as="section" gap={5} aria-labelledby={id}>
      <Stack gap={2}>
        <Heading level={2} id={id} {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
          {title}
        </Heading>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
      </Stack>
      {children}
    </Stack>
  );
}
