import { href } from '@puente/platform/links';
import { useQuery, type UseQueryResult } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { type Found, searchQueries } from './groups.ts';

export interface SearchedGroup {
  title: string;
  /** Address of the full list; null when everything is shown. */
  all: string | null;
  result: UseQueryResult<Found>;
}

/**
 * Searches every kind of content, in display order.
 * @param q search text; '' disables the queries
 */
export function useSearch(q: string): SearchedGroup[] {
  const enabled = q !== '';
  // The library is only for people with an account.
  const isSignedIn = useUser() !== null;
  const projects = useQuery({ ...searchQueries.projects(q), enabled });
  const works = useQuery({ ...searchQueries.works(q), enabled });
  const organizations = useQuery({ ...searchQueries.organizations(q), enabled });
  const resources = useQuery({ ...searchQueries.resources(q), enabled: enabled && isSignedIn });
  const posts = useQuery({ ...searchQueries.posts(q), enabled });
  const questions = useQuery({ ...searchQueries.questions(q), enabled });
  return [
    { title: 'Proyectos', all: href('projects', {}, { q }), result: projects },
    { title: 'TFG y TFM', all: href('workRepository', {}, { q }), result: works },
    { title: 'Organizaciones', all: href('companies', {}, { q }), result: organizations },
    ...(isSignedIn ? [{ title: 'Recursos', all: href('resources', {}, { q }), result: resources }] : []),
    { title: 'Blog', all: null, result: posts },
    { title: 'Preguntas frecuentes', all: href('faq', {}, { q }), result: questions },
  ];
}
