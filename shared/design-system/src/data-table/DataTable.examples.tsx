import { useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { Chip } from '../chip/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { type Example } from '../examples.ts';
import { TextField } from '../field/index.ts';
import { Container } from '../layout/index.ts';
import { type DataColumn, DataTable, SearchedTable, TableCsv, type TableSort } from './index.ts';

interface Organization {
  id: number;
  name: string;
  type: string;
  city: string;
  sent: string;
  projects: number;
}

const organizations: readonly Organization[] = [
  { id: 1, name: 'Fundación Aro', type: 'Fundación', city: 'Lugo', sent: '24 nov 2026', projects: 3 },
  { id: 2, name: 'Aguas de Levante', type: 'Empresa', city: 'Alicante', sent: '23 nov 2026', projects: 0 },
  {
    id: 3,
    name: 'Asociación Huertos Urbanos',
    type: 'Asociación',
    city: 'Zaragoza',
    sent: '20 nov 2026',
    projects: 12,
  },
];

const columns: readonly DataColumn<Organization>[] = [
  { id: 'name', label: 'Organización', cell: ({ name }) => name, csv: ({ name }) => name },
  { id: 'type', label: 'Tipo', brief: true, cell: ({ type }) => <Chip>{type}</Chip> },
  { id: 'city', label: 'Ciudad', cell: ({ city }) => city, csv: ({ city }) => city },
  { id: 'sent', label: 'Enviada', brief: true, cell: ({ sent }) => sent },
  { id: 'projects', label: 'Proyectos', align: 'end', cell: ({ projects }) => projects },
];

const wideColumns: readonly DataColumn<Organization>[] = [
  ...columns,
  {
    id: 'mail',
    label: 'Correo de contacto',
    cell: ({ id }) => `coordinacion.internacional${id}@organizacion-medioambiental.example`,
  },
  { id: 'reason', label: 'Motivo', cell: () => 'Desproporcionalidad presupuestaria interinstitucional' },
];

const nameOf = ({ name }: Organization) => name;
const open = ({ id }: Organization) => ({ href: `/spaces/organizations/${id}` });
const openDialog = () => ({ onPress: () => undefined });
const rowActions = ({ name }: Organization) => (
  <Button size="sm" variant="secondary" aria-label={`Verificar ${name}`}>
    Verificar
  </Button>
);

type Sample = Partial<Parameters<typeof DataTable<Organization>>[0]> & {
  rows?: readonly Organization[] | undefined;
  total?: number;
  isPending?: boolean;
  startsChosen?: readonly number[];
};

const starts = { name: 'ascending', sent: 'descending', projects: 'descending' } as const;

/** Keeps the state of a table as a page would keep it in its address. */
function Sample({ rows, total = 34, isPending = false, startsChosen, ...rest }: Sample) {
  const [sort, setSort] = useState<Pick<TableSort, 'by' | 'descending'>>({ by: 'sent', descending: true });
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(startsChosen));
  const page = rows && {
    data: [...rows],
    meta: { pagination: { page: 1, pageSize: 3, pageCount: Math.ceil(total / 3), total } },
  };
  return (
    <DataTable
      caption="Organizaciones por verificar"
      count={(number) => `${number} organizaciones`}
      failed="No hemos podido cargar las organizaciones"
      columns={columns}
      query={{
        data: page,
        isPending,
        retry: {
          message: 'No hay conexión con el servicio. Comprueba tu red.',
          busy: false,
          onRetry: () => undefined,
        },
      }}
      empty={
        <EmptyState headingLevel={3} icon="success" title="No queda ninguna organización por verificar" />
      }
      sort={{ ...sort, starts, onSort: (by, descending) => setSort({ by, descending }) }}
      hidden={hidden}
      onHide={setHidden}
      pageHref={(number) => `/staff/organizations?page=${number}`}
      pageSize={3}
      nameOf={nameOf}
      open={open}
      choice={
        startsChosen && {
          chosen,
          onChoose: setChosen,
          actions: (
            <Button size="sm" variant="secondary">
              Verificar las elegidas
            </Button>
          ),
        }
      }
      {...rest}
    />
  );
}

/** Table whose search finds nothing. */
function NothingFoundSample() {
  const region = useRef<HTMLElement>(null);
  const pageHref = (page: number) => `/staff/organizations?page=${page}`;
  const [word, setWord] = useState('marisma');
  return (
    <SearchedTable
      search={{
        controls: {
          keyword: { q: word, onSearch: setWord },
          chips: [{ label: `«${word}»`, onRemove: () => setWord('') }],
          clear: () => setWord(''),
          region,
          pageHref,
          isNarrowed: true,
        },
        table: {
          sort: { by: 'name', descending: false, starts, onSort: () => undefined },
          hidden: [],
          onHide: () => undefined,
          pageHref,
          region,
        },
      }}
      keyword={{ title: 'Buscar organizaciones', label: 'Nombre' }}
      caption="Organizaciones buscadas"
      count={(number) => `${number} organizaciones`}
      failed="No hemos podido cargar las organizaciones"
      columns={columns}
      query={{
        data: { data: [], meta: { pagination: { page: 1, pageSize: 3, pageCount: 0, total: 0 } } },
        isPending: false,
        retry: { message: '', busy: false, onRetry: () => undefined },
      }}
      nameOf={nameOf}
      nothing={{
        title: 'Ninguna organización encaja con tu búsqueda',
        advice: 'Prueba con otra palabra del nombre.',
        allLabel: 'Ver todas las organizaciones',
      }}
      none={<EmptyState headingLevel={3} icon="building" title="Todavía no hay organizaciones" />}
    />
  );
}

export const examples: Example[] = [
  {
    name: 'Con todo',
    render: () => (
      <Sample
        rows={organizations}
        startsChosen={[]}
        rowActions={rowActions}
        tools={<TableCsv columns={columns} hidden={[]} rows={organizations} onFile={() => undefined} />}
        filters={<TextField label="Nombre o ciudad" name="table-search" type="search" />}
      />
    ),
  },
  {
    name: 'Filas elegidas, también de otra página',
    render: () => <Sample rows={organizations} startsChosen={[1, 3, 40]} caption="Organizaciones elegidas" />,
  },
  {
    name: 'En un teléfono',
    render: () => (
      <Container width="narrow">
        <Sample
          rows={organizations}
          startsChosen={[2]}
          rowActions={rowActions}
          open={openDialog}
          caption="Organizaciones en una columna estrecha"
        />
      </Container>
    ),
  },
  {
    name: 'Siete columnas con palabras largas',
    render: () => (
      <Sample
        rows={organizations}
        columns={wideColumns}
        rowActions={rowActions}
        caption="Organizaciones con todos sus datos"
      />
    ),
  },
  {
    name: 'Cargando',
    render: () => <Sample isPending startsChosen={[]} caption="Organizaciones que cargan" />,
  },
  {
    name: 'Otra página en camino',
    render: () => <Sample rows={organizations} busy caption="Organizaciones que cambian" />,
  },
  { name: 'Vacía', render: () => <Sample rows={[]} total={0} caption="Organizaciones sin verificar" /> },
  { name: 'Con su búsqueda, sin resultados', render: () => <NothingFoundSample /> },
  { name: 'Fallida', render: () => <Sample caption="Organizaciones que fallan" /> },
];
