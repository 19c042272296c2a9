import { pageOf, resource, student, teacher, user } from '../../test/fixtures.ts';
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
import { ApiError } from '@puente/client/api-error';
import { usePageTitleStore } from '@puente/platform/ui';

const one = 'GET /api/resources/:id';
const related = 'GET /api/resources/:id/related';
const visit = 'POST /api/resources/:id/visit';
const save = 'PUT /api/students/:id';
const title = 'Revisión bibliográfica sin perderse';

const long = `Un párrafo con **peso** y un [enlace](/projects).

## Antes de buscar

${'Palabra '.repeat(450)}

### Sinónimos

## Leer deprisa

<img src=x onerror=alert(1)>

## Escribirla
`;

beforeEach(() => {
  answer(one, { data: resource({ content: long, minutes: 2 }) });
  answer(related, {
    data: [resource({ id: 8, title: 'Citar bien desde el primer día', excerpt: 'Costumbres.' })],
  });
  answer(visit, { data: { id: 4, popularity_visits: 12 } });
  answer(save, { data: {} });
});

it('§3 tells what the article says, for what, for when and how long it takes to read', async () => {
  await openPage('/resources/4', student());
  expect(await heading(title)).toBeVisible();
  expect(usePageTitleStore.getState().title).toBe(title);
  expect(screen.getByText('De una búsqueda amplia a veinte lecturas que importan.')).toBeVisible();
  expect(screen.getAllByText('Apoyo para tu TFG/M · Mientras lo haces')[0]).toBeVisible();
  expect(screen.getByText(/2 min de lectura · Revisado el 3 de febrero de 2026/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Antes de buscar' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Sinónimos' })).toBeVisible();
  expect(screen.getByRole('link', { name: /Ver el recurso completo/ })).toHaveAttribute('target', '_blank');
});

it('lists the sections of a long article, each with the way to it', async () => {
  const { container } = await openPage('/resources/4', student());
  const contents = within(await screen.findByRole('navigation', { name: 'En este artículo' }));
  const links = contents.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Antes de buscar',
    'Sinónimos',
    'Leer deprisa',
    'Escribirla',
  ]);
  for (const link of links)
    expect(container.querySelector(link.getAttribute('href') ?? 'none')).toHaveTextContent(link.textContent);
});

it('needs no contents for a short one', async () => {
  answer(one, { data: resource({ content: '## Uno\n\nCorto.\n\n## Dos\n\nTambién.' }) });
  await openPage('/resources/4', student());
  await heading(title);
  expect(screen.queryByRole('navigation', { name: 'En este artículo' })).not.toBeInTheDocument();
  expect(screen.getByText(/1 min de lectura · Revisado/)).toBeVisible();
});

it('renders nothing that the text could run', async () => {
  const { container } = await openPage('/resources/4', student());
  await heading(title);
  expect(container.querySelector('[onerror], script')).toBeNull();
});

it('§3 counts the visit once, and is read also when it cannot be counted', async () => {
  refuse(visit, new ApiError('TooManyRequests'));
  await openPage('/resources/4', student());
  await heading(title);
  await waitFor(() => expect(sentTo(visit)).toEqual([{ params: { id: 4 } }]));
  expect(toastMessages()).toEqual([]);
});

it('offers what to read next', async () => {
  await openPage('/resources/4', student());
  const next = within(await screen.findByRole('region', { name: 'Para seguir leyendo' }));
  expect(await next.findByRole('link', { name: 'Citar bien desde el primer día' })).toHaveAttribute(
    'href',
    '/resources/8',
  );
});

it('still shows the article when the others cannot be had', async () => {
  refuse(related, new ApiError('Unexpected'));
  const { person } = await openPage('/resources/4', student());
  await heading(title);
  answer(related, { data: [] });
  await person.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText('Para seguir leyendo')).not.toBeInTheDocument());
});

it('leads from each topic to the others about it', async () => {
  answer('GET /api/resources', pageOf([resource()]));
  await openPage('/resources/4', student());
  expect(await screen.findByRole('link', { name: 'bibliografía' })).toHaveAttribute(
    'href',
    '/resources?tag=bibliograf%C3%ADa',
  );
});

it('is saved, and taken off when the API refuses', async () => {
  refuse(save, new ApiError('Network'));
  const { person } = await openPage('/resources/4', student());
  await person.click(await screen.findByRole('button', { name: 'Guardar recurso' }));
  await waitFor(() => expect(toastMessages()[0]).toMatch(/^No se ha podido guardar el recurso\./));
  expect(sentTo(save)[0]?.body).toEqual({ data: { favourites_resources: { connect: [4] } } });
  expect(screen.getByRole('button', { name: 'Guardar recurso' })).toHaveAttribute('aria-pressed', 'false');

  answer(save, { data: {} });
  await person.click(screen.getByRole('button', { name: 'Guardar recurso' }));
  expect(await screen.findByRole('button', { name: 'Quitar de guardados' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

it('is printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { person } = await openPage('/resources/4', teacher);
  await person.click(await screen.findByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Guardar recurso' })).not.toBeInTheDocument();
});

it.each(['0', 'abc', '99999999999999'])('knows without asking that there is no resource %p', async (id) => {
  await openPage(`/resources/${id}`, student());
  expect(await heading('No encontramos este recurso')).toBeVisible();
  expect(sentTo(one)).toHaveLength(0);
});

it('leads on from a resource that is gone, and counts no visit', async () => {
  refuse(one, new ApiError('NotFound'));
  await openPage('/resources/4', student());
  expect(await heading('No encontramos este recurso')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver la biblioteca' })).toHaveAttribute('href', '/resources');
  expect(sentTo(visit)).toHaveLength(0);
});

it('tries again after a failure', async () => {
  refuse(one, new ApiError('Unexpected'));
  const { person } = await openPage('/resources/4', student());
  await heading('No hemos podido cargar el recurso');
  answer(one, { data: resource() });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await heading(title)).toBeVisible();
});

describe('a preview', () => {
  const preview = 'GET /api/resources/preview';

  it('shows a resource to who has its link, without what belongs to the library', async () => {
    answer(preview, { data: resource({ publishedAt: null }) });
    await openPage('/vista-previa/recurso#abc');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Revisión bibliográfica sin perderse' }),
    ).toBeVisible();
    expect(screen.getByText(/no lo compartas/)).toBeVisible();
    expect(sentTo(preview)).toEqual([{ query: { secret: 'abc' } }]);
    expect(screen.queryByRole('link', { name: /Volver a la biblioteca/ })).not.toBeInTheDocument();
  });

  it('says that a link has ended', async () => {
    refuse(preview, new ApiError('NotFound'));
    await openPage('/vista-previa/recurso#abc');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Este enlace ya no funciona' }),
    ).toBeVisible();
  });
});

it('leads editors to its editor, with its state while it is a draft, and nobody else', async () => {
  answer(one, { data: resource({ publishedAt: null }) });
  const { unmount } = await openPage('/resources/4', { ...user('staff'), staffRole: 'editor' });
  expect(await screen.findByText('Borrador')).toBeVisible();
  unmount();
  await openPage('/resources/4', user('teacher'));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Borrador')).not.toBeInTheDocument();
});
