import { useState } from 'react';
import { counted, inFigures } from '@puente/contract/counted';
import type { ErrorGroup } from '@puente/contract/entities/error-group';
import { limits } from '@puente/contract/limits';
import { Chip } from '@puente/design-system/chip';
import { type DataColumn, SearchedTable } from '@puente/design-system/data-table';
import { EmptyState } from '@puente/design-system/empty-state';
import { SelectField } from '@puente/design-system/field';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { useTableSearch } from '@puente/platform/list-page';
import { stateOf, useQuery } from '@puente/platform/query';
import { useReady } from '@puente/platform/ui';
import { useManifests } from '../routing/ManifestsContext.tsx';
import { momentOf } from '../staff-acts/act-words.ts';
import { errorGroupsPage, errorGroupsSearch, recentOptions } from './error-groups-search.ts';
import { errorName, stateWords } from './error-words.ts';
import { ErrorDays } from './ErrorDays.tsx';
import { ErrorGroupDialog } from './ErrorGroupDialog.tsx';

const columns: readonly DataColumn<ErrorGroup>[] = [
  { id: 'error', label: 'Error', cell: errorName },
  {
    id: 'where',
    label: 'Dónde',
    cell: ({ app, route }) => (route === null ? app : `${app}, ${route}`),
  },
  {
    id: 'state',
    label: 'Estado',
    brief: true,
    cell: ({ state }) => <Chip tone={stateWords[state].tone}>{stateWords[state].label}</Chip>,
  },
  { id: 'reports', label: 'Avisos', align: 'end', cell: ({ reports }) => inFigures(reports) },
  {
    id: 'days',
    label: `Últimos ${limits.errorReports.chartDays} días`,
    cell: ({ days }) => <ErrorDays days={days} />,
  },
  { id: 'version', label: 'Última versión', cell: ({ lastVersion }) => lastVersion },
  { id: 'first', label: 'Primer aviso', brief: true, cell: ({ firstSeenAt }) => momentOf(firstSeenAt) },
  { id: 'last', label: 'Último aviso', brief: true, cell: ({ lastSeenAt }) => momentOf(lastSeenAt) },
];

const stateOptions = Object.entries(stateWords).map(([value, { label }]) => ({ value, label }));

const nameOf = (group: ErrorGroup) => `${errorName(group)}, ${group.app}`;

/** /staff/errores: errors in browsers, grouped, with the references that users are shown. */
export default function ErrorGroupsPage() {
  const search = useTableSearch(errorGroupsSearch);
  const { controls } = search;
  const groups = useQuery(errorGroupsPage(controls.search));
  const [shown, setShown] = useState<ErrorGroup | null>(null);
  const apps = useManifests().map(({ name }) => ({ value: name, label: name }));
  useReady(!groups.isPending);
  const choose = (name: 'app' | 'state' | 'days' | 'version', value: string) =>
    controls.choose(name, value === '' ? [] : [value]);
  return (
    <Container>
      <Stack gap={5}>
        <PageHeader
          title="Errores de la plataforma"
          lead={`Lo que falla en los navegadores, agrupado, de los últimos ${limits.errorReports.days} días. Un aviso no dice de quién es: por eso contamos avisos y no personas.`}
        />
        <SearchedTable
          search={search}
          keyword={{
            title: 'Buscar errores',
            label: 'Referencia, error, página o versión',
            placeholder: '7K3QXA',
          }}

          caption="Errores"
          count={(total) => counted(total, 'error', 'errores')}
          failed="No hemos podido cargar los errores"
          columns={columns}
          query={stateOf(groups)}
          busy={groups.isPlaceholderData}
          nameOf={nameOf}
          open={(group) => ({ onPress: () => setShown(group) })}
          filters={
            <>
              <SelectField
                label="Aplicación"
                name="app"
                placeholder="Todas"
                options={apps}
                value={controls.chosen('app')[0] ?? ''}
                onChange={({ currentTarget: { value } }) => choose('app', value)}
              />
              <SelectField
                label="Estado"
                name="state"
                placeholder="Abiertos y resueltos"
                options={stateOptions}
                value={controls.chosen('state')[0] ?? ''}
                onChange={({ currentTarget: { value } }) => choose('state', value)}
              />
              <SelectField
                label="Último aviso"
                name="days"
                placeholder="Cuando sea"
                options={recentOptions}
                value={controls.chosen('days')[0] ?? ''}
                onChange={({ currentTarget: { value } }) => choose('days', value)}
              />
            </>
          }
          nothing={{
            title: 'Ningún error encaja con tu búsqueda',
            advice: `Revisa la referencia: tiene seis letras y números, sin I, L, O ni U. Los avisos se borran a los ${limits.errorReports.days} días.`,
            allLabel: 'Ver todos los errores',
          }}
          none={
            <EmptyState icon="check" title="No hay ningún error">
              Aparecerá aquí lo que falle en el navegador de alguien.
            </EmptyState>
          }
        />
      </Stack>
      {shown && (
        <ErrorGroupDialog
          group={shown}
          onChange={setShown}
          onVersion={(version) => {
            setShown(null);
            choose('version', version);
          }}
          onClose={() => setShown(null)}
        />
      )}
    </Container>
  );
}
