import type { Resource } from '@puente/contract/entities/content';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Cluster, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Article, ArticleTopics } from '@puente/design-system/markdown';
import { dayOf } from '@puente/design-system/project';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useInBrowser } from '@puente/platform/ui';
import { BackToList } from '../lists/BackToList.tsx';
import { EditResource } from './EditResource.tsx';
import { RelatedResources } from './RelatedResources.tsx';
import { purposeLine } from './resource-facts.ts';
import styles from './ResourceArticle.module.css';
import { ResourceCover } from './ResourceCover.tsx';
import { SaveResourceButton } from './SaveResourceButton.tsx';

interface ResourceArticleProps {
  resource: Resource;
  /** Leaves out what belongs to the library: a reader with a link may not be a user. */
  isPreview?: boolean;
}

/** Article for the screen and for print. The printed version has the text and its source, without controls. */
export function ResourceArticle({ resource, isPreview = false }: ResourceArticleProps) {
  const { id, title, introduction, content, minutes, picture, link, updatedAt } = resource;
  const origin = useInBrowser(() => location.origin, '');
  return (
    <Stack gap={8}>
      <Stack as="article" gap={6} aria-label={title} className={styles.article}>
        <Stack gap={4} className={styles.head}>
          {!isPreview && <BackToList list={href('resources')}>Volver a la biblioteca</BackToList>}
          <Stack gap={3}>
            <Text tone="muted">{purposeLine(resource)}</Text>
            <Heading level={1} tabIndex={-1}>
              {title}
            </Heading>
            {introduction !== '' && <Text size="lg">{introduction}</Text>}
          </Stack>
          <Cluster gap={2} className={styles.facts}>
            <Icon name="clock" />
            {minutes} min de lectura · Revisado el {dayOf(updatedAt)}
          </Cluster>
          <Cluster gap={3} data-print="hide">
            {!isPreview && <SaveResourceButton record={resource} wide />}
            <Button variant="secondary" icon="print" onClick={() => window.print()}>
              Imprimir
            </Button>
            {!isPreview && <EditResource resource={resource} />}
          </Cluster>
        </Stack>

        <ResourceCover picture={picture} text={resource.pictureText} wide />
        <Article text={content}>
          {link !== null && (
            <Link href={link} external variant="standalone">
              Ver el recurso completo
            </Link>
          )}
          <ArticleTopics topics={resource.tags} hrefOf={(tag) => href('resources', {}, { tag })} />
        </Article>
        <p className={styles.source}>{origin + href('resource', { id })}</p>
      </Stack>
      {!isPreview && <RelatedResources id={id} />}
    </Stack>
  );
}
