import { pageOf, user } from '../../test/fixtures.ts';
import {
  answer,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../test/render.tsx';
import { refusal } from '@puente/client/refusal';
import { degree, university } from '@puente/contract/entities/study';

const universities = 'GET /api/universities';
const degrees = 'GET /api/degrees';
const stamp = '2026-02-03T10:00:00.000Z';
const later = '2026-11-27T10:00:00.000Z';

const coruna = university.parse({
  id: 3,
  name: 'Universidade da Coruña',
  code: 'udc',
  validated: true,
  updatedAt: stamp,
});
const law = degree.parse({ id: 8, name: 'Grado en Derecho', type: 'Grado', study_area: 2, updatedAt: stamp });

beforeEach(() => {
  answer(universities, pageOf([coruna]));
  answer(degrees, pageOf([law]));
  answer('GET /api/study-areas', { data: [{ id: 2, name: 'Ciencias jurídicas' }] });
});

it('corrects a university, and says what a colleague has changed', async () => {
  const { person } = await openPage('/staff/universidades', user('staff'));
  await person.click(await screen.findByRole('button', { name: 'Corregir «Universidade da Coruña»' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corregir «Universidade da Coruña»' }));
  const name = dialog.getByLabelText(/^Nombre oficial/);
  await person.clear(name);
  await person.type(name, 'Universidad de A Coruña');
  refuse('PUT /api/universities/:id', refusal('RecordChanged'));
  answer(universities, pageOf([{ ...coruna, name: 'Universidade de Coruña', updatedAt: later }]));
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText(/Ahora dice: Universidade de Coruña/)).toBeVisible();
  expect(name).toHaveValue('Universidad de A Coruña');
  answer('PUT /api/universities/:id', { data: { ...coruna, name: 'Universidad de A Coruña' } });
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado «Universidad de A Coruña».']));
  expect(sentTo('PUT /api/universities/:id').map(({ body }) => body)).toEqual([
    { data: { name: 'Universidad de A Coruña', code: 'udc', base: stamp } },
    { data: { name: 'Universidad de A Coruña', code: 'udc', base: later } },
  ]);
});

it('adds a university without a code, and shows at the field that there is one with that name', async () => {
  const { person } = await openPage('/staff/universidades', user('staff'));
  await person.click(await screen.findByRole('button', { name: 'Añadir una universidad' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Añadir una universidad' }));
  await person.type(dialog.getByLabelText(/^Nombre oficial/), 'Universidad Nueva');
  await person.type(dialog.getByLabelText(/^Código/), 'Mal Código');
  await person.click(dialog.getByRole('button', { name: 'Añadir' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Código/)).toBeInvalid());
  await person.clear(dialog.getByLabelText(/^Código/));
  refuse('POST /api/universities', refusal('ValidationError', { fields: { name: 'Ya existe.' } }));
  await person.click(dialog.getByRole('button', { name: 'Añadir' }));
  expect(await dialog.findByText('Ya existe.')).toBeVisible();
  expect(sentTo('POST /api/universities').at(-1)?.body).toEqual({
    data: { name: 'Universidad Nueva', code: null },
  });
});

it('finds a degree by its name and type, and corrects its area', async () => {
  const { person } = await openPage('/staff/titulaciones?q=derecho&type=Grado', user('staff'));
  await person.click(await screen.findByRole('button', { name: 'Corregir «Grado en Derecho»' }));
  expect(sentTo(degrees).at(-1)?.query).toMatchObject({
    filters: { name: { $containsi: 'derecho' }, type: { $eq: 'Grado' } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Corregir «Grado en Derecho»' }));
  const area = dialog.getByLabelText(/^Área de estudio/);
  await waitFor(() => expect(area).toHaveDisplayValue('Ciencias jurídicas'));
  await person.selectOptions(area, 'Sin área');
  answer('PUT /api/degrees/:id', { data: { ...law, study_area: null } });
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado «Grado en Derecho».']));
  expect(sentTo('PUT /api/degrees/:id').at(-1)?.body).toEqual({
    data: { name: 'Grado en Derecho', type: 'Grado', study_area: null, base: stamp },
  });
});
