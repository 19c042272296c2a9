import { href } from '@puente/platform/links';
import { useQuery, type UseQueryResult } from '@puente/platform/query';
import { useUser } from '@puente/platform/session';
import { searchQueries, type Found } from './groups.ts';

export interface SearchedGroup {
  title: string;
  /** Where all of this kind are; null where all are shown. */
  all: { label: (total: number) => string; href: string } | null;
  result: UseQueryResult<Found>;
}

/**
 * What is found of each kind, in the order in which it is shown.
 * @param q words; '' asks for nothing
 */
export function useSearch(q: string): SearchedGroup[] {
  const enabled = q !== '';
  // Its library is for people with an account.
  const isSignedIn = useUser() !== null;
  const projects = useQuery({ ...searchQueries.projects(q), enabled });
  const works = useQuery({ ...searchQueries.works(q), enabled });
  const organizations = useQuery({ ...searchQueries.organizations(q), enabled });
  const resources = useQuery({ ...searchQueries.resources(q), enabled: enabled && isSignedIn });
  const posts = useQuery({ ...searchQueries.posts(q), enabled });
  const questions = useQuery({ ...searchQueries.questions(q), enabled });
  const group = (title: string, address: string | null, result: UseQueryResult<Found>): SearchedGroup => ({
    title,
    all: address === null ? null : { label: (total) => `Ver ${total} en ${title}`, href: address },
    result,
  });
  return [
    group('Proyectos', href('projects', {}, { q }), projects),
    group('TFG y TFM', href('workRepository', {}, { q }), works),
    group('Organizaciones', href('companies', {}, { q }), organizations),
    ...(isSignedIn ? [group('Recursos', href('resources', {}, { q }), resources)] : []),
    group('Blog', null, posts),
    group('Preguntas frecuentes', href('faq', {}, { q }), questions),
  ];
}
