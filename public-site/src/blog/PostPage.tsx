import { postQueries } from '@puente/client/content';
import { Container } from '@puente/design-system/layout';
import { ArticleSkeleton } from '@puente/design-system/markdown';
import { useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageHead, useReady } from '@puente/platform/ui';
import { headOf } from './post-head.ts';
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

  if (post.isPending) return <ArticleSkeleton loading="Cargando la entrada" />;
  if (post.isError)
    return <PostProblem error={post.error} retrying={post.isFetching} onRetry={() => void post.refetch()} />;
  return post.data === null ? <PostNotFound /> : <PostArticle post={post.data} />;
}
