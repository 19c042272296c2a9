import { useState } from 'react';
import { measurementQueries } from '@puente/client/measurements';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { Button } from '@puente/design-system/button';
import { EmptyState } from '@puente/design-system/empty-state';
import { SelectField } from '@puente/design-system/field';
import { PageHeader } from '@puente/design-system/heading';
import { Container, Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Text } from '@puente/design-system/text';
import { saveFile } from '@puente/platform/files';
import { stateOf, useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useReady } from '@puente/platform/ui';
import { useManifests } from '../routing/ManifestsContext.tsx';
import { measuredPages, measurementsCsv } from './measured-pages.ts';
import styles from './Measurements.module.css';
import { MeasurementTable } from './MeasurementTable.tsx';

/** Parameter of the address: number of days, today among them. */
const daysParameter = 'dias';
const usual = '28';
const periods = [
  { value: '7', label: 'Últimos 7 días' },
  { value: usual, label: 'Últimas 4 semanas' },
  { value: '90', label: 'Últimos 90 días' },
];
const dayInMs = 86_400_000;

/** /staff/mediciones: how often pages were opened, and how fast they were for visitors who agreed to be measured. */
export default function MeasurementsPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get(daysParameter);
  const days = periods.find(({ value }) => value === asked)?.value ?? usual;
  const [openedAt] = useState(Date.now);
  const from = dayInSpain(openedAt - (Number(days) - 1) * dayInMs);
  const measurements = useQuery(measurementQueries.period({ from }));
  const manifests = useManifests();
  useReady(!measurements.isPending);
  return (
    <Container>
      <Stack gap={5}>
        <PageHeader
          title="Mediciones"
          lead="Solo de quienes aceptaron que midamos. Son recuentos por día y página: no se puede saber de quién son."
        />
        <div className={styles.period}>
          <SelectField
            label="Periodo"
            name="period"
            options={periods}
            value={days}
            onChange={({ currentTarget: { value } }) =>
              setParams({ [daysParameter]: value }, { replace: true, preventScrollReset: true })
            }
          />
        </div>
        <QueryState
          query={stateOf(measurements)}
          failed="No hemos podido cargar las mediciones"
          empty={
            <EmptyState icon="eye" title="No hay mediciones en este periodo">
              Aparecerán cuando alguien que acepte la medición visite la plataforma.
            </EmptyState>
          }
        >
          {(found) => {
            const pages = measuredPages(found, manifests);
            return (
              <Stack gap={4}>
                <Text tone="muted">Cada tiempo es el que no superaron tres de cada cuatro visitas.</Text>
                <MeasurementTable pages={pages} />
                <div>
                  <Button
                    variant="secondary"
                    icon="download"
                    onClick={() =>
                      saveFile(measurementsCsv(pages), {
                        name: `mediciones-${days}-dias.csv`,
                        type: 'text/csv',
                      })
                    }
                  >
                    Descargar CSV
                  </Button>
                </div>
              </Stack>
            );
          }}
        </QueryState>
      </Stack>
    </Container>
  );
}
