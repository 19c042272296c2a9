import { useState } from 'react';
import { counted } from '@puente/contract/counted';
import type { EmptySearch } from '@puente/contract/entities/empty-search';
import { limits } from '@puente/contract/limits';
import { Button } from '@puente/design-system/button';
import { Card } from '@puente/design-system/card';
import { EmptyState } from '@puente/design-system/empty-state';
import { Heading } from '@puente/design-system/heading';
import { Cluster, Stack } from '@puente/design-system/layout';
import { ButtonLink } from '@puente/design-system/link';
import { PageGone, SortSelect } from '@puente/design-system/lists';
import { Pagination } from '@puente/design-system/pagination';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import { useListSearch } from '@puente/platform/list-page';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { emptySearchList, emptySearchPage } from './empty-search-list.ts';
import { withoutWords } from './found-words.ts';
import styles from './StaffSearches.module.css';
import SynonymDialog from './SynonymDialog.tsx';

/** Words that visitors search for without results, each with a way to give it synonyms. */
export function EmptySearches() {
  const controls = useListSearch(emptySearchList);
  const searches = useQuery(emptySearchPage(controls.search));
  const [chosen, setChosen] = useState<string | null>(null);
  const [news, setNews] = useState<Readonly<Record<string, string>>>({});
  useReady(!searches.isPending);
  const total = searches.data?.meta.pagination.total ?? 0;

  return (
    <Stack as="section" gap={5} aria-labelledby="empty-searches">
      <Stack gap={2}>
        <Heading level={2} id="empty-searches">
          Búsquedas sin resultados
        </Heading>
        <Text tone="muted">
          {`Lo que varias personas buscaron sin encontrar nada en los últimos ${limits.emptySearches.days} días. No guardamos quién.`}
        </Text>
      </Stack>
      <QueryState
        query={stateOf(searches)}
        skeleton={<SkeletonList count={4} />}
        failed="No hemos podido cargar las búsquedas"
        empty={total > 0 ? <PageGone first={controls.pageHref(1)} /> : <NothingEmpty />}
      >
        {({ data, meta: { pagination } }) => (
          <Stack gap={4}>
            <Cluster gap={3} className={styles.head}>
              <span>{counted(pagination.total, 'búsqueda', 'búsquedas')}</span>
              <SortSelect {...controls.sort} />
            </Cluster>
            <ul data-plain="" className={styles.rows}>
              {data.map((search) => (
                <li key={search.words}>
                  <EmptySearchRow
                    search={search}
                    news={news[search.words]}
                    onAdd={() => setChosen(search.words)}
                  />
                </li>
              ))}
            </ul>
            <Pagination
              page={pagination.page}
              pageCount={pagination.pageCount}
              href={controls.pageHref}
              label="Páginas de búsquedas"
            />
          </Stack>
        )}
      </QueryState>
      {chosen !== null && (
        <SynonymDialog
          words={chosen}
          onSaved={(found) => {
            setNews((known) => ({ ...known, [chosen]: found }));
            setChosen(null);
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </Stack>
  );
}

interface EmptySearchRowProps {
  search: EmptySearch;
  /** Results of the words since they have synonyms. */
  news: string | undefined;
  onAdd: () => void;
}

function EmptySearchRow({ search: { words, times, lists, lastDay }, news, onAdd }: EmptySearchRowProps) {
  return (
    <Card as="div" className={styles.row}>
      <Stack gap={1} className={styles.text}>
        <Heading level={3} size="md" className={styles.words}>
          {words}
        </Heading>
        <Text size="sm" tone="muted">
          {`${counted(times, 'vez', 'veces')}, la última el ${dayOf(lastDay)}. Sin ${withoutWords(lists)}.`}
        </Text>
        <Text role="status" className={styles.news}>
          {news}
        </Text>
      </Stack>
      <Cluster gap={2}>
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          aria-label={`Añadir sinónimo de ${words}`}
          onClick={onAdd}
        >
          Añadir sinónimo
        </Button>
        <ButtonLink
          href={href('searchEverything', {}, { q: words })}
          variant="quiet"
          size="sm"
          aria-label={`Buscar ${words}`}
        >
          Buscar
        </ButtonLink>
      </Cluster>
    </Card>
  );
}

function NothingEmpty() {
  return (
    <EmptyState icon="search" title="Ninguna búsqueda se queda sin resultados">
      {`Aquí sale lo que se busca ${limits.emptySearches.fewest} veces o más sin encontrar nada.`}
    </EmptyState>
  );
}

const days = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayOf = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));
