import { postQueries } from '@puente/client/content';
import type { Post } from '@puente/contract/entities/content';
import { Heading } from '@puente/design-system/heading';
import { Grid, Stack } from '@puente/design-system/layout';
import { useQuery } from '@puente/platform/query';
import { PostCard } from './PostCard.tsx';

/** Related posts. A failed request renders nothing, as the reader did not come for them. */
export function RelatedPosts({ post }: { post: Post }) {
  const related = useQuery(postQueries.related(post));
  if (!related.data || related.data.length === 0) return null;
  return (
    <Stack as="section" gap={5} aria-labelledby="related-posts" data-print="hide">
      <Heading level={2} id="related-posts">
        Para seguir leyendo
      </Heading>
      <Grid as="ul">
        {related.data.map((other) => (
          <li key={other.id}>
            <PostCard post={other} headingLevel={3} />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
