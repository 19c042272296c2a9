import * as organizationQueries from '@puente/client/organization-queries';
import { inFigures } from '@puente/contract/counted';
import type { ReadableStats } from '@puente/contract/entities/organization';
import type { OrganizationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { Stack } from '@puente/design-system/layout';
import { QueryState } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { stateOf, useQuery } from '@puente/platform/query';
import { dayCount } from './organization-facts.ts';
import styles from './OrganizationFigures.module.css';

/** Statistics of an organisation for signed-in users, including how fast it answers. */
export function OrganizationFigures({ id }: { id: OrganizationId }) {
  const stats = useQuery(organizationQueries.stats(id));
  return (
    <QueryState
      query={stateOf(stats)}
      skeleton={<Skeleton shape="card" lines={1} />}
      failed="No hemos podido cargar sus cifras"
    >
      {(known) => <Figures stats={known} />}
    </QueryState>
  );
}

function Figures({ stats }: { stats: ReadableStats['attributes'] }) {
  return (
    <Stack as="section" gap={3} aria-label="Cifras de la organización">
      <dl className={styles.figures}>
        {figuresOf(stats).map(({ term, value }) => (
          <div key={term} className={styles.figure}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" tone="muted">
        {stats.answered_in_time !== null
          ? 'Responde a tiempo: solicitudes del último año contestadas en el plazo que daba cada proyecto. Suele tardar: la mitad de sus respuestas llegó en ese tiempo o antes.'
          : `Mostraremos cómo responde cuando haya recibido ${limits.answerDays.judgedFrom} solicitudes.`}
      </Text>
    </Stack>
  );
}

function figuresOf({
  open_projects: projects,
  opportunities,
  followers,
  answered_in_time: inTime,
  median_answer_days: median,
}: ReadableStats['attributes']) {
  return [
    { term: 'Proyectos abiertos', value: inFigures(projects) },
    { term: 'Oportunidades abiertas', value: inFigures(opportunities) },
    { term: followers === 1 ? 'Estudiante la sigue' : 'Estudiantes la siguen', value: inFigures(followers) },
    ...(inTime === null ? [] : [{ term: 'Responde a tiempo', value: `${inTime} %` }]),
    ...(median === null ? [] : [{ term: 'Suele tardar', value: dayCount(median) }]),
  ];
}
