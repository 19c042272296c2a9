import { openDataQueries } from '@puente/client/open-data';
import { activeOrganizations, publishedWorks } from '@puente/client/public-counts';
import * as studentQueries from '@puente/client/student-queries';
import { type QueryClient, useQuery } from '@puente/platform/query';
import { type Figure, listAt, numberIn } from './figure.ts';

/** Figures for organisations: the people and works that they can expect. */
export function useOrganizationFigures(): Figure[] {
  const students = useQuery(studentQueries.count());
  const months = useQuery(openDataQueries.months());
  const works = useQuery(publishedWorks());
  const organizations = useQuery(activeOrganizations());
  return [
    {
      label: 'Estudiantes',
      counting: 'Cuentas de estudiante que hay hoy.',
      value: numberIn(students, (count) => count),
    },
    {
      label: 'Solicitudes en un mes',
      counting: 'Las que se enviaron en el último mes completo.',
      href: listAt('openData'),
      value: numberIn(months, (counted) => counted.months[0]?.applications),
    },
    {
      label: 'Trabajos terminados',
      counting: 'TFG y TFM acabados que están en el repositorio.',
      href: listAt('workRepository', [['stage', 'finished']]),
      value: numberIn(works, (meta) => meta.facets?.status?.['finished']),
    },
    {
      label: 'Organizaciones',
      counting: 'Empresas y entidades que ya han publicado algo.',
      href: listAt('companies'),
      value: numberIn(organizations, (total) => total),
    },
  ];
}

/** Prefetches all queries of the page. */
export function prefetch(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(studentQueries.count());
  void queryClient.prefetchQuery(openDataQueries.months());
  void queryClient.prefetchQuery(publishedWorks());
  void queryClient.prefetchQuery(activeOrganizations());
}
