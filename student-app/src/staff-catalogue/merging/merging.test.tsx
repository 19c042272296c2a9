import { pageOf, user } from '../../../test/fixtures.ts';
import {
  answer,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../../test/render.tsx';
import axe from 'axe-core';
import { refusal } from '@puente/client/refusal';
import { degree, university } from '@puente/contract/entities/study';

const preview = 'GET /api/universities/:id/catalogue-merge';
const merge = 'POST /api/universities/:id/catalogue-merge';
const stamp = '2026-02-03T10:00:00.000Z';
const staff = user('staff');

const double = university.parse({
  id: 3,
  name: 'Univ. Coruña',
  code: null,
  validated: true,
  updatedAt: stamp,
});
const right = university.parse({ ...double, id: 5, name: 'Universidade da Coruña', code: 'udc' });
const seen = {
  version: 'abc',
  moves: [
    { part: 'students', count: 12, names: [] },
    { part: 'centers', count: 1, names: ['Campus de Ferrol'] },
  ],
  clashes: [{ part: 'centers', clash: 'once', count: 1, names: ['Campus de Elviña'] }],
  fields: [
    { field: 'code', stays: 'udc', ends: 'uc', copied: false },
    { field: 'shortNames', stays: null, ends: 'UDC', copied: true },
  ],
  works: 2,
};
const merged = {
  id: 4,
  kind: 'university',
  from: { id: 3, name: double.name },
  into: { id: 5, name: right.name },
  mergedAt: stamp,
  mergedBy: 'Noa Rey',
  undoUntil: '2026-02-10T10:00:00.000Z',
  undoneAt: null,
  undoneBy: null,
  notReturned: [],
};

beforeEach(() => {
  answer('GET /api/universities', ({ query }: { query: { filters: { id: { $eq: number } } } }) =>
    pageOf([double, right].filter(({ id }) => id === query.filters.id.$eq)),
  );
  answer(preview, { data: seen });
  answer(merge, { data: merged });
});

const confirm = async (person: Awaited<ReturnType<typeof openPage>>['person']) => {
  await person.click(await screen.findByRole('button', { name: 'Fusionar las dos' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Fusionar' }),
  );
};

it('says what moves and what is lost, and merges as it was seen', async () => {
  const { container, person } = await openPage('/staff/universidades/3/fusionar?con=5', staff);
  await screen.findByRole('heading', { name: 'Univ. Coruña pasa a ser Universidade da Coruña' });
  expect(await screen.findByText('12 estudiantes')).toBeVisible();
  expect(screen.getByText('1 centro: Campus de Ferrol')).toBeVisible();
  expect(screen.getByText('1 centro: Campus de Elviña. Está en las dos: queda una vez.')).toBeVisible();
  expect(screen.getByText('Código: queda «udc» y se pierde «uc».')).toBeVisible();
  expect(screen.getByText('Siglas: pasa «UDC» a la que queda.')).toBeVisible();
  expect(screen.getByText('2 trabajos publicados conservan el nombre de Univ. Coruña.')).toBeVisible();
  expect((await axe.run(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  await confirm(person);
  await waitFor(() => expect(toastMessages()).toEqual(['«Univ. Coruña» es ahora «Universidade da Coruña».']));
  expect(sentTo(merge)).toEqual([{ params: { id: 3 }, body: { data: { into: 5, version: 'abc' } } }]);
});

it('merges the other way round', async () => {
  const { person } = await openPage('/staff/universidades/3/fusionar?con=5', staff);
  await person.click(await screen.findByRole('radio', { name: 'Univ. Coruña, sin código' }));
  await screen.findByRole('heading', { name: 'Universidade da Coruña pasa a ser Univ. Coruña' });
  await waitFor(() =>
    expect(sentTo(preview).at(-1)).toMatchObject({ params: { id: 5 }, query: { into: 3 } }),
  );
});

it('shows what moves again when it has changed, and merges only after that', async () => {
  const { person } = await openPage('/staff/universidades/3/fusionar?con=5', staff);
  refuse(merge, refusal('MergeChanged'));
  await person.click(await screen.findByRole('button', { name: 'Fusionar las dos' }));
  answer(preview, { data: { ...seen, version: 'def', moves: [] } });
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Fusionar' }),
  );
  expect(await screen.findByText('Univ. Coruña no tiene nada que mover.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  answer(merge, { data: merged });
  await confirm(person);
  await waitFor(() => expect(sentTo(merge).at(-1)?.body).toEqual({ data: { into: 5, version: 'def' } }));
});

it('finds the other one by its name, and asks for another than the same one', async () => {
  answer('GET /api/universities/names', { data: [{ id: 5, name: right.name, short_names: ['UDC'] }] });
  const { person } = await openPage('/staff/universidades/3/fusionar?con=3', staff);
  expect(await screen.findByText('Es la misma. Elige otra.')).toBeVisible();
  expect(sentTo(preview)).toEqual([]);
  await person.clear(screen.getByRole('combobox', { name: 'Con qué universidad' }));
  await person.click(await screen.findByRole('option', { name: right.name }));
  expect(await screen.findByText('12 estudiantes')).toBeVisible();
});

it('says that the other one is gone', async () => {
  await openPage('/staff/universidades/3/fusionar?con=9', staff);
  expect(await screen.findByText('Esa universidad ya no existe. Elige otra.')).toBeVisible();
});

it('says that there is no such university', async () => {
  await openPage('/staff/universidades/9/fusionar', staff);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No encontramos esta universidad' }),
  ).toBeVisible();
});

it('merges degrees', async () => {
  const [one, other] = [
    degree.parse({ id: 8, name: 'Derecho', type: 'Grado', updatedAt: stamp }),
    degree.parse({ id: 9, name: 'Grado en Derecho', type: 'Grado', updatedAt: stamp }),
  ];
  answer('GET /api/degrees', ({ query }: { query: { filters: { id: { $eq: number } } } }) =>
    pageOf([one, other].filter(({ id }) => id === query.filters.id.$eq)),
  );
  answer('GET /api/degrees/:id/catalogue-merge', { data: { ...seen, fields: [], clashes: [] } });
  answer('POST /api/degrees/:id/catalogue-merge', { data: { ...merged, kind: 'degree' } });
  const { person } = await openPage('/staff/titulaciones/8/fusionar?con=9', staff);
  await confirm(person);
  await waitFor(() =>
    expect(sentTo('POST /api/degrees/:id/catalogue-merge')).toEqual([
      { params: { id: 8 }, body: { data: { into: 9, version: 'abc' } } },
    ]),
  );
});

it('is reached from the catalogue', async () => {
  answer('GET /api/universities', pageOf([double]));
  await openPage('/staff/universidades', staff);
  expect(await screen.findByRole('link', { name: 'Fusionar «Univ. Coruña» con otra' })).toHaveAttribute(
    'href',
    '/staff/universidades/3/fusionar',
  );
});
