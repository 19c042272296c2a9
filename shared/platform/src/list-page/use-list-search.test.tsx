import { act, render } from '@testing-library/react';
import { lastList, listSearch, type Search } from '../lists/index.ts';
import { createMemoryRouter } from '../memory-router/index.ts';
import { RouterProvider } from '../router/index.ts';
import { type ListControls, useListSearch } from './index.ts';

const list = listSearch('GET /api/projects', ({ keyword, manyOf, manyNamed }) => ({
  filters: {
    q: keyword({ label: 'Palabra clave', where: (text) => ({ keyword: { $containsi: text } }) }),
    modality: manyOf({
      label: 'Modalidad',
      values: ['onsite', 'remote'],
      facet: 'presentiality',
      where: (codes) => ({ presentiality: { $in: codes } }),
    }),
    area: manyNamed({
      label: 'Área',
      facet: 'study_areas',
      where: (names) => ({ study_areas: { $in: names } }),
    }),
  },
  sorts: {
    newest: { label: 'Más recientes', order: 'publishedAt:desc' },
    deadline: { label: 'Plazo', order: 'deadline:asc' },
  },
}));

type Controls = ListControls<'q' | 'modality' | 'area'>;

function open(address: string, settings: { prefetch?: (search: Search) => Promise<unknown> } = {}) {
  const seen: { controls: Controls | null } = { controls: null };
  function Page() {
    const controls = useListSearch(list, { keeps: ['tab'], ...settings });
    seen.controls = controls;
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/list', Component: Page },
      { path: '/before', element: null },
    ],
    {
      initialEntries: ['/before', address],
      initialIndex: 1,
    },
  );
  render(<RouterProvider router={router} />);
  return {
    controls: () => {
      if (!seen.controls) throw new Error('The page is not shown.');
      return seen.controls;
    },
    address: () => router.state.location.search,
    router,
  };
}

test('two choices on the same outdated page are both kept', () => {
  const { controls, address } = open('/list?page=3');
  const outdated = controls();
  act(() => {
    outdated.choose('modality', ['remote']);
    outdated.keyword.onSearch('agua');
  });
  expect(address()).toBe('?q=agua&modality=remote');
});

test('two chips taken away quickly are both gone', () => {
  const { controls, address } = open('/list?q=agua&modality=onsite&modality=remote');
  const outdated = controls().chips;
  expect(outdated.map(({ label }) => label)).toEqual(['«agua»', 'onsite', 'remote']);
  act(() => {
    outdated[0]?.onRemove();
    outdated[2]?.onRemove();
  });
  expect(address()).toBe('?modality=onsite');
});

test('a choice is an entry in the history, typing is none', async () => {
  const { controls, address, router } = open('/list');
  act(() => controls().choose('modality', ['remote']));
  act(() => controls().keyword.onSearch('agua'));
  act(() => controls().sort.onSort('deadline'));
  expect(address()).toBe('?q=agua&modality=remote&sort=deadline');
  await act(() => router.navigate(-1));
  expect(address()).toBe('?q=agua&modality=remote');
  await act(() => router.navigate(-1));
  expect(address()).toBe('');
});

test('clearing keeps the order and what is not the list’s', () => {
  const { controls, address } = open('/list?tab=followed&modality=remote&sort=deadline&page=2');
  expect(controls().pageHref(3)).toBe('/list?tab=followed&modality=remote&sort=deadline&page=3');
  act(() => controls().clear());
  expect(address()).toBe('?tab=followed&sort=deadline');
  expect(lastList('/list')).toBe('/list?tab=followed&sort=deadline');
  expect(lastList('/other')).toBe('/other');
});

test('the parts of the page get their properties', () => {
  const { controls } = open('/list?q=agua&modality=remote');
  expect(controls().keyword.q).toBe('agua');
  expect(controls().sort).toMatchObject({ value: 'newest', options: list.sorts });
  expect(controls().panel).toMatchObject({ open: false, count: 1, words: 'agua' });
  act(() => controls().toggle.onOpen());
  expect(controls().panel.open).toBe(true);
  act(() => controls().panel.onClose());
  expect(controls().panel.open).toBe(false);
  expect(controls().hrefOf(controls().lookFor('río'))).toBe('/list?q=r%C3%ADo&modality=remote');
});

test('a filter has its options, how many results each would give, and what is chosen', () => {
  const { controls } = open('/list?modality=remote&area=Derecho');
  expect(controls().facet('modality')).toMatchObject({
    label: 'Modalidad',
    chosen: ['remote'],
    options: [{ value: 'onsite' }, { value: 'remote' }],
  });
  const counts = { presentiality: { remote: 4 }, study_areas: { Ciencias: 2 } };
  expect(controls().facet('modality', counts).options).toEqual([
    { value: 'onsite', label: 'onsite', count: 0 },
    { value: 'remote', label: 'remote', count: 4 },
  ]);
  expect(controls().facet('area', counts).options).toEqual([
    { value: 'Ciencias', label: 'Ciencias', count: 2 },
    { value: 'Derecho', label: 'Derecho', count: 0 },
  ]);
});

describe('a choice whose results are loaded', () => {
  const answered = () => new Promise<void>((resolve) => setTimeout(resolve));

  test('is in the address once they are there', async () => {
    let answer = () => {};
    const prefetch = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const { controls, address } = open('/list', { prefetch });
    act(() => controls().choose('modality', ['onsite']));
    expect(prefetch.mock.calls).toEqual([[expect.objectContaining({ chosen: { modality: ['onsite'] } })]]);
    expect(address()).toBe('');
    answer();
    await act(answered);
    expect(address()).toBe('?modality=onsite');
  });

  test('does not wait long for them, nor if they fail', async () => {
    jest.useFakeTimers();
    const { controls, address } = open('/list', { prefetch: () => new Promise(() => undefined) });
    act(() => controls().choose('modality', ['onsite']));
    act(() => jest.advanceTimersByTime(200));
    expect(address()).toBe('?modality=onsite');
    jest.useRealTimers();
    const failed = open('/list', { prefetch: () => Promise.reject(new Error('No answer.')) });
    act(() => failed.controls().choose('modality', ['remote']));
    await act(answered);
    expect(failed.address()).toBe('?modality=remote');
  });

  test('is in the address before the next click does anything', () => {
    const { controls, address } = open('/list', { prefetch: () => new Promise(() => undefined) });
    act(() => controls().choose('modality', ['onsite']));
    act(() => document.body.click());
    expect(address()).toBe('?modality=onsite');
    act(() => controls().choose('area', ['Derecho']));
    act(() => document.body.click());
    act(() => controls().keyword.onSearch('agua'));
    act(() => document.body.click());
    expect(address()).toBe('?q=agua&modality=onsite&area=Derecho');
  });

  test('is not made for a user who went back meanwhile', async () => {
    jest.useFakeTimers();
    const { controls, address, router } = open('/list', { prefetch: () => new Promise(() => undefined) });
    act(() => controls().choose('modality', ['onsite']));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    act(() => jest.advanceTimersByTime(200));
    expect(address()).toBe('');
    act(() => controls().choose('modality', ['onsite']));
    await act(() => router.navigate(-1));
    act(() => jest.advanceTimersByTime(200));
    expect(router.state.location.pathname).toBe('/before');
    jest.useRealTimers();
  });
});
