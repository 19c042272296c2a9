import type { Post } from '@puente/contract/entities/content';
import type { Page } from '@puente/contract/query';
import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { PageGone, Results } from '@puente/design-system/lists';
import { useEmptySearch } from '@puente/platform/analytics';
import { href } from '@puente/platform/links';
import { type ListControls, useListResults } from '@puente/platform/list-page';
import type { Asked } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { postCount } from './post-facts.ts';
import { PostCard } from './PostCard.tsx';

interface PostResultsProps {
  controls: ListControls<'tag'>;
  /** Query for the current page. */
  posts: Asked<Page<Post>> & { isPlaceholderData: boolean };
}

export function PostResults({ controls, posts }: PostResultsProps) {
  const { isNarrowed, pageHref } = controls;
  const total = posts.data?.meta.pagination.total;
  const results = useListResults(controls, posts, {
    count: postCount,
    searching: 'Buscando entradas…',
    failed: 'No hemos podido cargar el blog',
  });
  useReady(posts.data !== undefined);
  useEmptySearch(total === 0 && isNarrowed);

  return (
    <Results {...results} nothing={() => nothing(total ?? 0)}>
      {postCard}
    </Results>
  );

  function nothing(total: number) {
    if (total > 0) return <PageGone first={pageHref(1)} />;
    if (!isNarrowed)
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
