import {
  answer,
  openPage,
  pageOf,
  project,
  refuse,
  screen,
  sentTo,
  user,
  waitFor,
  within,
  work,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { organization } from '@puente/testing/pages/records';

const lists = {
  projects: 'GET /api/projects',
  works: 'GET /api/tfxes',
  organizations: 'GET /api/organizations/active',
  resources: 'GET /api/resources',
  posts: 'GET /api/blog-posts',
  questions: 'GET /api/faqs',
} as const;

const post = { id: 4, title: 'El agua y tu TFG', description: 'Cinco ideas.', url: 'agua-tfg' };
const question = {
  id: 12,
  question: '¿Quién mide el agua?',
  answer: 'Nadie.',
  audience: null,
  category: 'Proyectos',
};

beforeEach(() => {
  answer(lists.projects, pageOf([project({ title: 'Agua clara' })], { total: 23 }));
  answer(lists.works, pageOf([work({ title: 'Qué hay en el agua' })]));
  answer(lists.organizations, pageOf([{ ...organization, name: 'Aguas Vivas' }]));
  answer(lists.resources, pageOf([]));
  answer(lists.posts, pageOf([post]));
  answer(lists.questions, pageOf([question, { ...question, id: 13, question: '¿Y el convenio?' }]));
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('/buscar finds what there is of each kind, by the words of the address', async () => {
  await openPage('/buscar?q=agua');
  expect(await (await section('Proyectos')).findByRole('link', { name: 'Agua clara' })).toHaveAttribute(
    'href',
    '/projects/12',
  );
  expect((await section('Proyectos')).getByRole('link', { name: 'Ver 23 en Proyectos' })).toHaveAttribute(
    'href',
    '/projects?q=agua',
  );
  expect((await section('TFG y TFM')).getByRole('link', { name: 'Qué hay en el agua' })).toHaveAttribute(
    'href',
    '/tfx/57',
  );
  expect((await section('Organizaciones')).getByRole('link', { name: 'Aguas Vivas' })).toBeVisible();
  expect((await section('Blog')).getByRole('link', { name: 'El agua y tu TFG' })).toHaveAttribute(
    'href',
    '/blog/agua-tfg',
  );
  const questions = await section('Preguntas frecuentes');
  expect(questions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/preguntas-frecuentes#pregunta-12',
  ]);
  expect(sentTo(lists.projects)[0]?.query?.filters).toEqual({ keyword: { $containsi: 'agua' } });
  expect(screen.getByText('27 resultados para «agua»')).toBeInTheDocument();
});

it('asks for nothing before there are words, and follows those that are typed', async () => {
  const { person, address } = await openPage('/buscar');
  expect(screen.getByRole('search', { name: 'Buscar en todo' })).toBeVisible();
  expect(sentTo(lists.projects)).toEqual([]);
  await person.type(screen.getByRole('searchbox'), 'agua limpia{Enter}');
  await waitFor(() => expect(address()).toBe('/buscar?q=agua+limpia'));
  await section('Proyectos');
  expect(sentTo(lists.works)[0]?.query?.filters).toEqual({ keyword: { $containsi: 'agua limpia' } });
});

it('looks through the library for people with an account only', async () => {
  answer(lists.resources, pageOf([{ id: 5, title: 'Citar bien', excerpt: 'Normas.' }]));
  const { unmount } = await openPage('/buscar?q=agua');
  await section('Proyectos');
  expect(sentTo(lists.resources)).toEqual([]);
  unmount();
  await openPage('/buscar?q=agua', user('student'));
  expect(await (await section('Recursos')).findByRole('link', { name: 'Citar bien' })).toHaveAttribute(
    'href',
    '/resources/5',
  );
});

it('leaves out a kind without results, and says when there is nothing at all', async () => {
  answer(lists.works, pageOf([]));
  const { unmount } = await openPage('/buscar?q=agua');
  await section('Organizaciones');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'TFG y TFM' })).not.toBeInTheDocument());
  unmount();
  for (const list of Object.values(lists)) answer(list, pageOf([]));
  await openPage('/buscar?q=zascandil');
  expect(await screen.findByRole('heading', { name: 'Nada encaja con «zascandil»' })).toBeVisible();
});

it('a kind that fails can be asked for again, and the others are there meanwhile', async () => {
  refuse(lists.works, new ApiError('Unexpected'));
  const { person } = await openPage('/buscar?q=agua');
  const works = await section('TFG y TFM');
  await works.findByText('No hemos podido buscar aquí');
  expect((await section('Proyectos')).getByRole('link', { name: 'Agua clara' })).toBeVisible();
  answer(lists.works, pageOf([work({ title: 'Qué hay en el agua' })]));
  await person.click(works.getByRole('button', { name: 'Reintentar' }));
  expect(await works.findByRole('link', { name: 'Qué hay en el agua' })).toBeVisible();
});

it('says how the words were read for a kind, and takes each reading back', async () => {
  const understood = [{ words: 'en remoto', label: 'Remoto' }];
  const found = pageOf([project({ title: 'Agua clara' })], { total: 2 });
  answer(lists.projects, { ...found, meta: { ...found.meta, understood, without: ['lunar'] } });
  const { person, address } = await openPage('/buscar?q=agua+lunar+en+remoto');
  const projects = await section('Proyectos');
  expect(
    await projects.findByText('. Con todo no hay nada: buscamos sin «lunar»', { exact: false }),
  ).toBeVisible();
  expect(projects.getByRole('link', { name: 'Buscar «en remoto» como texto' })).toHaveAttribute(
    'href',
    '/buscar?q=agua+lunar+%22en+remoto%22',
  );
  expect(sentTo(lists.projects)[0]?.query).toMatchObject({ sort: 'relevance' });
  await person.click(projects.getByRole('button', { name: 'Quitar Remoto' }));
  expect(address()).toBe('/buscar?q=agua+lunar');
});
