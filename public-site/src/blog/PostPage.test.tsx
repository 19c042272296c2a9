import { post } from '../../test/content.ts';
import {
  answer,
  heading,
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
import { usePageTitleStore } from '@puente/platform/ui';
import { withoutCover } from './without-cover.ts';

const list = 'GET /api/blog-posts';
const address = '/blog/como-elegir-tema';
type Shown = ReturnType<typeof post> | null;

/** The same call returns the post of an address and its related posts. */
const answerWith = (shown: Shown, related: NonNullable<Shown>[] = []) =>
  answer(list, ({ query }: { query: { filters: { url?: unknown } } }) =>
    pageOf(query.filters.url === undefined ? related : shown ? [shown] : []),
  );

beforeEach(() => answerWith(post(), [post({ id: 9, title: 'Otra', url: 'otra' })]));

it('§2.1 /blog/[slug]: cover, day, author and minutes, and the title that search engines are given', async () => {
  const { container } = await openPage(address);
  await heading('Cómo elegir tema');
  expect(usePageTitleStore.getState().title).toBe('Elegir el tema del TFG');
  expect(screen.getAllByText('3 de febrero de 2026 · Uxía Rei · 5 min de lectura')[0]).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/uploads/portada.webp');
  expect(screen.getByText('Un buen tema cabe en una pregunta.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'TFG' })).toHaveAttribute('href', '/blog?tag=TFG');
});

it('§3 the first image of the text is the cover, and is not shown twice', async () => {
  const cover = '/uploads/a.webp';
  answerWith(post({ content: `![Una mesa](${cover})\n\nTexto.`, cover }));
  const { container } = await openPage(address);
  await screen.findByText('Texto.');
  expect(container.querySelectorAll(`img[src="${cover}"]`)).toHaveLength(1);
});

it.each([
  ['![a](/a.png)\n\nb', '/a.png', 'b'],
  ['![a](/a.png "t") b', '/a.png', 'b'],
  ['a ![a](/a.png)', '/a.png', 'a ![a](/a.png)'],
  ['![a](/a.png)', '/b.png', '![a](/a.png)'],
  ['![a](/a.png)', null, '![a](/a.png)'],
  ['!['.repeat(9_000), '/a.png', '!['.repeat(9_000)],
])('the text without its cover: %#', (text, cover, left) => expect(withoutCover(text, cover)).toBe(left));

it('a cover of another site is not shown: its owner would know who reads', async () => {
  answerWith(post({ cover: 'https://otra.test/a.png' }));
  const { container } = await openPage(address);
  await heading('Cómo elegir tema');
  expect(container.querySelector('article img')).toBeNull();
});

it('lists the sections of a long one', async () => {
  answerWith(post({ content: '## Uno\n\na\n\n## Dos\n\nb\n\n## Tres\n\nc' }));
  const { container } = await openPage(address);
  const contents = within(await screen.findByRole('navigation', { name: 'En este artículo' }));
  for (const link of contents.getAllByRole('link'))
    expect(container.querySelector(link.getAttribute('href') ?? 'none')).toHaveTextContent(link.textContent);
});

it('offers what to read next, and does without when it cannot be had', async () => {
  const { unmount } = await openPage(address);
  expect(await screen.findByRole('link', { name: 'Otra' })).toHaveAttribute('href', '/blog/otra');
  expect(sentTo(list).at(-1)?.query).toEqual({
    filters: { id: { $ne: 4 }, tags: { $in: ['TFG', 'tema'] } },
    pagination: { pageSize: 3 },
  });
  unmount();
  answerWith(post());
  await openPage(address);
  await heading('Cómo elegir tema');
  expect(screen.queryByText('Para seguir leyendo')).not.toBeInTheDocument();
});

it('shares its own address', async () => {
  const { person } = await openPage(`${address}?tag=x`);
  await heading('Cómo elegir tema');
  await person.click(screen.getByRole('button', { name: 'Compartir' }));
  expect(await window.navigator.clipboard.readText()).toBe(`http://localhost${address}`);
});

it('tells a post that is not there from one that could not be loaded', async () => {
  answerWith(null);
  const { unmount } = await openPage(address);
  await heading('No encontramos esta entrada');
  expect(usePageTitleStore.getState().title).toBe('Entrada no encontrada');
  unmount();
  refuse(list, new ApiError('Unexpected'));
  const { person } = await openPage(address);
  await heading('No hemos podido cargar la entrada');
  answerWith(post());
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cómo elegir tema'),
  );
});

it.each([
  ['editor', true],
  ['administrator', true],
  ['support', false],
] as const)('leads %s to its editor: %s', async (staffRole, isShown) => {
  await openPage(address, { ...user('staff'), staffRole });
  await heading('Cómo elegir tema');
  const link = () => screen.queryByRole('link', { name: /^Editar/ });
  if (isShown) await waitFor(() => expect(link()).toHaveAttribute('href', '/staff/textos/entradas/4'));
  else expect(link()).toBeNull();
});

it('describes its cover in words, if an editor wrote them', async () => {
  answerWith(post({ coverText: 'Una mesa con planos' }));
  await openPage(address);
  expect(await screen.findByRole('img', { name: 'Una mesa con planos' })).toBeVisible();
});

it.each([
  '<img src=x onerror=alert(1)>',
  '[enlace](javascript:alert(1))',
  '![x](javascript:alert(1))',
  '<script>alert(1)</script>',
])('draws %s without anything that runs', async (content) => {
  answerWith(post({ content, title: content, cover: 'javascript:alert(1)', coverText: '"><script>' }));
  const { container } = await openPage(address);
  await heading(content);
  expect(container.querySelector('script, [onerror], [href^="javascript"], [src^="javascript"]')).toBeNull();
});
