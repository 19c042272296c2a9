import { resourcePurposeCodes, resourcePurposes } from '@puente/contract/constants/resources';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { KeywordSearch, ListLayout } from '@puente/design-system/lists';
import { SectionNav } from '@puente/design-system/section-nav';
import { href } from '@puente/platform/links';
import { ResourceFilters } from './ResourceFilters.tsx';
import { ResourceResults } from './ResourceResults.tsx';
import { useResourceSearch } from './use-resource-search.ts';

/** /resources and /resources/purpose: the library, filtered by the address. */
export default function ResourcesPage() {
  const controls = useResourceSearch();
  const { purpose } = controls;

  return (
    <Container>
      <PageHeader
        title="Biblioteca de recursos"
        lead="Guías breves para elegir, hacer y terminar tu TFG o TFM, y para dar el paso al trabajo."
      />
      <Stack gap={6}>
        <SectionNav
          label="Para qué"
          kind="Para qué"
          items={[
            { href: href('resources'), label: 'Todos', current: purpose === null },
            ...resourcePurposeCodes.map((code) => ({
              href: href('resourcesByPurpose', {}, { purpose: code }),
              label: resourcePurposes[code],
              current: purpose === code,
            })),
          ]}
        />
        <KeywordSearch
          title="Buscar recursos"
          placeholder="Entrevista, calendario, bibliografía…"
          {...controls.keyword}
        />
        <ListLayout filters={<ResourceFilters controls={controls} />}>
          <ResourceResults controls={controls} />
        </ListLayout>
      </Stack>
    </Container>
  );
}
