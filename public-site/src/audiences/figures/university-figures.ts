import { campaignQueries } from '@puente/client/content';
import { openProjects, publishedWorks } from '@puente/client/public-counts';
import * as studentQueries from '@puente/client/student-queries';
import { projectTypes } from '@puente/contract/constants/projects';
import { type QueryClient, useQuery } from '@puente/platform/query';
import { type Figure, listAt, numberIn } from './figure.ts';

/** Types of project that a university may accept as a final work. */
const academicTypes = projectTypes.filter((type) => type !== 'Proyecto de impacto');

/** Figures for universities: projects on offer, and published results. */
export function useUniversityFigures(): Figure[] {
  const projects = useQuery(openProjects());
  const works = useQuery(publishedWorks());
  const students = useQuery(studentQueries.count());
  return [
    {
      label: 'Proyectos para TFG o TFM',
      counting: 'Abiertos hoy y pensados como trabajo final.',
      href: listAt(
        'projects',
        academicTypes.map((type) => ['type', type]),
      ),
      value: numberIn(projects, (meta) =>
        academicTypes.reduce((sum, type) => sum + (meta.facets?.type?.[type] ?? 0), 0),
      ),
    },
    {
      label: 'Trabajos publicados',
      counting: 'TFG y TFM del repositorio, en cualquier etapa.',
      href: listAt('workRepository'),
      value: numberIn(works, (meta) => meta.pagination.total),
    },
    {
      label: 'Universidades',
      counting: 'Aquellas en las que estudian quienes los firman.',
      value: numberIn(works, (meta) => Object.keys(meta.facets?.university ?? {}).length),
    },
    {
      label: 'Estudiantes',
      counting: 'Cuentas de estudiante que hay hoy.',
      value: numberIn(students, (count) => count),
    },
  ];
}

/** Prefetches all queries of the page. */
export function prefetch(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(campaignQueries.list());
  void queryClient.prefetchQuery(openProjects());
  void queryClient.prefetchQuery(publishedWorks());
  void queryClient.prefetchQuery(studentQueries.count());
}
