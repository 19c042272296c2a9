import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryState, type QueryStateProps } from './index.ts';

const retry = { message: 'No hay conexión.', busy: false, onRetry: () => {} };
const nothing = { data: undefined, isPending: false, isNotFound: false, retry };

const show = (query: Partial<QueryStateProps<string[]>['query']>, rest = {}) =>
  render(
    <QueryState query={{ ...nothing, ...query }} skeleton={<p>Cargando</p>} failed="No ha cargado" {...rest}>
      {(titles) => <p>{titles.join(', ')}</p>}
    </QueryState>,
  );

test('draws the skeleton while the query is pending, then its data', () => {
  show({ isPending: true });
  expect(screen.getByText('Cargando')).toBeVisible();
  show({ data: ['Uno', 'Dos'] });
  expect(screen.getByText('Uno, Dos')).toBeVisible();
});

test('a failure is announced in a section, and has a heading in a page', async () => {
  const onRetry = jest.fn();
  const { unmount } = show({ retry: { ...retry, onRetry } });
  expect(screen.getByRole('alert')).toHaveTextContent('Error: No ha cargadoNo hay conexión.');
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  unmount();
  show({}, { headingLevel: 3 });
  expect(screen.getByRole('heading', { level: 3, name: 'No ha cargado' })).toBeVisible();
});

test('a record that does not exist has its own content, even if it was there before', () => {
  show({ isNotFound: true, data: ['Uno'] }, { notFound: <p>No existe</p> });
  expect(screen.getByText('No existe')).toBeVisible();
  expect(screen.queryByText('Uno')).not.toBeInTheDocument();
});

test('a missing record without content of its own is a failure', () => {
  show({ isNotFound: true });
  expect(screen.getByRole('alert')).toHaveTextContent('No ha cargado');
});

test.each([[[]], [{ data: [] }]])('the empty list %j has its own content', (data) => {
  const empty = <p>Nada todavía</p>;
  render(
    <QueryState query={{ ...nothing, data }} skeleton={null} failed="" empty={empty}>
      {() => <p>Lista</p>}
    </QueryState>,
  );
  expect(screen.getByText('Nada todavía')).toBeVisible();
});

test('without content for an empty list, the list draws itself', () => {
  render(
    <QueryState query={{ ...nothing, data: [] }} skeleton={null} failed="">
      {() => <p>Lista</p>}
    </QueryState>,
  );
  expect(screen.getByText('Lista')).toBeVisible();
});
