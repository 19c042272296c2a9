import type { RefObject } from 'react';
import { messageOf } from '@puente/client/api-error';
import type { Post } from '@puente/contract/entities/content';
import type { Page } from '@puente/contract/query';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { PageGone, Results } from '@puente/design-system/lists';
import { useEmptySearch } from '@puente/platform/analytics';
import { href } from '@puente/platform/links';
import { type ListControls, useNewPageFocus } from '@puente/platform/lists';
import { useReady } from '@puente/platform/ui';
import { postCount } from './post-facts.ts';
import { PostCard } from './PostCard.tsx';
import { postSearch } from './search.ts';

interface PostResultsProps {
  controls: ListControls<'tag'>;
  /** Query for the current page. */
  posts: {
    data: Page<Post> | undefined;
    error: Error | null;
    isPending: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  region: RefObject<HTMLElement | null>;
}

export function PostResults({ controls, posts, region }: PostResultsProps) {
  const { search, chips, clear, sortBy, pageHref } = controls;
  const { data } = posts;
  useReady(data !== undefined);
  useEmptySearch(data?.meta.pagination.total === 0 && postSearch.isNarrowed(search));
  useNewPageFocus(search, region);

  return (
    <Results
      region={region}
      status={
        data === undefined ? posts.isPending && 'Buscando entradas…' : postCount(data.meta.pagination.total)
      }
      sort={{ options: postSearch.sorts, value: search.sort, onSort: sortBy }}
      active={{ chips, onClear: clear }}
      found={data && { items: data.data, ...data.meta.pagination }}
      waiting={posts.isPending}
      failure={
        posts.error ? { title: 'No hemos podido cargar el blog', message: messageOf(posts.error) } : undefined
      }
      busy={{ list: posts.isPlaceholderData, retry: posts.isFetching }}
      onRetry={() => void posts.refetch()}
      pageHref={pageHref}
      nothing={() => nothing(data?.meta.pagination.total ?? 0)}
    >
      {postCard}
    </Results>
  );

  function nothing(total: number) {
    if (total > 0) return <PageGone first={pageHref(1)} />;
    if (!postSearch.isNarrowed(search))
      return (
        <EmptyState icon="file" title="Todavía no hay entradas">
          Estamos escribiendo las primeras. Vuelve dentro de unos días.
        </EmptyState>
      );
    return (
      <EmptyState
        icon="search"
        title="No hay ninguna entrada sobre este tema"
        action={<ButtonLink href={href('blog')}>Ver todas las entradas</ButtonLink>}
      >
        Puede que la hayamos retirado o que la dirección tenga una errata.
      </EmptyState>
    );
  }
}

/** Defined outside the component for a stable identity, so that the cards do not render on each choice. */
const postCard = (post: Post) => <PostCard post={post} headingLevel={2} />;
