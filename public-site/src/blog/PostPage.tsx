import { postQueries } from '@puente/client/content';
import { EmptyState } from '@puente/design-system/empty-state';
import { Container } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { ArticleSkeleton } from '@puente/design-system/markdown';
import { QueryState } from '@puente/design-system/retry';
import { href } from '@puente/platform/links';
import { stateOf, useQuery } from '@puente/platform/query';
import { useParams } from '@puente/platform/router';
import { usePageHead, useReady } from '@puente/platform/ui';
import { headOf } from './post-head.ts';
import { PostArticle } from './PostArticle.tsx';

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

  return (
    <QueryState
      query={stateOf(post)}
      skeleton={<ArticleSkeleton loading="Cargando la entrada" />}
      failed="No hemos podido cargar la entrada"
      headingLevel={1}
      notFound={<PostNotFound />}
    >
      {(known) => <PostArticle post={known} />}
    </QueryState>
  );
}

function PostNotFound() {
  return (
    <EmptyState
      headingLevel={1}
      title="No encontramos esta entrada"
      action={<ButtonLink href={href('blog')}>Ver el blog</ButtonLink>}
    >
      Puede que la hayamos retirado o que la dirección tenga una errata.
    </EmptyState>
  );
}
