import { impactCounting } from '@puente/contract/constants/impact';
import { inFigures } from '@puente/contract/counted';
import type { ImpactReport } from '@puente/contract/entities/impact';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import styles from './ImpactReport.module.css';

/** Figures of the year, each with an explanation of how it is counted. */
export function ImpactFigures({ report }: { report: ImpactReport }) {
  const { projects, students, universities, hours, works } = report;
  const figures = [
    { term: 'Proyectos publicados', value: projects, counting: impactCounting.projects },
    { term: 'Estudiantes seleccionados', value: students, counting: impactCounting.students },
    {
      term: 'Universidades',
      value: universities.length,
      detail: universities.join(', '),
      counting: impactCounting.universities,
    },
    {
      term: 'Horas confirmadas',
      value: report.confirmed_hours ?? 0,
      counting: impactCounting.confirmedHours,
    },
    { term: 'Horas estimadas', value: hours, counting: impactCounting.hours },
    { term: 'TFG y TFM publicados', value: works.length, counting: impactCounting.works },
  ];
  return (
    <Stack as="section" gap={5}>
      <Heading level={2}>{`${report.year} en cifras`}</Heading>
      <dl className={styles.figures}>
        {figures.map(({ term, value, detail, counting }) => (
          <div key={term} className={styles.figure}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{inFigures(value)}</dd>
            {detail && <dd>{detail}</dd>}
            <dd className={styles.counting}>{counting}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
