/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { projectPages } from '@puente/contract/list-pages/project-pages';
import { listSearch } from '../lists/list-search.ts';
import { createMemoryRouter } from '../memory-router/index.ts';
import { RouterProvider } from '../router/index.ts';
import { takePageHead } from '../ui/page-head.ts';
import { useListHead } from './use-list-head.ts';

const search = listSearch('GET /api/projects', ({ keyword, manyNamed, manyOf }) => ({
  filters: {
    q: keyword({ label: 'Palabra clave', where: (text) => ({ keyword: { $containsi: text } }) }),
    area: manyNamed({ label: 'Área', where: (names) => ({ study_areas: { $in: names } }) }),
    modality: manyOf({
      label: 'Modalidad',
      values: ['remote', 'onsite'],
      words: { remote: 'Remoto', onsite: 'Presencial' },
      where: (codes) => ({ presentiality: { $in: codes } }),
    }),
  },
  sorts: {
    relevance: { label: 'Relevancia', order: 'relevance' },
    newest: { label: 'Recientes', order: 'publishedAt:desc' },
  },
}));

interface ListProps {
  query: string;
  total: number;
  shown: number;
}

function List({ query, total, shown }: ListProps) {
  const listed = { data: Array.from({ length: shown }), meta: { pagination: { total } } };
  return <h1>{useListHead(projectPages, search, search.read(new URLSearchParams(query)), listed)}</h1>;
}

function headOf(query: string, { total = 40, shown = 15 } = {}) {
  const page = <List query={query} total={total} shown={shown} />;
  const router = createMemoryRouter([{ path: '/projects', element: page }], {
    initialEntries: [`/projects${query}`],
  });
  const html = renderToString(<RouterProvider router={router} />);
  return { heading: /<h1>(.*)<\/h1>/.exec(html)?.[1], ...takePageHead() };
}

it.each([
  ['', 'Proyectos', 'Proyectos', '/projects'],
  ['?area=Ciencias', 'Proyectos de Ciencias', 'Proyectos de Ciencias', '/projects?area=Ciencias'],
  [
    '?page=2&modality=remote&utm_source=mail',
    'Proyectos en remoto',
    'Proyectos en remoto, página 2',
    '/projects?modality=remote&page=2',
  ],
])('%s is a page of its own', (query, heading, title, path) => {
  expect(headOf(query)).toMatchObject({ heading, title, path, isUnlisted: false, isMissing: false });
});

it.each([
  ['?area=Ciencias&modality=remote', 'Proyectos: Ciencias, Remoto'],
  ['?modality=onsite', 'Proyectos: Presencial'],
  ['?q=agua&page=2', 'Proyectos: «agua», página 2'],
  ['?sort=newest', 'Proyectos'],
])('%s has a title, and is for no search engine', (query, title) => {
  expect(headOf(query)).toMatchObject({
    heading: 'Proyectos',
    title,
    path: `/projects${new URLSearchParams(query).size > 0 ? `?${new URLSearchParams(query).toString()}` : ''}`,
    isUnlisted: true,
  });
});

it('leaves out what has nothing, and says that a page after the last is missing', () => {
  expect(headOf('?area=Ciencias', { total: 0, shown: 0 })).toMatchObject({
    isUnlisted: true,
    isMissing: false,
  });
  expect(headOf('?page=9', { total: 40, shown: 0 })).toMatchObject({ isMissing: true });
});

it('describes each page of a list', () => {
  const descriptions = ['', '?page=2', '?area=Ciencias', '?area=Ciencias&page=2'].map(
    (query) => headOf(query).description,
  );
  expect(new Set(descriptions).size).toBe(4);
});
