import { messageOf } from '@puente/client/api-error';
import * as organizationQueries from '@puente/client/organization-queries';
import { inFigures } from '@puente/contract/counted';
import type { ReadableStats } from '@puente/contract/entities/organization';
import type { OrganizationId } from '@puente/contract/ids';
import { limits } from '@puente/contract/limits';
import { Stack } from '@puente/design-system/layout';
import { Retry } from '@puente/design-system/retry';
import { Skeleton } from '@puente/design-system/skeleton';
import { Text } from '@puente/design-system/text';
import { useQuery } from '@puente/platform/query';
import { dayCount } from './organization-facts.ts';
import styles from './OrganizationFigures.module.css';

/** Statistics of an organisation for signed-in users, including how fast it answers. */
export function OrganizationFigures({ id }: { id: OrganizationId }) {
  const stats = useQuery(organizationQueries.stats(id));
  if (stats.isPending) return <Skeleton shape="card" lines={1} />;
  if (stats.isError) {
    return (
      <Retry
        place="section"
        title="No hemos podido cargar sus cifras"
        message={messageOf(stats.error)}
        busy={stats.isFetching}
        onRetry={() => void stats.refetch()}
      />
    );
  }
  const figures = figuresOf(stats.data);
  const isJudged = stats.data.answered_in_time !== null;
  return (
    <Stack as="section" gap={3} aria-label="Cifras de la organización">
      <dl className={styles.figures}>
        {figures.map(({ term, value }) => (
          <div key={term} className={styles.figure}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" tone="muted">
        {isJudged
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
