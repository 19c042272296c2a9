import { post } from '../../test/content.ts';
import { counted, noMoreToSee } from '../../test/home.ts';
import {
  answer,
  hold,
  openPage,
  organization,
  pageOf,
  project,
  refuse,
  screen,
  type Sent,
  sentTo,
  waitFor,
  within,
  work,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';

const projects = 'GET /api/projects';
const works = 'GET /api/tfxes';
const organizations = 'GET /api/organizations/active';
const posts = 'GET /api/blog-posts';

const names = ['Dónde están los proyectos abiertos', 'A qué contribuyen', 'Trabajos terminados'];
const others = ['Organizaciones que participan', 'En el blog'];
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const linksIn = (part: Awaited<ReturnType<typeof section>>) =>
  part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

const open = {
  location: { Zaragoza: 9, Lugo: 1, Ávila: 1 },
  presentiality: { remote: 4, onsite: 11 },
  ods: { 11: 5, 13: 7, 3: 5 },
};

beforeEach(() => {
  noMoreToSee();
  answer('GET /api/students/count', { data: 12 });
  answer(projects, ({ query }: Sent) => (query?.facets ? counted(open) : pageOf([project()])));
});

it('§2.1 says where open projects are, each province a link to its own, those with the most first', async () => {
  await openPage('/');
  const map = await section('Dónde están los proyectos abiertos');
  expect(map.getByText('11 proyectos en 3 provincias. Elige la tuya.')).toBeVisible();
  expect(linksIn(map)).toEqual([
    ['Zaragoza9: 9 proyectos', '/projects?province=Zaragoza'],
    ['Ávila1: 1 proyecto', '/projects?province=%C3%81vila'],
    ['Lugo1: 1 proyecto', '/projects?province=Lugo'],
    ['Ver los proyectos en remoto', '/projects?modality=remote'],
  ]);
  expect(map.getByText(/Y 4 proyectos a distancia/)).toBeVisible();
});

it('draws every province with the number of its projects, for the pointer and not for keys or screen readers', async () => {
  const { container } = await openPage('/');
  await section('Dónde están los proyectos abiertos');
  const map = container.querySelector('svg[viewBox="0 0 440 396"]')!;
  expect(map).toHaveAttribute('aria-hidden', 'true');
  expect([...map.querySelectorAll('title')]).toHaveLength(52);
  const links = [...map.querySelectorAll('a')];
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('tabindex')])).toEqual([
    ['/projects?province=Lugo', '-1'],
    ['/projects?province=Zaragoza', '-1'],
    ['/projects?province=%C3%81vila', '-1'],
  ]);
  expect(links[1]).toHaveTextContent('Z9');
});

it('says nothing of remote projects where there are none', async () => {
  answer(projects, ({ query }: Sent) =>
    query?.facets ? counted({ ...open, presentiality: {} }) : pageOf([project()]),
  );
  await openPage('/');
  await section('Dónde están los proyectos abiertos');
  expect(screen.queryByText(/a distancia/)).not.toBeInTheDocument();
});

it('names the goals to which most projects contribute', async () => {
  await openPage('/');
  const goals = await section('A qué contribuyen');
  await waitFor(() =>
    expect(linksIn(goals)).toEqual([
      ['ODS 13Acción por el clima7 proyectos', '/projects?ods=13'],
      ['ODS 3Salud y bienestar5 proyectos', '/projects?ods=3'],
      ['ODS 11Ciudades y comunidades sostenibles5 proyectos', '/projects?ods=11'],
    ]),
  );
});

it('shows finished works of different people, from different universities first', async () => {
  const iria = { id: 1, name: 'Iria', surname: 'Castro', university: 'UDC', degree: null, degree_type: null };
  answer(
    works,
    pageOf([
      work({ id: 1, title: 'Uno de Iria', student: iria, awarded: false }),
      work({ id: 2, title: 'Otro de Iria', student: iria }),
      work({ id: 3, title: 'Uno de Brais', student: { ...iria, id: 2, name: 'Brais' } }),
      work({ id: 4, title: 'Uno de Alba', student: { ...iria, id: 3, name: 'Alba', university: 'USC' } }),
    ]),
  );
  await openPage('/');
  const shown = await section('Trabajos terminados');
  expect(await shown.findByText('Iria Castro · UDC')).toBeVisible();
  expect(linksIn(shown)).toEqual([
    ['Ver todos los trabajos', '/tfx?stage=finished'],
    ['Uno de Iria', '/tfx/1'],
    ['Uno de Alba', '/tfx/4'],
    ['Uno de Brais', '/tfx/3'],
  ]);
  expect(sentTo(works)[0]?.query?.filters).toEqual({ status: { $eq: 'finished' } });
});

it('names organisations that take part, and the latest posts, each with its own page', async () => {
  answer(organizations, pageOf([{ ...organization, logo: { url: '/uploads/logo.png' } }]));
  answer(posts, pageOf([post()]));
  await openPage('/');
  const those = await section('Organizaciones que participan');
  expect(await those.findByRole('link', { name: /Fundación Ría Viva/ })).toHaveAttribute(
    'href',
    '/organizations/5',
  );
  expect(those.getByRole('link', { name: 'Ver todas las organizaciones' })).toHaveAttribute(
    'href',
    '/spaces/organizations',
  );
  const blog = await section('En el blog');
  expect(await blog.findByRole('link', { name: 'Cómo elegir tema' })).toHaveAttribute(
    'href',
    '/blog/como-elegir-tema',
  );
  expect(blog.getByRole('link', { name: 'Ver todas las entradas' })).toHaveAttribute('href', '/blog');
});

it('asks for each once', async () => {
  await openPage('/');
  await section('Dónde están los proyectos abiertos');
  expect([works, organizations, posts].map((name) => sentTo(name as typeof works).length)).toEqual([1, 1, 1]);
  expect(sentTo(projects).filter(({ query }) => query?.facets)).toHaveLength(1);
});

it('keeps the place of what is on its way', async () => {
  hold(works);
  await openPage('/');
  expect(await screen.findByRole('region', { name: 'Trabajos terminados' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ver todos los trabajos' })).not.toBeInTheDocument();
});

it.each([
  [
    'there is nothing',
    () => answer(projects, ({ query }: Sent) => (query?.facets ? counted() : pageOf([project()]))),
  ],
  [
    'it cannot be had',
    () => {
      const error = new ApiError('Unexpected');
      answer(projects, ({ query }: Sent) => (query?.facets ? Promise.reject(error) : pageOf([project()])));
      refuse(works, error);
      refuse(organizations, error);
      refuse(posts, error);
    },
  ],
])('leaves out the whole section, without a word, where %s', async (_, arrange) => {
  arrange();
  await openPage('/');
  await screen.findByRole('heading', { name: 'Mapa de zonas inundables' });
  await waitFor(() => {
    for (const name of [...names, ...others])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
