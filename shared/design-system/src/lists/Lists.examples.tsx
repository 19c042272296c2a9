import { useRef, useState } from 'react';
import { Card, CardTitle } from '../card/index.ts';
import { type Example } from '../examples.ts';
import {
  ActiveFilters,
  FacetGroup,
  FacetSelect,
  FilterPanel,
  FilterToggle,
  KeywordSearch,
  ListLayout,
  MoreFilters,
  NothingFound,
  ResultList,
  ResultsHeader,
  SortSelect,
} from './index.ts';

const options = (labels: readonly string[]) =>
  labels.map((label, index) => ({ value: label, label, count: (index * 7) % 12 }));

const areas = options([
  'Arquitectura',
  'Arte y Humanidades',
  'Ciencias',
  'Ciencias de la Salud',
  'Derecho',
  'Economía y Empresa',
  'Educación',
  'Ingeniería',
  'Informática',
]);
const modalities = options(['Presencial', 'Híbrido', 'Remoto']);
const provinces = options(['A Coruña', 'Lugo', 'Ourense', 'Pontevedra']);
const sorts = [
  { value: 'newest', label: 'Más recientes' },
  { value: 'deadline', label: 'Plazo más próximo' },
];

export const examples: Example[] = [
  { name: 'Lista con filtros', render: () => <ListWithFilters /> },
  {
    name: 'Búsqueda',
    render: () => (
      <KeywordSearch
        title="Buscar recursos"
        placeholder="Energía, inclusión, datos…"
        q="agua"
        onSearch={() => {}}
      />
    ),
  },
  {
    name: 'Nada encontrado, con salida',
    render: () => (
      <NothingFound
        title="Ningún proyecto encaja con tu búsqueda"
        ways={[
          { label: 'Provincia: Lugo', gives: '12 proyectos', onTake: () => {} },
          { label: '«robótica»', gives: '3 proyectos', onTake: () => {} },
        ]}
        advice="Prueba con una palabra más general."
        allLabel="Ver todos los proyectos"
        onAll={() => {}}
      />
    ),
  },
  {
    name: 'Nada encontrado, sin salida',
    render: () => (
      <NothingFound
        title="Ninguna organización encaja con tu búsqueda"
        ways={[]}
        advice="Prueba con una palabra más general."
        allLabel="Ver todas las organizaciones"
        onAll={() => {}}
      />
    ),
  },
];

function ListWithFilters() {
  const [open, setOpen] = useState(false);
  const [area, setArea] = useState<string[]>(['Ingeniería']);
  const [modality, setModality] = useState<string[]>([]);
  const [province, setProvince] = useState<string[]>([]);
  const [sort, setSort] = useState('newest');
  const results = useRef<HTMLElement>(null);
  const chosen = [...area, ...modality, ...province];

  const remove = (label: string) =>
    [setArea, setModality, setProvince].forEach((set) =>
      set((values) => values.filter((value) => value !== label)),
    );
  const clear = () => [setArea, setModality, setProvince].forEach((set) => set([]));
  const total = 34 - 4 * chosen.length;

  return (
    <ListLayout
      filters={
        <FilterPanel
          open={open}
          onClose={() => setOpen(false)}
          count={chosen.length}
          onClear={clear}
          resultsLabel={`Ver ${total} proyectos`}
          results={results}
        >
          <FacetGroup
            label="Área de estudio"
            name="ejemplo-area"
            options={areas}
            chosen={area}
            onChoose={setArea}
          />
          <FacetGroup
            label="Modalidad"
            name="ejemplo-modalidad"
            options={modalities}
            chosen={modality}
            onChoose={setModality}
          />
          <MoreFilters count={province.length}>
            <FacetSelect
              label="Provincia"
              name="ejemplo-provincia"
              all="Todas las provincias"
              options={provinces}
              chosen={province}
              onChoose={setProvince}
            />
          </MoreFilters>
        </FilterPanel>
      }
    >
      <section ref={results} tabIndex={-1} aria-label="Resultados del ejemplo">
        <ResultsHeader
          status={`${total} proyectos`}
          toggle={<FilterToggle count={chosen.length} onOpen={() => setOpen(true)} />}
          sort={<SortSelect options={sorts} value={sort} onSort={setSort} />}
          active={
            <ActiveFilters
              chips={chosen.map((label) => ({ label, onRemove: () => remove(label) }))}
              onClear={clear}
              results={results}
            />
          }
        />
        <ResultList busy={false}>
          {['Huertos urbanos en escuelas', 'Energía solar compartida'].map((title) => (
            <li key={title}>
              <Card>
                <CardTitle level={3}>{title}</CardTitle>
              </Card>
            </li>
          ))}
        </ResultList>
      </section>
    </ListLayout>
  );
}
