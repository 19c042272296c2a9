import { pageOf, resource, student, teacher } from '../../test/fixtures.ts';
import { answer, heading, openPage, refuse, screen, sentTo, waitFor, within } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';

const list = 'GET /api/resources';

/** Requests for a page of the list, without those for the filter counts. */
const pagesAsked = () => sentTo(list).filter(({ query }) => query && !('facets' in query));
const lastFilters = () => pagesAsked().at(-1)?.query?.filters;

const counted = (rows: ReturnType<typeof resource>[]) => ({
  ...pageOf(rows, { total: 24, pageCount: 2 }),
  meta: {
    pagination: { page: 1, pageSize: 12, pageCount: 2, total: 24 },
    facets: { tags: { datos: 4, bibliografía: 2 }, tfx_status: { onGoing: 9 } },
  },
});

beforeEach(() => {
  answer(list, counted([resource({ is_popular: true }), resource({ id: 5, title: 'Entrevistas' })]));
});

it('§2.2 /resources: the library, the most read first', async () => {
  await openPage('/resources', student());
  await heading('Revisión bibliográfica sin perderse');
  expect(screen.getByRole('status')).toHaveTextContent('24 recursos');
  expect(pagesAsked()[0]?.query).toMatchObject({ sort: 'relevance', populate: ['picture'] });
  expect(pagesAsked()).toHaveLength(1);
  const [first] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Popular');
  expect(first).toHaveTextContent('1 min de lectura');
});

it.each([
  ['professional_orientation', 'Orientación profesional'],
  ['tfx_support', 'Apoyo para tu TFG/M'],
])('§2.2 /resources/purpose?purpose=%s: what helps with %s', async (purpose, label) => {
  await openPage(`/resources/purpose?purpose=${purpose}`, student());
  await heading('Revisión bibliográfica sin perderse');
  expect(lastFilters()).toEqual({ purposes: { $eq: purpose } });
  const tabs = within(screen.getByRole('navigation', { name: 'Para qué' }));
  expect(tabs.getByRole('link', { name: label })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: 'Todos' })).toHaveAttribute('href', '/resources');
});

it('shows covers in a place that is kept for them', async () => {
  const picture = {
    ...{ id: 3, createdAt: '2026-02-03T10:00:00.000Z', updatedAt: '2026-02-03T10:00:00.000Z' },
    ...{ url: '/uploads/c.webp', width: 1200, height: 480, alternativeText: 'Una mesa con libros' },
    ...{ name: 'c.webp', caption: null, formats: null, hash: 'c', ext: '.webp', mime: 'image/webp' },
    ...{ size: 900, previewUrl: null, provider: 'local', provider_metadata: null },
  };
  answer(list, counted([resource({ picture }), resource({ id: 5, title: 'Entrevistas' })]));
  await openPage('/resources', student());
  const cover = await screen.findByRole('img', { name: 'Una mesa con libros' });
  expect(cover).toHaveAttribute('src', '/uploads/c.webp');
  expect([cover.getAttribute('width'), cover.getAttribute('height')]).toEqual(['1200', '480']);
  expect(screen.getAllByRole('article')[1]?.querySelector('img')).toBeNull();
});

it('offers what was meant by a slip, for the same purpose', async () => {
  const none = pageOf([], { total: 0, pageCount: 0 });
  answer(list, { ...none, meta: { ...none.meta, suggestion: 'entrevista' } });
  await openPage('/resources/purpose?purpose=tfx_support&q=entrebista&stage=onGoing', student());
  expect(await screen.findByRole('link', { name: '«entrevista»' })).toHaveAttribute(
    'href',
    '/resources/purpose?purpose=tfx_support&q=entrevista&stage=onGoing',
  );
  expect(pagesAsked()[0]?.query).toMatchObject({ sort: 'relevance' });
});

it('shows everything for a purpose that there is not', async () => {
  await openPage('/resources/purpose?purpose=sport', student());
  await heading('Revisión bibliográfica sin perderse');
  expect(lastFilters()).toBeUndefined();
  expect(screen.getByRole('link', { name: 'Todos' })).toHaveAttribute('aria-current', 'page');
});

it('narrows by stage of the work and by topic, within the purpose, and says what each would give', async () => {
  const { person, address } = await openPage('/resources/purpose?purpose=tfx_support', student());
  const topics = within(await screen.findByRole('group', { name: 'Tema' }));
  expect(await topics.findByRole('checkbox', { name: 'datos' })).toHaveAccessibleDescription('4 resultados');

  await person.click(topics.getByRole('checkbox', { name: 'datos' }));
  await person.click(screen.getByRole('checkbox', { name: 'Mientras lo haces' }));
  await waitFor(() =>
    expect(address()).toBe('/resources/purpose?purpose=tfx_support&stage=onGoing&tag=datos'),
  );
  await waitFor(() =>
    expect(lastFilters()).toEqual({
      tfx_status: { $in: ['onGoing'] },
      tags: { $in: ['datos'] },
      purposes: { $eq: 'tfx_support' },
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(address()).toBe('/resources/purpose?purpose=tfx_support'));
});

it('names the filter to drop when nothing is found', async () => {
  answer(list, ({ query }: { query?: { filters?: object } }) =>
    pageOf([], { total: query?.filters && 'tags' in query.filters ? 0 : 7 }),
  );
  const { person, address } = await openPage('/resources?q=beca&tag=datos', student());
  await heading('Ningún recurso encaja con tu búsqueda');
  await person.click(await screen.findByRole('button', { name: 'Quitar Tema: datos 7 recursos' }));
  await waitFor(() => expect(address()).toBe('/resources?q=beca'));
});

it('says what went wrong and tries again', async () => {
  refuse(list, new ApiError('Unexpected'));
  const { person } = await openPage('/resources', student());
  await heading('No hemos podido cargar los recursos');
  answer(list, pageOf([resource()]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading('Revisión bibliográfica sin perderse');
  expect(screen.getByRole('status')).toHaveTextContent('1 recurso');
});

it('comes back from an article to the list as it was', async () => {
  answer('GET /api/resources/:id', { data: resource() });
  answer('GET /api/resources/:id/related', { data: [] });
  answer('POST /api/resources/:id/visit', { data: { id: 4, popularity_visits: 1 } });
  const { person, address } = await openPage('/resources/purpose?purpose=tfx_support&tag=datos', student());
  await person.click(await screen.findByRole('link', { name: 'Revisión bibliográfica sin perderse' }));
  await person.click(await screen.findByRole('link', { name: 'Volver a la biblioteca' }));
  await waitFor(() => expect(address()).toBe('/resources/purpose?purpose=tfx_support&tag=datos'));
});

it('is for reading to those who save nothing', async () => {
  await openPage('/resources', teacher);
  await heading('Entrevistas');
  expect(screen.queryByRole('button', { name: /Guardar recurso/ })).not.toBeInTheDocument();
});
