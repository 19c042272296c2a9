import { post } from '../../test/content.ts';
import {
  answer,
  openPage,
  pageOf,
  refuse,
  screen,
  sentTo,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';

const texts = 'GET /api/staff-texts';
const draft = {
  kind: 'post',
  id: 4,
  title: 'Cómo elegir tema',
  state: 'scheduled',
  publishedAt: '2026-12-03T09:00:00.000Z',
  updatedAt: '2026-11-02T10:00:00.000Z',
  who: 'Elena Prado',
};
const question = {
  ...draft,
  kind: 'faq',
  title: '¿Tiene coste?',
  state: 'published',
  publishedAt: null,
  who: null,
};
const editor = { ...user('staff'), staffRole: 'editor' as const };

beforeEach(() => answer(texts, pageOf([draft, question], { total: 2 })));

const open = async (address = '/staff/textos') => {
  const page = await openPage(address, editor);
  await screen.findByRole('heading', { level: 1, name: 'Textos del sitio' });
  return page;
};

it('lists the texts with state, date, last change and who made it', async () => {
  await open();
  const link = await screen.findByRole('link', { name: 'Cómo elegir tema' });
  expect(link).toHaveAttribute('href', '/staff/textos/entradas/4');
  const row = within(link.closest('tr')!);
  expect(row.getByText('Programada')).toBeVisible();
  expect(row.getByText(/3 dic 2026, 10:00/)).toBeVisible();
  expect(row.getByText('Elena Prado')).toBeVisible();
  expect(screen.getByText('2 textos')).toBeVisible();
});

it('keeps words, kind, state and order in the address', async () => {
  const { person } = await open('/staff/textos?q=tema&state=draft&sort=title-asc');
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Tipo' }), 'Entrada del blog');
  await waitFor(() =>
    expect(sentTo(texts).at(-1)?.query).toMatchObject({
      filters: { keyword: { $containsi: 'tema' }, kind: { $eq: 'post' }, state: { $eq: 'draft' } },
      sort: 'title:asc',
    }),
  );
});

it('says that nothing fits, and offers a failed list again', async () => {
  answer(texts, pageOf([]));
  const { unmount } = await open('/staff/textos?q=nada');
  expect(await screen.findByText('Ningún texto encaja con tu búsqueda')).toBeVisible();
  unmount();
  refuse(texts, new ApiError('Unexpected'));
  const { person } = await open();
  answer(texts, pageOf([draft]));
  await person.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Cómo elegir tema' })).toBeVisible();
});

it('begins a post with a title, suggests its address, and opens its editor', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Escribir una entrada' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Escribir una entrada' }));
  await person.type(dialog.getByLabelText('Título'), '¿Qué es un TFG?');
  expect(dialog.getByLabelText('Dirección')).toHaveValue('que-es-un-tfg');
  refuse(
    'POST /api/blog-posts',
    refusal('ValidationError', { fields: { url: 'Ya existe otro con este valor.' } }),
  );
  await person.click(dialog.getByRole('button', { name: 'Crear el borrador' }));
  expect(await dialog.findByText('Ya existe otro con este valor.')).toBeVisible();
  await person.type(dialog.getByLabelText('Dirección'), '-2');
  await person.type(dialog.getByLabelText('Título'), ' y más');
  // An address that the editor has typed stays.
  expect(dialog.getByLabelText('Dirección')).toHaveValue('que-es-un-tfg-2');
  const created = post({ id: 9, title: '¿Qué es un TFG? y más', publishedAt: null, banner: null });
  answer('POST /api/blog-posts', { data: created });
  answer('GET /api/blog-posts/:id', { data: created });
  answer('GET /api/blog-posts/:id/versions', { data: [] });
  answer('GET /api/blog-posts/:id/preview-link', { data: null });
  await person.click(dialog.getByRole('button', { name: 'Crear el borrador' }));
  expect(await screen.findByRole('heading', { level: 1, name: '¿Qué es un TFG? y más' })).toBeVisible();
  expect(sentTo('POST /api/blog-posts').at(-1)?.body).toEqual({
    data: { title: '¿Qué es un TFG? y más', url: 'que-es-un-tfg-2', published: false },
  });
});
