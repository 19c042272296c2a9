import { counted } from '@puente/contract/counted';
import type { University } from '@puente/contract/entities/study';
import { Chip } from '@puente/design-system/chip';
import type { DataColumn } from '@puente/design-system/data-table';
import { href } from '@puente/platform/links';
import { useTableSearch } from '@puente/platform/list-page';
import { useQuery } from '@puente/platform/query';
import { universityPage, universitySearch } from './catalogue-search.ts';
import { CatalogueTable } from './CatalogueTable.tsx';
import UniversityDialog from './UniversityDialog.tsx';

const columns: readonly DataColumn<University>[] = [
  { id: 'name', label: 'Nombre', cell: ({ name }) => name },
  { id: 'code', label: 'Código', brief: true, cell: ({ code }) => code ?? '—' },
  {
    id: 'state',
    label: 'Estado',
    brief: true,
    cell: ({ validated }) =>
      validated ? <Chip tone="success">En el catálogo</Chip> : <Chip tone="warning">Por revisar</Chip>,
  },
];

/** /staff/universidades: the universities of the catalogue, to add one or correct its name. Only for support. */
export default function StaffUniversitiesPage() {
  const search = useTableSearch(universitySearch);
  const query = useQuery(universityPage(search.controls.search));
  return (
    <CatalogueTable
      title="Universidades"
      lead="Las que se pueden elegir en el registro y en el perfil. Al cambiar un nombre cambia para quien la tiene."
      addLabel="Añadir una universidad"
      placeholder="Coruña, politécnica…"
      count={(total) => counted(total, 'universidad', 'universidades')}
      columns={columns}
      search={search}
      query={query}
      mergeHref={({ id }) => href('staffUniversityMerge', { id })}
      dialog={({ opened, current, onClose }) => (
        <UniversityDialog university={opened} current={current} onClose={onClose} />
      )}
    />
  );
}
