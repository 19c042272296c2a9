import { pageOf, user } from '../../test/fixtures.ts';
import {
  answer,
  heading,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../test/render.tsx';
import axe from 'axe-core';
import { refusal } from '@puente/client/refusal';
import {
  type TypedDegree,
  typedDegree as typedDegreeAnswer,
  type TypedUniversity,
  typedUniversity as typedUniversityAnswer,
} from '@puente/contract/entities/typed-study';
import { errors } from '@puente/contract/errors';
import type { OnTheWire } from '@puente/contract/ids';

const typedUniversities = 'GET /api/universities/typed';
const typedDegrees = 'GET /api/degrees/typed';
const merge = 'POST /api/universities/:id/merge';
const accept = 'PUT /api/universities/:id';

const stamp = '2026-02-03T10:00:00.000Z';
const university = (change: Partial<OnTheWire<TypedUniversity>> = {}) =>
  typedUniversityAnswer.parse({
    id: 90,
    name: 'Uni Corunha',
    createdAt: stamp,
    updatedAt: stamp,
    students: 2,
    teachers: 1,
    works: 3,
    doubles: [{ id: 3, name: 'Universidade da Coruña', similarity: 0.62 }],
    ...change,
  });
const degree = (change: Partial<OnTheWire<TypedDegree>> = {}) =>
  typedDegreeAnswer.parse({
    name: 'Grado en Mareas',
    createdAt: stamp,
    students: 1,
    works: 0,
    doubles: [],
    ...change,
  });

/** Sets what waits. Returns a function for what waits after a review. */
function wait(...waiting: TypedUniversity[]) {
  let known = waiting;
  answer(typedUniversities, () => pageOf(known));
  return (...rest: TypedUniversity[]) => (known = rest);
}

const open = (address = '/staff/estudios') => openPage(address, user('staff'));
const dialogNamed = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  wait(university());
  answer(typedDegrees, pageOf([degree()]));
  answer('GET /api/universities/agreement-rules', { data: [] });
  answer('GET /api/universities/names', {
    data: [
      { id: 3, name: 'Universidade da Coruña' },
      { id: 5, name: 'Universidade de Vigo' },
    ],
  });
  answer('GET /api/universities/:id/merge', { data: { students: 2, teachers: 1, centers: 0, works: 3 } });
  answer('GET /api/degree/names', pageOf([{ id: 8, name: 'Grado en Ciencias del Mar' }]));
  answer('GET /api/degrees/:id/typed-names', { data: { students: 1, works: 0 } });
  answer('GET /api/study-areas', { data: [{ id: 2, name: 'Ciencias' }] });
});

it('says what was typed, when, by how many, and what is similar', async () => {
  const { container } = await open();
  const card = within(await screen.findByRole('article', { name: 'Uni Corunha' }));
  expect(card.getByText(/Escrita el 3 de febrero/)).toHaveTextContent(
    /2 estudiantes y 1 docente.*3 trabajos publicados/,
  );
  expect(
    card.getByRole('button', { name: /^Unir «Uni Corunha» con Universidade da Coruña/ }),
  ).toHaveTextContent(/Coruña 62 %$/);
  const nav = within(screen.getByRole('navigation', { name: 'Qué revisar' }));
  expect(nav.getByRole('link', { name: 'Titulaciones 1' })).toHaveAttribute(
    'href',
    '/staff/estudios?tab=degrees',
  );
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('merges with a similar one, after it has said what moves', async () => {
  const now = wait(university());
  answer(merge, () => (now(), { data: { id: 3 } }));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /con Universidade da Coruña/ }));
  const dialog = await dialogNamed('Unir «Uni Corunha» con otra');
  expect(
    await dialog.findByText(/Pasan a «Universidade da Coruña»: 2 estudiantes y 1 docente\. 3 trabajos/),
  ).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Unir' }));
  await heading('Nada pendiente');
  expect(sentTo(merge)).toEqual([{ params: { id: 90 }, body: { data: { into: 3 } } }]);
  // Not again after the merge, when the university is gone.
  expect(sentTo('GET /api/universities/:id/merge')).toHaveLength(1);
  expect(toastMessages()).toEqual(['Unida con «Universidade da Coruña».']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Universidades escritas' })).toHaveFocus());
});

it('merges with one that is searched for, and not without any', async () => {
  answer(merge, { data: { id: 5 } });
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /: Unir con…$/ }));
  const dialog = await dialogNamed('Unir «Uni Corunha» con otra');
  await person.click(dialog.getByRole('button', { name: 'Unir' }));
  expect(await dialog.findByText('Elige una del catálogo.')).toBeVisible();
  expect(sentTo(merge)).toEqual([]);
  await person.type(await dialog.findByRole('combobox', { name: /Universidad del catálogo/ }), 'vigo');
  await person.click(await screen.findByRole('option', { name: 'Universidade de Vigo' }));
  await dialog.findByText(/Pasan a «Universidade de Vigo»/);
  await person.click(dialog.getByRole('button', { name: 'Unir' }));
  await waitFor(() => expect(sentTo(merge)[0]?.body?.data).toEqual({ into: 5 }));
});

