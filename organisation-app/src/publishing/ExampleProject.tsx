import { projectExamples } from '@puente/contract/constants/project-examples';
import type { projectTypes } from '@puente/contract/constants/projects';
import { Card } from '@puente/design-system/card';
import { Disclosure } from '@puente/design-system/disclosure';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';

type Type = (typeof projectTypes)[number];

/** Example of a good project of the chosen type. */
export function ExampleProject({ type }: { type: Type | undefined }) {
  if (type === undefined) return null;
  return (
    <Card as="section" aria-labelledby="example-project">
      <Stack gap={3}>
        <Heading level={2} size="sm" id="example-project">
          {titleOf(type)}
        </Heading>
        <ExampleWords type={type} />
      </Stack>
    </Card>
  );
}

/** Collapsed example next to a form. */
export function FoldedExample({ type }: { type?: Type }) {
  if (type === undefined) return null;
  return (
    <Disclosure summary={titleOf(type)}>
      <Stack gap={3}>
        <ExampleWords type={type} />
      </Stack>
    </Disclosure>
  );
}

const titleOf = (type: Type): string => `Un buen ejemplo de ${type}`;

function ExampleWords({ type }: { type: Type }) {
  const { title, description, objectives } = projectExamples[type];
  return (
    <>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text size="sm">{description}</Text>
      <Text size="sm" tone="muted">
        {`Al terminar: ${objectives}`}
      </Text>
    </>
  );
}
