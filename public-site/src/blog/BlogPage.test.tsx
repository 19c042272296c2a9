import { post } from '../../test/content.ts';
import { answer, heading, openPage, pageOf, refuse, screen, sentTo, within } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { usePageTitleStore } from '@puente/platform/ui';

const list = 'GET /api/blog-posts';
const counted = (rows: ReturnType<typeof post>[], page = {}) => {
  const { data, meta } = pageOf(rows, page);
  return { data, meta: { ...meta, facets: { tags: { TFG: 2, impacto: 1 } } } };
};

beforeEach(() => {
  answer(
    list,
    counted([post(), post({ id: 5, title: 'Sin foto', url: 'sin-foto', cover: null })], {
      pageCount: 2,
      total: 14,
    }),
  );
});

it('§2.1 /blog: the posts, the newest first, with cover, day, author and minutes', async () => {
  await openPage('/blog');
  await heading('Cómo elegir tema');
  expect(sentTo(list)).toEqual([
    { query: { sort: 'publishedAt:desc', pagination: { page: 1 }, facets: ['tags'] } },
  ]);
  const [first, second] = screen.getAllByRole('article');
  // The date is in Spanish time, whatever the time zone of the reader or the server.
  expect(first).toHaveTextContent('3 de febrero de 2026 · Uxía Rei · 5 min de lectura');
  expect(first?.querySelector('img')).toHaveAttribute('src', '/uploads/portada.webp');
  expect(second?.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: 'Cómo elegir tema' })).toHaveAttribute(
    'href',
    '/blog/como-elegir-tema',
  );
  expect(screen.getByRole('status')).toHaveTextContent('14 entradas');
});

it('has pages and topics as links', async () => {
  await openPage('/blog?tag=TFG');
  await heading('Cómo elegir tema');
  expect(sentTo(list)[0]?.query?.filters).toEqual({ tags: { $in: ['TFG'] } });
  const topics = within(screen.getByRole('navigation', { name: 'Temas' }));
  expect(topics.getByRole('link', { name: 'TFG 2' })).toHaveAttribute('aria-current', 'page');
  expect(topics.getByRole('link', { name: 'impacto 1' })).toHaveAttribute('href', '/blog?tag=impacto');
  expect(topics.getByRole('link', { name: 'Todos' })).toHaveAttribute('href', '/blog');
  expect(screen.getByRole('link', { name: 'Página 2' })).toHaveAttribute('href', '/blog?tag=TFG&page=2');
  expect(usePageTitleStore.getState().title).toBe('Blog: TFG');
});

it('says that there is nothing about a topic, and leads back', async () => {
  answer(list, counted([]));
  await openPage('/blog?tag=nada');
  await heading('No hay ninguna entrada sobre este tema');
  expect(screen.getByRole('link', { name: 'Ver todas las entradas' })).toHaveAttribute('href', '/blog');
});

it('says that there are no posts yet, or no such page', async () => {
  answer(list, counted([]));
  const { unmount } = await openPage('/blog');
  await heading('Todavía no hay entradas');
  unmount();
  answer(list, counted([], { page: 9, pageCount: 1, total: 3 }));
  await openPage('/blog?page=9');
  expect(await screen.findByRole('link', { name: /primera página/i })).toHaveAttribute('href', '/blog');
});

it('offers to try again', async () => {
  refuse(list, new ApiError('Unexpected'));
  const { person } = await openPage('/blog');
  await heading('No hemos podido cargar el blog');
  answer(list, counted([post()]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading('Cómo elegir tema');
});
