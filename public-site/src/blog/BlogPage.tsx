import { postPages } from '@puente/contract/list-pages/post-pages';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { SectionNav } from '@puente/design-system/section-nav';
import { Text } from '@puente/design-system/text';
import { useListHead } from '@puente/platform/list-head';
import { useListSearch } from '@puente/platform/list-page';
import { useQuery, useQueryClient } from '@puente/platform/query';
import { PostResults } from './PostResults.tsx';
import { postPage, postSearch } from './search.ts';

/** /blog: the posts, filtered by the topic in the address. */
export default function BlogPage() {
  const queryClient = useQueryClient();
  const controls = useListSearch(postSearch, {
    prefetch: (search) => queryClient.prefetchQuery(postPage(search)),
  });
  const posts = useQuery(postPage(controls.search));
  const chosen = controls.chosen('tag');
  const heading = useListHead(postPages, postSearch, controls.search, posts.data);
  const counts = posts.data?.meta.facets?.tags ?? {};
  const tags = [...new Set([...Object.keys(counts), ...chosen])].sort((one, other) =>
    one.localeCompare(other, 'es'),
  );

  return (
    <Container>
      <PageHeader
        title={heading}
        lead="Ideas y consejos para que un trabajo final le sirva a alguien: elegir tema, trabajar con una organización y contarlo bien."
      />
      <Stack gap={6}>
        <SectionNav
          label="Temas"
          kind="Tema"
          items={[
            { href: topic([]), label: 'Todos', current: chosen.length === 0 },
            ...tags.map((tag) => ({
              href: topic([tag]),
              label: tag,
              current: chosen.includes(tag),
              count: counts[tag],
            })),
          ]}
        />
        <PostResults controls={controls} posts={posts} />
        <Text size="sm" tone="muted">
          ¿Lees con un lector de noticias?{' '}
          <Link href="/blog/rss.xml" external>
            Sigue el blog por RSS
          </Link>
          .
        </Text>
      </Stack>
    </Container>
  );

  function topic(names: readonly string[]): string {
    return controls.hrefOf(postSearch.choose(controls.search, 'tag', names));
  }
}
