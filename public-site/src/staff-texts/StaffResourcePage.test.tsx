import { resource } from '../../test/content.ts';
import {
  answer,
  openPage,
  pageOf,
  refuse,
  screen,
  sentTo,
  toastMessages,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import type { Resource } from '@puente/contract/entities/content';

const one = 'GET /api/resources/:id';
const put = 'PUT /api/resources/:id';
const editor = { ...user('staff'), staffRole: 'editor' as const };

let known: Resource;
beforeEach(() => {
  known = resource({ publishedAt: null });
  answer(one, () => ({ data: known }));
  answer(put, ({ body }: { body: { data: object } }) => {
    known = { ...known, ...(body.data as Partial<Resource>), updatedAt: '2026-11-27T10:00:00.000Z' };
    return { data: known };
  });
  answer('GET /api/resources/:id/versions', { data: [] });
  answer('GET /api/resources/:id/preview-link', { data: null });
});

const open = async () => {
  const page = await openPage('/staff/textos/recursos/7', editor);
  await screen.findByRole('heading', { level: 1, name: 'Citar bien' });
  return page;
};

it('saves what was changed, with the version that it was changed from', async () => {
  const { person } = await open();
  expect(screen.getByText('Borrador: solo lo ve el equipo de redacción.')).toBeVisible();
  await person.selectOptions(screen.getByRole('combobox', { name: /^Cuándo ayuda/ }), 'Mientras lo haces');
  await person.click(screen.getByRole('checkbox', { name: 'Orientación profesional' }));
  await person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado el recurso.']));
  expect(sentTo(put).at(-1)).toEqual({
    params: { id: 7 },
    body: {
      data: {
        tfx_status: 'onGoing',
        purposes: ['professional_orientation', 'tfx_support'],
        base: '2026-02-02T23:30:00.000Z',
      },
    },
  });
});

it('asks for a purpose, and publishes in the same step as it saves', async () => {
  const { person } = await open();
  const purpose = screen.getByRole('checkbox', { name: 'Apoyo para tu TFG/M' });
  await person.click(purpose);
  await person.click(screen.getByRole('button', { name: 'Publicar' }));
  expect(await screen.findByText('Este campo es obligatorio.')).toBeVisible();
  expect(sentTo(put)).toEqual([]);
  await person.click(purpose);
  await person.click(screen.getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(toastMessages()).toEqual(['El recurso está publicado.']));
  expect(sentTo(put).at(-1)?.body).toMatchObject({ data: { published: true } });
});

it('shows both values when a colleague has saved first, and loses neither', async () => {
  const { person } = await open();
  await person.type(screen.getByLabelText('Título'), ' y pronto');
  known = { ...known, title: 'De una colega', is_popular: true, updatedAt: '2026-11-27T09:00:00.000Z' };
  refuse(put, refusal('RecordChanged'));
  await person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
  expect(await screen.findByText('Otra persona ha guardado cambios en este recurso')).toBeVisible();
  expect(screen.getByLabelText('Título')).toHaveValue('Citar bien y pronto');
  expect(screen.getByRole('checkbox', { name: /^Destacado/ })).toBeChecked();
});

it('begins as a draft with a title and a purpose', async () => {
  answer('GET /api/staff-texts', pageOf([]));
  const { person } = await openPage('/staff/textos', editor);
  await person.click(await screen.findByRole('button', { name: 'Escribir un recurso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Escribir un recurso' }));
  await person.type(dialog.getByLabelText('Título'), 'Citar bien');
  await person.click(dialog.getByRole('checkbox', { name: 'Apoyo para tu TFG/M' }));
  refuse('POST /api/resources', new ApiError('Network'));
  await person.click(dialog.getByRole('button', { name: 'Crear el borrador' }));
  await dialog.findByRole('alert');
  answer('POST /api/resources', { data: known });
  await person.click(dialog.getByRole('button', { name: 'Crear el borrador' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Citar bien' })).toBeVisible();
  expect(sentTo('POST /api/resources').at(-1)?.body).toEqual({
    data: { title: 'Citar bien', purposes: ['tfx_support'], published: false },
  });
});
