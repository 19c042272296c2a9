import { campaign, program } from '../../test/campaigns.ts';
import { contentPage } from '../../test/content.ts';
import {
  answer,
  openPage,
  pageOf,
  project,
  refuse,
  screen,
  type Sent,
  sentTo,
  user,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';

const campaigns = 'GET /api/campaigns';
const programs = 'GET /api/programs';
const projects = 'GET /api/projects';
const texts = 'GET /api/pages';

beforeEach(() => {
  answer(campaigns, pageOf([campaign(), campaign({ id: 2, code: 'otra', name: 'Otra', title: 'Otra' })]));
  answer(programs, pageOf([program(), program({ id: 4, code: 'data', name: 'Data y tech', of: 2 })]));
  answer(projects, pageOf([project()]));
  answer(texts, pageOf([]));
});

it('§1 shows a campaign: its title, its universities and the open projects of its programs', async () => {
  await openPage('/campanas/emprende-tfg');
  expect(await screen.findByRole('heading', { level: 1, name: 'Emprende TFG' })).toBeVisible();
  expect(screen.getByText('Galicia')).toBeVisible();
  expect(screen.getByText('Universidad de A Coruña')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: project().title })).toBeVisible();
  expect(sentTo(projects)[0]?.query?.filters).toEqual({ program: { id: { $in: [3] } } });
  expect(screen.getByRole('link', { name: 'Ver los de Emprende TFG' })).toHaveAttribute(
    'href',
    '/projects?program=Emprende+TFG',
  );
});

it('shows the projects of its own region first', async () => {
  const far = project({ id: 1, title: 'Un proyecto de Murcia' });
  const near = project({ id: 2, title: 'Un proyecto de Lugo' });
  answer(projects, ({ query }: Sent) =>
    pageOf(query?.filters && 'location' in query.filters ? [near] : [far, near]),
  );
  await openPage('/campanas/emprende-tfg');
  await screen.findByRole('heading', { level: 3, name: near.title });
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual([near.title, far.title]);
  expect(sentTo(projects).map(({ query }) => query?.filters)).toContainEqual({
    program: { id: { $in: [3] } },
    location: { $in: ['A Coruña', 'Lugo', 'Ourense', 'Pontevedra'] },
  });
});

it('§9 is also found by the code of one of its programs', async () => {
  await openPage('/campanas/udc');
  expect(await screen.findByRole('heading', { level: 1, name: 'Emprende TFG' })).toBeVisible();
});

it('shows what its people say of it, once staff have written it', async () => {
  answer(texts, pageOf([contentPage({ slug: 'campana-emprende-tfg' })]));
  await openPage('/campanas/emprende-tfg');
  expect((await screen.findByText('cuatro')).tagName).toBe('STRONG');
  expect(sentTo(texts)).toEqual([{ query: { filters: { slug: { $eq: 'campana-emprende-tfg' } } } }]);
});

it('lets a visitor register with it, and shows the projects to everybody else', async () => {
  const { unmount } = await openPage('/campanas/emprende-tfg');
  expect(await screen.findByRole('link', { name: 'Apuntarme a la campaña' })).toHaveAttribute(
    'href',
    '/register?campaign=emprende-tfg',
  );
  unmount();
  await openPage('/campanas/emprende-tfg', user('student'));
  expect(await screen.findByRole('link', { name: 'Ver todos los proyectos' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apuntarme a la campaña' })).not.toBeInTheDocument();
});

it.each([
  ['that never was', []],
  ['that has ended', [campaign({ active: false })]],
])('says of a campaign %s that there is none', async (_, known) => {
  answer(campaigns, pageOf(known));
  await openPage('/campanas/emprende-tfg');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Esta campaña no existe o ha terminado' }),
  ).toBeVisible();
});

it('says that it has no open projects', async () => {
  answer(projects, pageOf([]));
  await openPage('/campanas/emprende-tfg');
  expect(await screen.findByText(/Ahora mismo no tiene proyectos abiertos/)).toBeVisible();
});

it.each([campaigns, programs] as const)('offers to try again when %s fails', async (call) => {
  refuse(call, new ApiError('Unexpected'));
  const { person } = await openPage('/campanas/emprende-tfg');
  await screen.findByText('No hemos podido cargar la campaña');
  answer(campaigns, pageOf([campaign()]));
  answer(programs, pageOf([program()]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Emprende TFG' })).toBeVisible();
});

it('offers to try again when its projects fail, and shows the rest', async () => {
  refuse(projects, new ApiError('Unexpected'));
  const { person } = await openPage('/campanas/emprende-tfg');
  await screen.findByText('No hemos podido cargar los proyectos');
  answer(projects, pageOf([project()]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { level: 3, name: project().title })).toBeVisible();
});

it.each(['/estudiantes', '/universidades'])('%s leads to the campaigns that run', async (address) => {
  answer(campaigns, pageOf([campaign(), campaign({ id: 2, code: 'vieja', name: 'Vieja', active: false })]));
  await openPage(address);
  const section = within(await screen.findByRole('region', { name: 'Campañas abiertas' }));
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/campanas/emprende-tfg',
  ]);
});
