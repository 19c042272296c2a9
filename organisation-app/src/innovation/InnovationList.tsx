import { useRef, useState } from 'react';
import { messageOf } from '@puente/client/api-error';
import { workQueries } from '@puente/client/works';
import type { Work } from '@puente/contract/entities/work';
import {
  KeywordSearch,
  ListLayout,
  Results,
  SearchReading,
  understoodChips,
} from '@puente/design-system/lists';
import { type Search, useListSearch, useNewPageFocus } from '@puente/platform/lists';
import { useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { innovationSearch, workCount, worksOf } from './innovation-search.ts';
import { InnovationCard } from './InnovationCard.tsx';
import { InnovationFilters } from './InnovationFilters.tsx';
import { NoInnovation } from './NoInnovation.tsx';

const card = (work: Work) => <InnovationCard work={work} />;

/** Finished works, filtered by the address. */
export function InnovationList() {
  const controls = useListSearch(innovationSearch);
  const { search, chips, clear, sortBy, go, hrefOf, pageHref } = controls;
  const [filtersOpen, setFiltersOpen] = useState(false);
  const results = useRef<HTMLElement>(null);
  const list = useQuery(workQueries.list(worksOf(search)));
  useReady(!list.isPending);
  useNewPageFocus(search, results);
  const { data } = list;
  const total = data?.meta.pagination.total ?? 0;
  const q = search.chosen.q?.[0] ?? '';
  const lookFor = (typed: string): Search =>
    innovationSearch.choose(search, 'q', typed === '' ? [] : [typed]);
  const understood = understoodChips(q, data?.meta ?? {}, (typed) => go(lookFor(typed)));

  return (
    <>
      <KeywordSearch
        title="Buscar trabajos"
        placeholder="Microplásticos, lectura fácil, energía…"
        q={q}
        onSearch={(typed) => controls.type('q', typed)}
      />
      <ListLayout
        filters={
          <InnovationFilters
            controls={controls}
            total={data && total}
            open={filtersOpen}
            onClose={() => setFiltersOpen(false)}
            results={results}
          />
        }
      >
        <Results
          region={results}
          status={
            data === undefined ? (
              list.isPending && 'Buscando trabajos…'
            ) : (
              <>
                <span>{workCount(total)}</span>
                <SearchReading
                  q={q}
                  reading={data.meta}
                  hrefOf={(typed) => hrefOf(lookFor(typed))}
                  results={results}
                />
              </>
            )
          }
          filters={{ count: innovationSearch.count(search), onOpen: () => setFiltersOpen(true) }}
          sort={{ options: innovationSearch.sorts, value: search.sort, onSort: sortBy }}
          active={{ chips: [...understood, ...chips], onClear: clear }}
          found={data && { items: data.data, ...data.meta.pagination }}
          waiting={list.isPending}
          failure={
            list.error
              ? { title: 'No hemos podido cargar los trabajos', message: messageOf(list.error) }
              : undefined
          }
          busy={{ list: list.isPlaceholderData, retry: list.isFetching }}
          onRetry={() => void list.refetch()}
          pageHref={pageHref}
          nothing={() => <NoInnovation controls={controls} total={total} />}
        >
          {card}
        </Results>
      </ListLayout>
    </>
  );
}
