import { renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { ApiError } from '@puente/client/api-error';
import { listSearch } from '../lists/index.ts';
import { createMemoryRouter } from '../memory-router/index.ts';
import { RouterProvider } from '../router/index.ts';
import { keywordReading, useListResults, useListSearch } from './index.ts';

const list = listSearch('GET /api/projects', ({ keyword }) => ({
  filters: { q: keyword({ label: 'Palabra clave', where: (text) => ({ keyword: { $containsi: text } }) }) },
  sorts: { newest: { label: 'Más recientes', order: 'publishedAt:desc' } },
}));

const words = { count: (total: number) => `${total} proyectos`, searching: 'Buscando…', failed: 'No carga' };
const pending = {
  data: undefined,
  error: null,
  isPending: true,
  isFetching: true,
  isPlaceholderData: false,
  refetch: jest.fn(),
};
const pagination = { page: 2, pageSize: 20, pageCount: 3, total: 41 };

function resultsOf(query: Parameters<typeof useListResults>[1]) {
  const wrapper = ({ children }: PropsWithChildren) => (
    <RouterProvider
      router={createMemoryRouter([{ path: '/list', element: children }], {
        initialEntries: ['/list?q=agua&page=2'],
      })}
    />
  );
  const useResults = () => {
    const controls = useListSearch(list);
    return { ...useListResults(controls, query, words), reading: keywordReading(controls, query.data) };
  };
  return renderHook(useResults, { wrapper }).result.current;
}

test('tells that the search is running', () => {
  expect(resultsOf(pending)).toMatchObject({ status: 'Buscando…', waiting: true, found: undefined });
});

test('has the number of results, the page and the reading of the keyword', () => {
  const data = { data: [{ id: 1 }], meta: { pagination, suggestion: 'aguas' } };
  const { reading, ...results } = resultsOf({ ...pending, isPending: false, data });
  expect(results).toMatchObject({
    status: '41 proyectos',
    found: { items: [{ id: 1 }], page: 2, pageCount: 3 },
    failure: undefined,
  });
  expect(reading).toMatchObject({ q: 'agua', reading: { suggestion: 'aguas' } });
  expect(reading?.hrefOf('aguas')).toBe('/list?q=aguas');
});

test('has the failure with its retry', () => {
  const { failure, status, busy, onRetry } = resultsOf({
    ...pending,
    isPending: false,
    error: new ApiError('Network'),
  });
  expect(status).toBe(false);
  expect([failure?.title, busy.retry]).toEqual(['No carga', true]);
  onRetry();
  expect(pending.refetch).toHaveBeenCalledTimes(1);
});
