import { post } from '../../test/content.ts';
import {
  answer,
  openPage,
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
import type { Post } from '@puente/contract/entities/content';
import { limits } from '@puente/contract/limits';

const one = 'GET /api/blog-posts/:id';
const put = 'PUT /api/blog-posts/:id';
const versions = 'GET /api/blog-posts/:id/versions';
const link = 'GET /api/blog-posts/:id/preview-link';

const draft = post({ publishedAt: null, banner: null, cover: null });
const values = {
  title: 'Cómo elegir tema',
  url: 'como-elegir-tema',
  description: 'Un método sencillo.',
  author: 'Uxía Rei',
  tags: ['TFG'],
  content: 'Lo de antes',
  metatitle: null,
  metadescription: null,
  banner: null,
  bannerText: null,
  publishedAt: null,
};
const older = { id: 1, savedAt: '2026-11-01T10:00:00.000Z', who: null, changed: [], values };
const newer = {
  id: 2,
  savedAt: '2026-11-02T10:00:00.000Z',
  who: 'Elena Prado',
  changed: ['title', 'content'],
  values: { ...values, content: 'Lo de ahora' },
};

let known: Post;
beforeEach(() => {
  known = draft;
  answer(one, () => ({ data: known }));
  answer(put, ({ body }: { body: { data: object } }) => {
    known = { ...known, ...(body.data as Partial<Post>), updatedAt: '2026-11-27T10:00:00.000Z' };
    return { data: known };
  });
  answer(versions, { data: [newer, older] });
  answer(link, { data: null });
});

const open = async () => {
  const page = await openPage('/staff/textos/entradas/4', { ...user('staff'), staffRole: 'editor' });
  await screen.findByRole('heading', { level: 1, name: 'Cómo elegir tema' });
  return page;
};
const press = async (person: Awaited<ReturnType<typeof open>>['person'], name: string) =>
  person.click(screen.getByRole('button', { name }));
const title = () => screen.getByLabelText('Título');

it('saves what was changed, with the version that it was changed from', async () => {
  const { person } = await open();
  expect(screen.getByText('Borrador: solo la ve el equipo de redacción.')).toBeVisible();
  await person.type(title(), ' bien');
  await person.clear(screen.getByLabelText(/^Temas/));
  await person.type(screen.getByLabelText(/^Temas/), 'TFG, TFM');
  await press(person, 'Guardar borrador');
  await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado la entrada.']));
  expect(sentTo(put).at(-1)).toEqual({
    params: { id: 4 },
    body: {
      data: { title: 'Cómo elegir tema bien', tags: ['TFG', 'TFM'], base: draft.updatedAt },
    },
  });
});

it('publishes in the same step, and asks before it goes back to a draft', async () => {
  const { person } = await open();
  await press(person, 'Publicar');
  await waitFor(() =>
    expect(sentTo(put).at(-1)?.body).toEqual({ data: { published: true, base: draft.updatedAt } }),
  );
  known = { ...draft, publishedAt: '2026-02-02T23:30:00.000Z', updatedAt: '2026-11-27T10:00:00.000Z' };
});

it('withdraws a published post after a question', async () => {
  known = post({ banner: null });
  const { person } = await open();
  expect(screen.getByRole('link', { name: 'Ver en el blog' })).toHaveAttribute(
    'href',
    '/blog/como-elegir-tema',
  );
  await press(person, 'Volver a borrador');
  const question = within(await screen.findByRole('alertdialog', { name: '¿Volver a borrador?' }));
  await person.click(question.getByRole('button', { name: 'Volver a borrador' }));
  await waitFor(() => expect(sentTo(put).at(-1)?.body).toMatchObject({ data: { published: false } }));
});

it('needs words for a cover', async () => {
  known = post({
    publishedAt: null,
    banner: {
      id: 3,
      createdAt: draft.createdAt,
      updatedAt: draft.updatedAt,
      name: 'mesa.webp',
      alternativeText: null,
      caption: null,
      width: 900,
      height: 500,
      formats: null,
      hash: 'a',
      ext: '.webp',
      mime: 'image/webp',
      size: 1000,
      url: '/uploads/mesa.webp',
      previewUrl: null,
      provider: 'disk',
      provider_metadata: null,
    },
  });
  const { person } = await open();
  await press(person, 'Guardar borrador');
  const words = screen.getByLabelText('Texto alternativo de la portada');
  await waitFor(() => expect(words).toHaveAccessibleDescription(/Este campo es obligatorio/));
  expect(sentTo(put)).toEqual([]);
  await person.type(words, 'Una mesa con planos');
  await press(person, 'Guardar borrador');
  await waitFor(() =>
    expect(sentTo(put).at(-1)?.body).toMatchObject({ data: { bannerText: 'Una mesa con planos' } }),
  );
});

it('shows both values when a colleague has saved first, and loses neither', async () => {
  const { person } = await open();
  await person.type(title(), ' yo');
  known = { ...draft, title: 'De una colega', tags: ['otro'], updatedAt: '2026-11-27T09:00:00.000Z' };
  refuse(put, refusal('RecordChanged'));
  await press(person, 'Guardar borrador');
  expect(await screen.findByText('Otra persona ha guardado cambios en esta entrada')).toBeVisible();
  expect(screen.getAllByText('De una colega').at(-1)).toBeVisible();
  expect(title()).toHaveValue('Cómo elegir tema yo');
  expect(screen.getByLabelText(/^Temas/)).toHaveValue('otro');
});

it('keeps what was typed when it cannot be saved', async () => {
  refuse(put, new ApiError('Network'));
  const { person } = await open();
  await person.type(title(), ' bien');
  await press(person, 'Guardar borrador');
  expect(await screen.findByText(/Lo que has escrito sigue aquí/)).toBeVisible();
  expect(title()).toHaveValue('Cómo elegir tema bien');
});

it('says what each saved state was, and brings one back after a question', async () => {
  const { person } = await open();
  expect(await screen.findByText('Cambió: título y texto.')).toBeVisible();
  expect(screen.getByText('Primera versión.')).toBeVisible();
  answer('POST /api/blog-posts/:id/restore', () => {
    known = {
      ...draft,
      content: 'Lo de antes',
      title: 'Cómo elegir tema',
      updatedAt: '2026-11-27T11:00:00.000Z',
    };
    return { data: known };
  });
  await person.click(screen.getByRole('button', { name: /^Restaurar la versión del 1 nov 2026/ }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Recuperar esta versión?' }));
  await person.click(question.getByRole('button', { name: 'Recuperarla' }));
  await waitFor(() => expect(toastMessages()).toEqual(['Hemos recuperado esa versión.']));
  expect(sentTo('POST /api/blog-posts/:id/restore')).toEqual([
    { params: { id: 4 }, body: { data: { version: 1, base: draft.updatedAt } } },
  ]);
});

it('shows word by word what a version changed', async () => {
  const { person } = await open();
  await person.click(await screen.findByText(/^Qué cambió el 2 nov 2026/));
  expect(screen.getByRole('deletion')).toHaveTextContent('[Quitado: antes]');
  expect(screen.getByRole('insertion')).toHaveTextContent('[Añadido: ahora]');
});

it('loads older versions on demand, and offers a failed load again', async () => {
  const many = Array.from({ length: limits.staffTexts.versions }, (_, index) => ({
    ...newer,
    id: 100 - index,
  }));
  answer(versions, { data: many });
  const { person } = await open();
  await screen.findByRole('heading', { name: 'Historial' });
  expect(screen.queryByText('Primera versión.')).not.toBeInTheDocument();
  refuse(versions, new ApiError('Network'));
  await press(person, 'Ver versiones anteriores');
  expect(await screen.findByText('No hemos podido cargar las versiones anteriores')).toBeVisible();
  answer(versions, { data: [older] });
  await press(person, 'Ver versiones anteriores');
  expect(await screen.findByText('Primera versión.')).toBeVisible();
  expect(sentTo(versions).at(-1)?.query).toEqual({ before: 81 });
  expect(screen.queryByRole('button', { name: 'Ver versiones anteriores' })).not.toBeInTheDocument();
});

it('creates a link for visitors, shows it once, and ends it', async () => {
  const { person } = await open();
  answer('POST /api/blog-posts/:id/preview-link', {
    data: { secret: 'abc', expiresAt: '2026-12-04T10:00:00.000Z' },
  });
  answer('DELETE /api/blog-posts/:id/preview-link', undefined);
  await press(person, 'Crear un enlace');
  expect(await screen.findByRole('link', { name: /vista-previa#abc/ })).toBeVisible();
  expect(screen.getByText(/caduca el 4 dic 2026, 11:00/)).toBeVisible();
  await press(person, 'Retirar el enlace');
  await waitFor(() => expect(screen.queryByRole('link', { name: /vista-previa/ })).not.toBeInTheDocument());
});

it('is deleted after a question that says what goes with it', async () => {
  answer('DELETE /api/blog-posts/:id', undefined);
  const { person } = await open();
  await press(person, 'Eliminar la entrada');
  const question = within(await screen.findByRole('alertdialog', { name: '¿Eliminar «Cómo elegir tema»?' }));
  expect(question.getByText(/su historial/)).toBeVisible();
  answer('GET /api/staff-texts', {
    data: [],
    meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } },
  });
  await person.click(question.getByRole('button', { name: 'Eliminar para siempre' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Textos del sitio' })).toBeVisible();
  expect(sentTo('DELETE /api/blog-posts/:id')).toEqual([{ params: { id: 4 } }]);
});

it('says that a post is gone', async () => {
  refuse(one, new ApiError('NotFound'));
  await openPage('/staff/textos/entradas/4', { ...user('staff'), staffRole: 'editor' });
  expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos este texto' })).toBeVisible();
});
