import { Stack } from '@puente/design-system/layout';
import { KeywordSearch, ListLayout } from '@puente/design-system/lists';
import { TalentFilters } from './TalentFilters.tsx';
import { TalentResults } from './TalentResults.tsx';
import { useTalentSearch } from './use-talent-search.ts';

/** Search for students of the talent corner. */
export function TalentSearch() {
  const controls = useTalentSearch();
  return (
    <Stack gap={6}>
      <KeywordSearch
        title="Buscar estudiantes"
        label="Titulación"
        placeholder="Biología, diseño, telecomunicaciones…"
        {...controls.keyword}
      />
      <ListLayout filters={<TalentFilters controls={controls} />}>
        <TalentResults controls={controls} />
      </ListLayout>
    </Stack>
  );
}
