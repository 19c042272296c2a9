import { impactCounting } from '@puente/contract/constants/impact';
import { ods } from '@puente/contract/constants/projects';
import { type CsvCell, csvText } from '@puente/contract/csv';
import { dayInSpain } from '@puente/contract/day-in-spain';
import type { ImpactReport } from '@puente/contract/entities/impact';

/** CSV of the report: a row for each figure, goal and work, with an explanation of how it is counted. */
export function impactFile(organization: string, report: ImpactReport): string {
  const row = (part: string, what: string, value: CsvCell, counting: string, detail = ''): CsvCell[] => [
    organization,
    report.year,
    part,
    what,
    value,
    detail,
    counting,
  ];
  return csvText([
    ['Organización', 'Año', 'Apartado', 'Concepto', 'Valor', 'Detalle', 'Cómo se cuenta'],
    row('Cifras', 'Proyectos publicados', report.projects, impactCounting.projects),
    row('Cifras', 'Estudiantes seleccionados', report.students, impactCounting.students),
    row(
      'Cifras',
      'Universidades',
      report.universities.length,
      impactCounting.universities,
      report.universities.join(', '),
    ),
    row('Cifras', 'Horas confirmadas', report.confirmed_hours ?? 0, impactCounting.confirmedHours),
    row('Cifras', 'Horas estimadas', report.hours, impactCounting.hours),
    row('Cifras', 'TFG y TFM publicados', report.works.length, impactCounting.works),
    ...report.goals.flatMap(({ number, projects }) =>
      projects.map(({ title, reason }) =>
        row('ODS', `${number}. ${ods[number - 1]}`, title, impactCounting.goals, reason ?? ''),
      ),
    ),
    ...report.works.map(({ title, publishedAt }) =>
      row('TFG y TFM', title, dayInSpain(new Date(publishedAt)), impactCounting.works),
    ),
  ]);
}
