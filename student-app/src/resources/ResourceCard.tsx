import type { ResourceSummary } from '@puente/contract/entities/content';
import { Card, CardActions, CardBody, CardFooter, CardTitle } from '@puente/design-system/card';
import { Chip } from '@puente/design-system/chip';
import type { HeadingLevel } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Cluster } from '@puente/design-system/layout';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useCanSave } from '../saved/use-can-save.ts';
import { purposeLine } from './resource-facts.ts';
import { ResourceCover } from './ResourceCover.tsx';
import { SaveResourceButton } from './SaveResourceButton.tsx';

interface ResourceCardProps {
  resource: ResourceSummary;
  headingLevel: HeadingLevel;
}

export function ResourceCard({ resource, headingLevel }: ResourceCardProps) {
  const canSave = useCanSave();
  const { id, title, excerpt, minutes, picture, is_popular: popular } = resource;

  return (
    <Card interactive>
      <ResourceCover picture={picture} text={resource.pictureText} />
      <CardTitle level={headingLevel} href={href('resource', { id })} eyebrow={purposeLine(resource)}>
        {title}
      </CardTitle>
      <CardBody>
        <Text tone="muted">{excerpt}</Text>
      </CardBody>
      <CardFooter>
        <Cluster gap={2}>
          <Icon name="clock" />
          {minutes} min de lectura
        </Cluster>
        {popular && (
          <Chip tone="accent" icon="star">
            Popular
          </Chip>
        )}
      </CardFooter>
      {canSave && (
        <CardActions>
          <SaveResourceButton record={resource} />
        </CardActions>
      )}
    </Card>
  );
}