it('says when a colleague was first, and shows the list without it afterwards', async () => {
  const now = wait(university());
  refuse(merge, refusal('AlreadyReviewed'));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /con Universidade da Coruña/ }));
  const dialog = await dialogNamed('Unir «Uni Corunha» con otra');
  now();
  await person.click(dialog.getByRole('button', { name: 'Unir' }));
  expect(await dialog.findByText(errors.AlreadyReviewed.text)).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Cancelar' }));
  await heading('Nada pendiente');
});

it('accepts a university with its name corrected', async () => {
  const now = wait(university(), university({ id: 91, name: 'Universidad del Faro', doubles: [] }));
  answer(
    accept,
    () => (now(university({ id: 91, name: 'Universidad del Faro', doubles: [] })), { data: {} }),
  );
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Aceptar «Uni Corunha»' }));
  const dialog = await dialogNamed('Aceptar «Uni Corunha»');
  const field = dialog.getByRole('textbox', { name: /Nombre oficial/ });
  await person.clear(field);
  await person.click(dialog.getByRole('button', { name: 'Aceptar' }));
  expect(sentTo(accept)).toEqual([]);
  await person.type(field, 'Universidad de las Mareas');
  await person.click(dialog.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Uni Corunha' })).not.toBeInTheDocument());
  expect(sentTo(accept)).toEqual([
    {
      params: { id: 90 },
      body: { data: { name: 'Universidad de las Mareas', validated: true, base: stamp } },
    },
  ]);
  expect(screen.getByRole('article', { name: 'Universidad del Faro' })).toBeVisible();
  expect(toastMessages()).toEqual(['«Universidad de las Mareas» está en el catálogo.']);
});

describe('degrees', () => {
  it('are accepted with their type and area', async () => {
    answer('POST /api/degrees', { data: {} });
    const { person } = await open('/staff/estudios?tab=degrees');
    await person.click(await screen.findByRole('button', { name: 'Aceptar «Grado en Mareas»' }));
    const dialog = await dialogNamed('Aceptar «Grado en Mareas»');
    expect(dialog.getByRole('combobox', { name: /Tipo/ })).toHaveValue('Grado');
    await person.selectOptions(await dialog.findByRole('combobox', { name: /Área/ }), 'Ciencias');
    await person.click(dialog.getByRole('button', { name: 'Aceptar' }));
    await waitFor(() =>
      expect(sentTo('POST /api/degrees').map(({ body }) => body?.data)).toEqual([
        { name: 'Grado en Mareas', type: 'Grado', study_area: 2, typed_as: 'Grado en Mareas' },
      ]),
    );
  });

  it('ask for the type when the name does not have it', async () => {
    answer(typedDegrees, pageOf([degree({ name: 'Mareas' })]));
    const { person } = await open('/staff/estudios?tab=degrees');
    await person.click(await screen.findByRole('button', { name: 'Aceptar «Mareas»' }));
    const dialog = await dialogNamed('Aceptar «Mareas»');
    await person.click(dialog.getByRole('button', { name: 'Aceptar' }));
    expect(await dialog.findByText('Este campo es obligatorio.')).toBeVisible();
    expect(sentTo('POST /api/degrees')).toEqual([]);
  });

  it('are merged with one of the catalogue', async () => {
    answer('POST /api/degrees/:id/typed-names', { data: {} });
    const { person } = await open('/staff/estudios?tab=degrees');
    await person.click(await screen.findByRole('button', { name: /: Unir con…$/ }));
    const dialog = await dialogNamed('Unir «Grado en Mareas» con otra');
    await person.click(await dialog.findByRole('combobox', { name: /Titulación del catálogo/ }));
    await person.click(await screen.findByRole('option', { name: 'Grado en Ciencias del Mar' }));
    expect(await dialog.findByText('Pasan a «Grado en Ciencias del Mar»: 1 estudiante.')).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Unir' }));
    await waitFor(() =>
      expect(sentTo('POST /api/degrees/:id/typed-names')).toEqual([
        { params: { id: 8 }, body: { data: { name: 'Grado en Mareas' } } },
      ]),
    );
  });
});

it('leads from a page that is gone to the first', async () => {
  answer(typedUniversities, pageOf([], { total: 20, page: 2 }));
  await open('/staff/estudios?page=2');
  expect(await screen.findByRole('link', { name: 'Ver la primera página' })).toHaveAttribute(
    'href',
    '/staff/estudios',
  );
});

it('can be loaded again after a failure', async () => {
  refuse(typedUniversities, refusal('Unexpected'));
  const { person } = await open();
  await screen.findByText('No hemos podido cargar las universidades');
  wait(university());
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('article', { name: 'Uni Corunha' });
});
