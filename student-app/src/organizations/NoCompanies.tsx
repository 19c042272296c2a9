import { EmptyState } from '@puente/design-system/empty-state';
import { ButtonLink } from '@puente/design-system/link';
import { NothingFound } from '@puente/design-system/lists';
import { href } from '@puente/platform/links';
import { useWaysOut } from '@puente/platform/lists';
import { useQueryClient } from '@puente/platform/query';
import type { CompanyList } from './company-list.ts';
import { companiesOf, companyCount, companySearch, type CompanyTab } from './company-search.ts';

interface NoCompaniesProps extends CompanyList {
  /** More than none on a page beyond the last. */
  total: number;
}

/** In the place of a list without organisations. */
export function NoCompanies({ tab, followed, controls, total }: NoCompaniesProps) {
  const { search, go, clear, pageHref } = controls;
  const queryClient = useQueryClient();
  const isNarrowed = companySearch.isNarrowed(search);
  const ways = useWaysOut(companySearch, search, {
    enabled: total === 0 && isNarrowed,
    total: async (other) =>
      (await queryClient.fetchQuery(companiesOf(tab, other, followed))).meta.pagination.total,
  });

  if (total > 0) {
    return (
      <EmptyState
        title="Esta página ya no existe"
        action={<ButtonLink href={pageHref(1)}>Ver la primera página</ButtonLink>}
      >
        La lista ha cambiado y ahora tiene menos páginas.
      </EmptyState>
    );
  }
  if (!isNarrowed) return <NothingYet tab={tab} />;
  return (
    <NothingFound
      title="Ninguna organización encaja con tu búsqueda"
      ways={ways.map(({ label, without, total: found }) => ({
        label,
        gives: companyCount(found),
        onTake: () => go(without),
      }))}
      advice="Prueba con menos letras del nombre o con otros sectores y lugares."
      allLabel="Ver todas las organizaciones"
      onAll={clear}
    />
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
    <EmptyState icon="building" title="Todavía no hay organizaciones activas">
      Aparecen aquí en cuanto publican un proyecto o una oportunidad.
    </EmptyState>
  );
}
