import { campaignQueries } from '@puente/client/content';
import { activeOrganizations, openProjects } from '@puente/client/public-counts';
import { type QueryClient, useQuery } from '@puente/platform/query';
import { type Figure, listAt, numberIn } from './figure.ts';

/** Figures for students: the projects and organisations that they can choose from. */
export function useStudentFigures(): Figure[] {
  const projects = useQuery(openProjects());
  const organizations = useQuery(activeOrganizations());
  return [
    {
      label: 'Proyectos abiertos',
      counting: 'Publicados y con el plazo sin cerrar.',
      href: listAt('projects'),
      value: numberIn(projects, (meta) => meta.pagination.total),
    },
    {
      label: 'Con remuneración',
      counting: 'Proyectos abiertos cuya organización anuncia un pago.',
      href: listAt('projects', [['paid', 'true']]),
      value: numberIn(projects, (meta) => meta.facets?.paid?.['true']),
    },
    {
      label: 'Con prácticas',
      counting: 'Proyectos abiertos que también pueden hacerse como prácticas.',
      href: listAt('projects', [['internship', 'true']]),
      value: numberIn(projects, (meta) => meta.facets?.internship?.['true']),
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
  void queryClient.prefetchQuery(campaignQueries.list());
  void queryClient.prefetchQuery(openProjects());
  void queryClient.prefetchQuery(activeOrganizations());
}
