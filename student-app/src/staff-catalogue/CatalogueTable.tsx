import { type ReactNode, useState } from 'react';
import type { Page } from '@puente/contract/query';
import { Button } from '@puente/design-system/button';
import { type DataColumn, SearchedTable, type SearchedTableProps } from '@puente/design-system/data-table';
import { EmptyState } from '@puente/design-system/empty-state';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { stateOf, type UseQueryResult } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';

interface Entry {
  id: number;
  name: string;
}

interface CatalogueTableProps<Row extends Entry> {
  title: string;
  lead: string;
  addLabel: string;
  placeholder: string;
  count: (total: number) => string;
  columns: readonly DataColumn<Row>[];
  search: SearchedTableProps<Row>['search'];
  query: UseQueryResult<Page<Row>>;
  /** Address of the page that merges an entry with another one. */
  mergeHref: (row: Row) => string;
  filters?: ReactNode;
  /** Dialog for an entry: as it was when it opened (null for a new one), and as it is now. */
  dialog: (props: { opened: Row | null; current: Row | null; onClose: () => void }) => ReactNode;
}

const nameOf = ({ name }: Entry) => name;

/** Entries of a catalogue: a search by name, a table, and a dialog that adds or corrects one. */
export function CatalogueTable<Row extends Entry>({
  title,
  lead,
  addLabel,
  placeholder,
  count,
  columns,
  search,
  query,
  mergeHref,
  filters,
  dialog,
}: CatalogueTableProps<Row>) {
  const [opened, setOpened] = useState<Row | 'new' | null>(null);
  useReady(!query.isPending);
  const { data } = query;
  return (
    <Container>
      <Stack gap={5}>
        <PageHeader
          title={title}
          lead={lead}
          actions={
            <Button icon="plus" size="sm" aria-haspopup="dialog" onClick={() => setOpened('new')}>
              {addLabel}
            </Button>
          }
        />
        <SearchedTable
          search={search}
          keyword={{ title: `Buscar ${title.toLocaleLowerCase('es')}`, label: 'Nombre', placeholder }}
          caption={title}
          count={count}
          failed="No hemos podido cargar el catálogo"
          columns={columns}
          query={stateOf(query)}
          busy={query.isPlaceholderData}
          nameOf={nameOf}
          rowActions={(row) => (
            <>
              <Button
                variant="secondary"
                size="sm"
                aria-haspopup="dialog"
                aria-label={`Corregir «${row.name}»`}
                onClick={() => setOpened(row)}
              >
                Corregir
              </Button>
              <Link href={mergeHref(row)} aria-label={`Fusionar «${row.name}» con otra`}>
                Fusionar
              </Link>
            </>
          )}
          filters={filters}
          nothing={{
            title: 'Nada encaja con tu búsqueda',
            advice: 'Prueba con otra palabra del nombre, o añádela si falta.',
            allLabel: 'Ver todo el catálogo',
          }}
          none={<EmptyState icon="graduation" title="El catálogo está vacío" />}
        />
      </Stack>
      {opened !== null &&
        dialog({
          opened: opened === 'new' ? null : opened,
          current: opened === 'new' ? null : (data?.data.find(({ id }) => id === opened.id) ?? opened),
          onClose: () => setOpened(null),
        })}
    </Container>
  );
}
