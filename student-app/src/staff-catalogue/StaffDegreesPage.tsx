import * as studyQueries from '@puente/client/study-queries';
import { studyTypes } from '@puente/contract/constants/study-types';
import { counted } from '@puente/contract/counted';
import type { Degree } from '@puente/contract/entities/study';
import { SelectField } from '@puente/design-system/field';
import { href } from '@puente/platform/links';
import { useTableSearch } from '@puente/platform/list-page';
import { useQuery } from '@puente/platform/query';
import { degreePage, degreeSearch } from './catalogue-search.ts';
import { CatalogueTable } from './CatalogueTable.tsx';
import DegreeDialog from './DegreeDialog.tsx';

/** /staff/titulaciones: the degrees of the catalogue, to add one or correct it. Only for support. */
export default function StaffDegreesPage() {
  const search = useTableSearch(degreeSearch);
  const { controls } = search;
  const query = useQuery(degreePage(controls.search));
  const { data: areas = [] } = useQuery(studyQueries.areas());
  return (
    <CatalogueTable
      title="Titulaciones"
      lead="Las que se pueden elegir en el perfil. Al cambiar un nombre cambia para quien la tiene."
      addLabel="Añadir una titulación"
      placeholder="Derecho, ingeniería…"
      count={(total) => counted(total, 'titulación', 'titulaciones')}
      columns={[
        { id: 'name', label: 'Nombre', cell: ({ name }: Degree) => name },
        { id: 'type', label: 'Tipo', brief: true, cell: ({ type }) => type },
        {
          id: 'area',
          label: 'Área de estudio',
          cell: ({ study_area: area }) => areas.find(({ id }) => id === area)?.name ?? '—',
        },
      ]}
      search={search}
      query={query}
      mergeHref={({ id }) => href('staffDegreeMerge', { id })}
      filters={
        <SelectField
          label="Tipo"
          name="type"
          // The dialog has a field of this name too.
          id="filter-type"
          placeholder="Cualquiera"
          options={studyTypes.map((type) => ({ value: type, label: type }))}
          value={controls.chosen('type')[0] ?? ''}
          onChange={({ currentTarget: { value } }) => controls.choose('type', value === '' ? [] : [value])}
        />
      }
      dialog={({ opened, current, onClose }) => (
        <DegreeDialog degree={opened} current={current} onClose={onClose} />
      )}
    />
  );
}
