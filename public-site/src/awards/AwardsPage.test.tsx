import { contentPage } from '../../test/content.ts';
import { answer, openPage, pageOf, refuse, screen, user, within, work } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';

const works = 'GET /api/tfxes';
const texts = 'GET /api/pages';

const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  answer('GET /api/award-editions', pageOf([]));
  answer(texts, pageOf([contentPage({ slug: 'premios' })]));
  answer(works, ({ query }: { query: { filters: { awarded: { $eq: boolean } } } }) =>
    pageOf(
      query.filters.awarded.$eq
        ? [work({ id: 7, title: 'Riego que mide' })]
        : [work({ id: 8, title: 'Compost de barrio', awarded: false })],
    ),
  );
});

it('§2.1 /awards: the call in the words of staff, the works that won and those that take part', async () => {
  await openPage('/awards');
  expect(screen.getByRole('heading', { level: 1, name: 'Premios Puente' })).toBeVisible();
  expect((await (await section('La convocatoria')).findByText('cuatro')).tagName).toBe('STRONG');
  const winners = await section('Trabajos premiados');
  expect(await winners.findByRole('link', { name: 'Riego que mide' })).toHaveAttribute('href', '/tfx/7');
  expect(winners.getByText('Premiado')).toBeVisible();
  const entered = await section('Trabajos que participan');
  expect(await entered.findByRole('link', { name: 'Compost de barrio' })).toHaveAttribute('href', '/tfx/8');
});

it.each([
  [undefined, 'Crear mi cuenta', '/register?profile=student'],
  [user('student'), 'Subir mi proyecto', '/tfx/create'],
  [user('teacher'), 'Ver el repositorio', '/tfx'],
])('leads each to taking part: %#', async (who, name, address) => {
  await openPage('/awards', who);
  expect((await section('Cómo participar')).getByRole('link', { name })).toHaveAttribute('href', address);
});

it('says that no call is open while staff have written none', async () => {
  answer(texts, pageOf([]));
  await openPage('/awards');
  expect(await screen.findByText(/Aún no hay una convocatoria publicada/)).toBeVisible();
});

it('says where there are none', async () => {
  answer(works, pageOf([]));
  await openPage('/awards');
  expect(await screen.findByText('Todavía no hay trabajos premiados.')).toBeVisible();
  expect(await screen.findByText(/Aún no participa ninguno/)).toBeVisible();
});

it('offers to try again, and shows the rest meanwhile', async () => {
  refuse(works, new ApiError('Unexpected'));
  const { person } = await openPage('/awards');
  expect(await screen.findAllByText('No hemos podido cargar los trabajos')).toHaveLength(2);
  answer(works, pageOf([work({ id: 8, title: 'Compost de barrio' })]));
  for (const retry of screen.getAllByRole('button', { name: 'Reintentar' })) await person.click(retry);
  expect(await screen.findAllByRole('link', { name: 'Compost de barrio' })).toHaveLength(2);
});
