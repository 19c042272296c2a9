import { workQueries } from '@puente/client/works';
import type { Work } from '@puente/contract/entities/work';
import { KeywordSearch, ListLayout, Results } from '@puente/design-system/lists';
import { keywordReading, useListResults, useListSearch } from '@puente/platform/list-page';
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
  const list = useQuery(workQueries.list(worksOf(controls.search)));
  const total = list.data?.meta.pagination.total;
  useReady(!list.isPending);
  const results = useListResults(controls, list, {
    count: workCount,
    searching: 'Buscando trabajos…',
    failed: 'No hemos podido cargar los trabajos',
  });

  return (
    <>
      <KeywordSearch
        title="Buscar trabajos"
        placeholder="Microplásticos, lectura fácil, energía…"
        {...controls.keyword}
      />
      <ListLayout filters={<InnovationFilters controls={controls} total={total} />}>
        <Results
          {...results}
          reading={keywordReading(controls, list.data)}
          filters={controls.toggle}
          nothing={() => <NoInnovation controls={controls} total={total ?? 0} />}
        >
          {card}
        </Results>
      </ListLayout>
    </>
  );
}
