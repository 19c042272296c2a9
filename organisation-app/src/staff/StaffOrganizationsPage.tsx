import type { ReviewedOrganization } from '@puente/contract/entities/verification';
import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { KeywordSearch, NothingListed, Results } from '@puente/design-system/lists';
import { SectionNav } from '@puente/design-system/section-nav';
import { type ListControls, useListResults, useListSearch } from '@puente/platform/list-page';
import { useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { organizationCount, reviewPage, reviewSearch, reviewStates } from './review-search.ts';
import { ReviewRow } from './ReviewRow.tsx';

type Controls = ListControls<'q' | 'state'>;

/** /staff/organizaciones: organisations that wait for verification, and the verified ones. */
export default function StaffOrganizationsPage() {
  const controls = useListSearch(reviewSearch);
  return (
    <Container>
      <PageHeader
        title="Organizaciones por verificar"
        lead="Comprueba quién está detrás de cada una. Van primero las que más tiempo esperan."
      />
      <Stack gap={5}>
        <KeywordSearch
          title="Buscar organizaciones"
          placeholder="Nombre, lugar, sector…"
          {...controls.keyword}
        />
        <ReviewStates controls={controls} />
        <ReviewResults controls={controls} />
      </Stack>
    </Container>
  );
}

function ReviewStates({ controls: { search, chosen, hrefOf } }: { controls: Controls }) {
  const [current] = chosen('state');
  const item = (label: string, state?: string) => ({
    href: hrefOf(reviewSearch.choose(search, 'state', state === undefined ? [] : [state])),
    label,
    current: current === state,
  });
  return (
    <SectionNav
      label="Organizaciones por estado"
      kind="Estado"
      items={[
        item('Sin verificar'),
        ...Object.entries(reviewStates).map(([state, label]) => item(label, state)),
      ]}
    />
  );
}

const row = (organization: ReviewedOrganization) => <ReviewRow organization={organization} />;

function ReviewResults({ controls }: { controls: Controls }) {
  const list = useQuery(reviewPage(controls.search));
  const total = list.data?.meta.pagination.total ?? 0;
  useReady(!list.isPending);
  const results = useListResults(controls, list, {
    count: organizationCount,
    searching: 'Buscando organizaciones…',
    failed: 'No hemos podido cargar las organizaciones',
  });
  return (
    <Results
      {...results}
      columns="one"
      nothing={() => (
        <NothingListed
          total={total}
          first={controls.pageHref(1)}
          isNarrowed={controls.isNarrowed}
          title="Ninguna organización encaja con tu búsqueda"
          ways={[]}
          advice="Prueba con otra palabra o con otro estado."
          allLabel="Ver las que esperan verificación"
          onAll={controls.clear}
        >
          <EmptyState icon="check" title="No queda ninguna por verificar">
            Cuando se registre otra organización, la verás aquí y en tu página de inicio.
          </EmptyState>
        </NothingListed>
      )}
    >
      {row}
    </Results>
  );
}
