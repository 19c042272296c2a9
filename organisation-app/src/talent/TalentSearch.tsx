import { useRef, useState } from 'react';
import { Stack } from '@puente/design-system/layout';
import { KeywordSearch, ListLayout } from '@puente/design-system/lists';
import { TalentFilters } from './TalentFilters.tsx';
import { TalentResults } from './TalentResults.tsx';
import { useTalentSearch } from './use-talent-search.ts';

/** Search for students of the talent corner. */
export function TalentSearch() {
  const controls = useTalentSearch();
  const [filtersOpen, setFiltersOpen] = useState(false);
  const results = useRef<HTMLElement>(null);
  return (
    <Stack gap={6}>
      <KeywordSearch
        title="Buscar estudiantes"
        label="Titulación"
        placeholder="Biología, diseño, telecomunicaciones…"
        q={controls.chosen('q')[0] ?? ''}
        onSearch={(q) => controls.type('q', q)}
      />
      <ListLayout
        filters={
          <TalentFilters
            controls={controls}
            open={filtersOpen}
            onClose={() => setFiltersOpen(false)}
            results={results}
          />
        }
      >
        <TalentResults controls={controls} region={results} onOpenFilters={() => setFiltersOpen(true)} />
      </ListLayout>
    </Stack>
  );
}
