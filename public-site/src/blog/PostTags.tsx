import { Cluster } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';

/** Topics of a post, each with a link to the other posts about it. */
export function PostTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <Cluster gap={3} data-print="hide">
      <Text as="span" tone="muted" id="post-tags">
        Temas
      </Text>
      <Cluster as="ul" gap={4} aria-labelledby="post-tags">
        {tags.map((tag) => (
          <li key={tag}>
            <Link href={href('blog', {}, { tag })} variant="standalone">
              {tag}
            </Link>
          </li>
        ))}
      </Cluster>
    </Cluster>
  );
}
