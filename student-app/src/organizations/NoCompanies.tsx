import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { NothingListed } from '@puente/design-system/lists';
import { href } from '@puente/platform/links';
import { useNothingListed } from '@puente/platform/list-page';
import { useQueryClient } from '@puente/platform/query';
import type { CompanyList } from './company-list.ts';
import { companiesOf, companyCount, companySearch, type CompanyTab } from './company-search.ts';

interface NoCompaniesProps extends CompanyList {
  /** Number of results; above zero on a page beyond the last one. */
  total: number;
}

/** Content instead of an empty list of organisations. */
export function NoCompanies({ tab, followed, controls, total }: NoCompaniesProps) {
  const queryClient = useQueryClient();
  const nothing = useNothingListed(companySearch, controls, {
    total,
    totalOf: async (other) =>
      (await queryClient.fetchQuery(companiesOf(tab, other, followed))).meta.pagination.total,
    count: companyCount,
  });
  return (
    <NothingListed
      {...nothing}
      title="Ninguna organización encaja con tu búsqueda"
      advice="Prueba con menos letras del nombre o con otros sectores y lugares."
      allLabel="Ver todas las organizaciones"
    >
      <NothingYet tab={tab} />
    </NothingListed>
  );
}

function NothingYet({ tab }: { tab: CompanyTab }) {
  if (tab === 'followed') {
    return (
      <EmptyState
        icon="building"
        title="Todavía no sigues a ninguna organización"
        action={<ButtonLink href={href('companies')}>Ver las activas</ButtonLink>}
      >
        Pulsa «Seguir» en las que te interesen y las tendrás aquí.
      </EmptyState>
    );
  }
  if (tab === 'matched') {
    return (
      <EmptyState
        icon="building"
        title="Todavía no sabemos cuáles encajan contigo"
        action={<ButtonLink href={href('profileComplete')}>Completar perfil</ButtonLink>}
      >
        Buscamos organizaciones con proyectos abiertos en tu área de estudio o tu provincia, o sobre los temas
        que te interesan.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="building"
      title="Todavía no hay organizaciones activas"
      action={
        <ButtonLink href={href('projects')} variant="secondary">
          Ver proyectos
        </ButtonLink>
      }
    >
      Aparecen aquí en cuanto publican un proyecto o una oportunidad.
    </EmptyState>
  );
}
