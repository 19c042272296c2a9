import { postQueries } from '@puente/client/content';
import { Container, Stack } from '@puente/design-system/layout';
import { Skeleton } from '@puente/design-system/skeleton';
import { VisuallyHidden } from '@puente/design-system/text';
import { useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageHead, useReady } from '@puente/platform/ui';
import { headOf } from './post-head.ts';
import styles from './PostArticle.module.css';
import { PostArticle } from './PostArticle.tsx';
import { PostNotFound, PostProblem } from './PostProblem.tsx';

/** /blog/:slug: one post. */
export default function PostPage() {
  const { slug = '' } = useParams();
  return (
    <Container>
      <PostAt key={slug} slug={slug} />
    </Container>
  );
}

function PostAt({ slug }: { slug: string }) {
  const post = useQuery(postQueries.byUrl(slug));
  usePageHead(post.data === undefined ? undefined : headOf(post.data));
  useReady(!post.isPending);

  if (post.isPending) return <PostSkeleton />;
  if (post.isError)
    return <PostProblem error={post.error} retrying={post.isFetching} onRetry={() => void post.refetch()} />;
  return post.data === null ? <PostNotFound /> : <PostArticle post={post.data} />;
}

/** Placeholder of the post while it loads. */
function PostSkeleton() {
  return (
    <Stack gap={6} className={styles.head}>
      <VisuallyHidden role="status">Cargando la entrada</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton lines={3} />
      <Skeleton lines={8} />
    </Stack>
  );
}
