import { useState } from 'react';
import { platformFigureQueries } from '@puente/client/platform-figures';
import { platformFigureGroups } from '@puente/contract/constants/platform-figures';
import { dayInSpain } from '@puente/contract/day-in-spain';
import { Button } from '@puente/design-system/button';
import { PageHeader } from '@puente/design-system/heading';
import { Cluster, Container, Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { SkeletonList } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { saveFile } from '@puente/platform/files';
import { stateOf, useQuery } from '@puente/platform/query';
import { useSearchParams } from '@puente/platform/router';
import { useReady } from '@puente/platform/ui';
import { readFigureSearch } from './figure-search.ts';
import { figuresCsv, rangeWords } from './figure-words.ts';
import { FigureFilters } from './FigureFilters.tsx';
import { FigureGroup } from './FigureGroup.tsx';
import styles from './Figures.module.css';

/** /staff/cifras: what happens on the platform, by week or month, compared with the days before. */
export default function FiguresPage() {
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => dayInSpain(Date.now()));
  const search = readFigureSearch(params, today);
  const figures = useQuery(platformFigureQueries.of(search.query));
  useReady(!figures.isPending);
  const change = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes))
      if (value === '') next.delete(name);
      else next.set(name, value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Container>
      <Stack gap={6}>
        <PageHeader
          title="Cifras"
          lead="Qué pasa en la plataforma, comparado con los mismos días de antes. Son recuentos: no dicen nada de ninguna persona."
        />
        <FigureFilters search={search} onChange={change} />
        <QueryState
          query={stateOf(figures)}
          skeleton={<SkeletonList count={4} />}
          failed="No hemos podido contar las cifras"
          headingLevel={2}
        >
          {(report) => (
            <div className={styles.group} aria-busy={figures.isPlaceholderData}>
              <Stack gap={8}>
                <Cluster gap={4} justify="between">
                  <Text role="status">
                    {`${rangeWords(report)}. «Antes» es ${rangeWords(report.before)}.`}
                  </Text>
                  <Button
                    variant="secondary"
                    icon="download"
                    onClick={() =>
                      saveFile(figuresCsv(report), {
                        name: `cifras-${report.from}-${report.to}.csv`,
                        type: 'text/csv',
                      })
                    }
                  >
                    Descargar CSV
                  </Button>
                </Cluster>
                {platformFigureGroups.map((group) => (
                  <FigureGroup key={group.name} group={group} report={report} query={search.query} />
                ))}
              </Stack>
            </div>
          )}
        </QueryState>
      </Stack>
    </Container>
  );
}
