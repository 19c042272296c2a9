import { postQueries } from '@puente/client/content';
import type { Post } from '@puente/contract/entities/content';
import { Button } from '@puente/design-system/button';
import { Heading } from '@puente/design-system/heading';
import { Icon } from '@puente/design-system/icon';
import { Cluster, Grid, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Article, ArticleTopics } from '@puente/design-system/markdown';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useQuery } from '@puente/platform/query';
import { shareAddress } from '@puente/platform/sharing';
import { EditInPlace } from '../staff-texts/EditInPlace.tsx';
import { postLine } from './post-facts.ts';
import styles from './PostArticle.module.css';
import { PostCard } from './PostCard.tsx';
import { PostCover } from './PostCover.tsx';
import { withoutCover } from './without-cover.ts';

/** Text of a post. */
export function PostArticle({ post }: { post: Post }) {
  const { title, description, content, cover, url } = post;
  return (
    <Stack gap={8}>
      <Stack as="article" gap={6} aria-label={title}>
        <Stack gap={4} className={styles.head}>
          <Link href={href('blog')} variant="standalone" data-print="hide">
            <Icon name="arrow-left" />
            Volver al blog
          </Link>
          <Stack gap={3}>
            <Text tone="muted">{postLine(post)}</Text>
            <Heading level={1} tabIndex={-1}>
              {title}
            </Heading>
            {description !== '' && <Text size="lg">{description}</Text>}
          </Stack>
          <Cluster gap={3} data-print="hide">
            <Button
              variant="secondary"
              icon="external"
              onClick={() =>
                void shareAddress({
                  title,
                  url: new URL(href('post', { slug: url }), window.location.origin).href,
                })
              }
            >
              Compartir
            </Button>
            <EditInPlace address={href('staffPost', { id: post.id })} title={title} />
          </Cluster>
        </Stack>
        <PostCover cover={cover} text={post.coverText} wide />
        <Article text={withoutCover(content, cover)}>
          <ArticleTopics topics={post.tags} hrefOf={(tag) => href('blog', {}, { tag })} />
        </Article>
      </Stack>
      <RelatedPosts post={post} />
    </Stack>
  );
}

/** Related posts. A failed request renders nothing, as the reader did not come for them. */
function RelatedPosts({ post }: { post: Post }) {
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
