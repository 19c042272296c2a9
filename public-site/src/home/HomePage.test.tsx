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
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import type { Project } from '@puente/contract/entities/project';

const list = 'GET /api/projects';
const count = 'GET /api/students/count';
const title = { level: 1, name: 'Trabajos de fin de grado que le sirven a alguien' };

/** Fakes the response with the newest projects. Another request counts them. */
const answerProjects = (...projects: Project[]) =>
  answer(list, ({ query }: Sent) => (query?.facets ? counted() : pageOf(projects)));

const ofAnother = { ...organization, id: 6, name: 'Huerta Clara' };

beforeEach(() => {
  noMoreToSee();
  answer(count, { data: 12347 });
  answerProjects(
    project(),
    project({
      id: 13,
      title: 'Huella de carbono',
      presentiality: 'remote',
      location: null,
      organization: ofAnother,
    }),
  );
});

it('§1, §2.1 says what the platform is and how many students there are', async () => {
  await openPage('/');

  expect(await screen.findByRole('heading', title)).toBeVisible();
  expect(await screen.findByText('12.347')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Crear cuenta' })[0]).toHaveAttribute('href', '/register');
  expect(screen.getAllByRole('link', { name: 'Ver proyectos' })[0]).toHaveAttribute('href', '/projects');
});

it('keeps a place for the figure, and leaves it out without a word when it cannot be had', async () => {
  const { settle } = hold(count);
  await openPage('/');
  expect(await screen.findByTestId('student-count-skeleton')).toBeInTheDocument();

  await settle(Promise.reject(new ApiError('Unexpected')));
  await waitFor(() => expect(screen.queryByTestId('student-count-skeleton')).not.toBeInTheDocument());
  expect(screen.queryByText(/estudiantes ya están/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('§2.1 has a door for each audience', async () => {
  await openPage('/');

  const students = (await screen.findByRole('heading', { level: 3, name: 'Estudiantes' })).closest('li')!;
  expect(within(students).getByRole('link', { name: 'Qué consigues' })).toHaveAttribute(
    'href',
    '/estudiantes',
  );
  expect(within(students).getByRole('link', { name: 'Crear mi cuenta' })).toHaveAttribute(
    'href',
    '/register?profile=student',
  );
  expect(screen.getByRole('link', { name: 'Cómo publicar' })).toHaveAttribute('href', '/organizaciones');
  expect(screen.getByRole('link', { name: 'Qué ofrece' })).toHaveAttribute('href', '/universidades');
});

it('shows the latest projects, asked for once, while the code was on its way', async () => {
  await openPage('/');

  const card = (await screen.findByRole('heading', { level: 3, name: 'Mapa de zonas inundables' })).closest(
    'article',
  )!;
  expect(within(card).getByRole('link')).toHaveAttribute('href', '/projects/12');
  expect(within(card).getByText('Fundación Ría Viva')).toBeVisible();
  expect(within(card).getByText('A Coruña · Híbrido')).toBeVisible();
  expect(screen.getByText('Remoto')).toBeVisible();
  const asked = sentTo(list).filter(({ query }) => !query?.facets);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.query).toMatchObject({ sort: 'publishedAt:desc' });
});

it('shows three projects, each of another organisation', async () => {
  answerProjects(
    project({ id: 1, title: 'Primero de la ría' }),
    project({ id: 2, title: 'Segundo de la ría' }),
    project({ id: 3, title: 'Uno de la huerta', organization: ofAnother }),
    project({ id: 4, title: 'Otro de la huerta', organization: ofAnother }),
    project({
      id: 5,
      title: 'Uno del puerto',
      organization: { ...organization, id: 7, name: 'Puerto Seguro' },
    }),
    project({ id: 6, title: 'Uno del monte', organization: { ...organization, id: 8, name: 'Monte Vivo' } }),
  );
  await openPage('/');
  const latest = within(await screen.findByRole('region', { name: 'Recién publicados' }));
  await latest.findByText('Primero de la ría');
  expect(latest.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Primero de la ría',
    'Uno de la huerta',
    'Uno del puerto',
  ]);
});

it('offers to try again when the projects cannot be had, and keeps the rest of the page', async () => {
  refuse(list, new ApiError('Unexpected'));
  const { person } = await openPage('/');
  expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido cargar los proyectos');
  expect(screen.getByRole('heading', title)).toBeVisible();

  answerProjects(project());
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('heading', { name: 'Mapa de zonas inundables' })).toBeVisible();
});

it('invites to publish the first project when there is none', async () => {
  answerProjects();
  await openPage('/');

  expect(await screen.findByRole('heading', { name: 'Todavía no hay proyectos publicados' })).toBeVisible();
});

it('has its headings in order', async () => {
  await openPage('/');
  await screen.findByRole('heading', { name: 'Mapa de zonas inundables' });

  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels[0]).toBe(1);
  levels.reduce((former, level) => {
    expect(level).toBeLessThanOrEqual(former + 1);
    return level;
  });
});
