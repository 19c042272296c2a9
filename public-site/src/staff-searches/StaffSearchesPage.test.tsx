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
import type { SynonymEffect } from '@puente/contract/entities/search-synonym';

const empty = {
  words: 'blockchain',
  times: 12,
  lists: ['projects', 'works'],
  firstDay: '2026-11-02',
  lastDay: '2026-11-25',
};
const water = { id: 1, terms: ['agua', 'hidráulica'] };
const sun = { id: 2, terms: ['sol', 'energía solar'] };
const nothing = { projects: 0, works: 0, organizations: 0, resources: 0 };

const preview = 'GET /api/search-synonyms/preview';
let isSaved: boolean;
beforeEach(() => {
  isSaved = false;
  answer('GET /api/empty-searches', pageOf([empty]));
  answer('GET /api/search-synonyms', () => ({ data: [water, sun] }));
  answer(preview, ({ query }: { query: { terms: string[] } }) => ({
    data: query.terms.map((term): SynonymEffect => {
      const withGroup = { ...nothing, projects: query.terms.length > 1 || isSaved ? 12 : 0, works: 1 };
      return { term, now: isSaved ? withGroup : nothing, withGroup };
    }),
  }));
  answer('POST /api/search-synonyms', () => {
    isSaved = true;
    return { data: { id: 3, terms: ['blockchain', 'cadena de bloques'] } };
  });
  answer('DELETE /api/search-synonyms/:id', undefined);
});

const open = async (address = '/staff/busquedas') => {
  const page = await openPage(address, user('staff'));
  await screen.findByRole('heading', { level: 1, name: 'Búsquedas y sinónimos' });
  return page;
};
const addButton = () => screen.findByRole('button', { name: 'Añadir sinónimo de blockchain' });
const others = () => screen.getByRole('textbox', { name: /Términos que significan lo mismo/ });

it('lists the words, how often and when, where nothing was found, and a way to search for them', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'blockchain' })).toBeVisible();
  expect(
    screen.getByText('12 veces, la última el 25 de noviembre. Sin proyectos ni trabajos.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buscar blockchain' })).toHaveAttribute(
    'href',
    '/buscar?q=blockchain',
  );
});

it('shows the effect while the synonyms are typed, saves them, and says what the words find now', async () => {
  const { person } = await open();
  await person.click(await addButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Añadir sinónimo de «blockchain»' }));
  expect(await dialog.findByText('Ahora: nada')).toBeVisible();
  await person.type(others(), 'cadena de bloques');
  expect(await dialog.findAllByText('Con el grupo: 12 proyectos y 1 trabajo')).toHaveLength(2);
  await person.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Ahora encuentra 12 proyectos y 1 trabajo.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sentTo('POST /api/search-synonyms')[0]?.body).toEqual({
    data: { terms: ['blockchain', 'cadena de bloques'] },
  });
});

it('asks for the effect once after a pause, not with each key', async () => {
  const { person } = await open();
  await person.click(await addButton());
  await screen.findByText('Ahora: nada');
  await person.type(others(), 'bitcoin');
  await screen.findAllByText(/^Con el grupo/);
  expect(sentTo(preview).map(({ query }) => query)).toEqual([
    { terms: ['blockchain'] },
    { terms: ['blockchain', 'bitcoin'] },
  ]);
});

it('saves no group of one term', async () => {
  const { person } = await open();
  await person.click(await addButton());
  await person.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(others()).toHaveAccessibleDescription(/Escribe al menos otro término/);
  expect(sentTo('POST /api/search-synonyms')).toEqual([]);
});

it('keeps what was typed when the group cannot be saved', async () => {
  refuse('POST /api/search-synonyms', new ApiError('Network'));
  const { person } = await open();
  await person.click(await addButton());
  await person.type(others(), 'bitcoin');
  await person.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('No hemos podido guardar los sinónimos')).toBeVisible();
  expect(others()).toHaveValue('bitcoin');
});

it('finds groups by a term, however it is written, and removes one after a question', async () => {
  const { person } = await open();
  await person.type(await screen.findByRole('searchbox', { name: 'Buscar un término' }), 'HIDRAULICA');
  expect(screen.getByText('1 grupo')).toBeVisible();
  expect(screen.queryByText('sol · energía solar')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Quitar el grupo de agua' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Quitar este grupo?' }));
  await person.click(question.getByRole('button', { name: 'Quitar el grupo' }));
  await waitFor(() => expect(screen.queryByText('agua · hidráulica')).not.toBeInTheDocument());
  expect(sentTo('DELETE /api/search-synonyms/:id')[0]?.params).toEqual({ id: 1 });
  expect(screen.getByRole('heading', { name: 'Sinónimos' })).toHaveFocus();
});

it('adds a group of its own', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Añadir grupo' }));
  await person.type(screen.getByRole('textbox', { name: 'Término' }), 'dron');
  await person.type(others(), 'UAV, vehículo no tripulado');
  await person.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(toastMessages()).toEqual([expect.stringMatching(/^Grupo guardado\. Ahora/)]));
  expect(sentTo('POST /api/search-synonyms')[0]?.body).toEqual({
    data: { terms: ['dron', 'UAV', 'vehículo no tripulado'] },
  });
});

it('says when there is nothing, and takes the order from the address', async () => {
  answer('GET /api/empty-searches', pageOf([]));
  answer('GET /api/search-synonyms', { data: [] });
  await open('/staff/busquedas?sort=latest');
  expect(await screen.findByText('Ninguna búsqueda se queda sin resultados')).toBeVisible();
  expect(screen.getByText('Todavía no hay sinónimos')).toBeVisible();
  expect(sentTo('GET /api/empty-searches')[0]?.query).toMatchObject({ sort: 'lastDay:desc' });
});

it('a part that fails can be asked for again, and the other one is there', async () => {
  refuse('GET /api/empty-searches', new ApiError('Unexpected'));
  const { person } = await open();
  expect(await screen.findByText('agua · hidráulica')).toBeVisible();
  answer('GET /api/empty-searches', pageOf([empty]));
  await person.click(await screen.findByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'blockchain' })).toBeVisible();
});
