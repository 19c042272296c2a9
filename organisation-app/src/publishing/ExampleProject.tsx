import { projectExamples } from '@puente/contract/constants/project-examples';
import type { projectTypes } from '@puente/contract/constants/projects';
import { Card } from '@puente/design-system/card';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';

/** A good project of the type that was chosen. */
export function ExampleProject({ type }: { type: (typeof projectTypes)[number] | undefined }) {
  if (type === undefined) return null;
  const { title, description, objectives } = projectExamples[type];
  return (
    <Card as="section" aria-labelledby="example-project">
      <Stack gap={3}>
        <Heading level={2} size="sm" id="example-project">
          Un buen ejemplo de {type}
        </Heading>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        <Text size="sm">{description}</Text>
        <Text size="sm" tone="muted">
          Al terminar: {objectives}
        </Text>
      </Stack>
    </Card>
  );
}
