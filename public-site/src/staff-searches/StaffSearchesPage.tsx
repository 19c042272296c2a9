import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { EmptySearches } from './EmptySearches.tsx';
import { SynonymGroups } from './SynonymGroups.tsx';

/** /staff/busquedas: what visitors search for in vain, and the synonyms that help. Only for editors. */
export default function StaffSearchesPage() {
  return (
    <Container>
      <PageHeader
        title="Búsquedas y sinónimos"
        lead="Qué busca la gente sin encontrar nada, y qué palabras significan lo mismo para el buscador."
      />
      <Stack gap={8}>
        <EmptySearches />
        <SynonymGroups />
      </Stack>
    </Container>
  );
}
