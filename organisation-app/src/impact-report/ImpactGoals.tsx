import { impactCounting } from '@puente/contract/constants/impact';
import { ods } from '@puente/contract/constants/projects';
import type { ImpactReport } from '@puente/contract/entities/impact';
import { BarTable } from '@puente/design-system/details';
import { Heading } from '@puente/design-system/heading';
import { Stack } from '@puente/design-system/layout';
import { Link } from '@puente/design-system/link';
import { Text } from '@puente/design-system/text';
import { href } from '@puente/platform/links';
import styles from './ImpactReport.module.css';

const nameOf = (number: number) => `${number}. ${ods[number - 1]}`;

/** The Sustainable Development Goals of the year's projects, with the reasons that the projects give. */
export function ImpactGoals({ report: { year, goals } }: { report: ImpactReport }) {
  return (
    <Stack as="section" gap={5}>
      <Heading level={2}>Objetivos de Desarrollo Sostenible</Heading>
      <Text size="sm" tone="muted">
        {impactCounting.goals}
      </Text>
      {goals.length === 0 ? (
        <Text>
          {`Ningún proyecto de ${year} tiene objetivos marcados. Puedes añadirlos al editar un proyecto.`}
        </Text>
      ) : (
        <>
          <BarTable
            caption={`Proyectos de ${year} por objetivo`}
            columns={['Objetivo', 'Proyectos']}
            most={Math.max(...goals.map(({ projects }) => projects.length))}
            rows={goals.map(({ number, projects }) => ({
              key: number,
              name: nameOf(number),
              value: projects.length,
              text: String(projects.length),
            }))}
          />
          {goals.map(({ number, projects }) => (
            <Stack key={number} gap={3}>
              <Heading level={3} size="sm">
                {`ODS ${nameOf(number)}`}
              </Heading>
              <ul className={styles.reasons}>
                {projects.map(({ id, title, reason }) => (
                  <li key={id}>
                    <Link href={href('project', { id })}>{title}</Link>
                    <p className={reason === null ? styles.counting : undefined}>
                      {reason ?? 'No habéis escrito por qué.'}
                    </p>
                  </li>
                ))}
              </ul>
            </Stack>
          ))}
        </>
      )}
    </Stack>
  );
}
