import { Cluster } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';

/** Topics of an article, each with a link to the other articles about it. */
export function ResourceTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <Cluster gap={3} data-print="hide">
      <Text as="span" tone="muted" id="article-tags">
        Temas
      </Text>
      <Cluster as="ul" gap={4} aria-labelledby="article-tags">
        {tags.map((tag) => (
          <li key={tag}>
            <Link href={href('resources', {}, { tag })} variant="standalone">
              {tag}
            </Link>
          </li>
        ))}
      </Cluster>
    </Cluster>
  );
}
