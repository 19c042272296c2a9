import {
  application,
  coordinator,
  newcomer,
  pageOf,
  project,
  student,
  studies,
  studyAreas,
  teacher,
} from '../../test/fixtures.ts';
import { answer, heading, openPage, refuse, screen, sentTo, waitFor, within } from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { ids } from '@puente/contract/ids';

const list = 'GET /api/projects';
const teacherId = ids.user.parse(99);
/** Requests for pages, without those for the filter counts. */
const pagesAsked = () => sentTo(list).filter(({ query }) => query?.facets === undefined);
const lastFilters = () => pagesAsked().at(-1)?.query?.filters;

beforeEach(() => {
  answer('GET /api/saved-searches', { data: [] });
  answer('GET /api/study-areas', studyAreas);
  answer('GET /api/students/:id', { data: studies });
  answer('GET /api/applys', pageOf([]));
  answer(
    list,
    pageOf([project(), project({ id: 13, title: 'Energía solar compartida' })], { total: 24, pageCount: 2 }),
  );
});

it('§2.2 lists the projects with what helps to choose, and says how many there are', async () => {
  await openPage('/projects', newcomer());

  const title = await heading('Huertos urbanos en escuelas');
  const card = within(title.closest('article')!);
  expect(within(title).getByRole('link')).toHaveAttribute('href', '/projects/12');
  expect(card.getByText('Fundación Río Limpio')).toBeVisible();
  expect(card.getByText('Ciencias')).toBeVisible();
  expect(card.getByText('TFG')).toBeVisible();
  expect(card.getByText('Híbrido · Lugo')).toBeVisible();
  expect(card.getByText('Hasta el 12 de marzo de 2031')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('24 proyectos');
});

it('asks once: the page finds what was asked for while its code was on the way', async () => {
  await openPage('/projects?modality=remote&area=Ciencias&q=sol', newcomer());
  await heading('Huertos urbanos en escuelas');

  expect(pagesAsked()).toHaveLength(1);
  expect(lastFilters()).toEqual({
    keyword: { $containsi: 'sol' },
    study_areas: { $in: ['Ciencias'] },
    presentiality: { $in: ['remote'] },
  });
});

it('ignores what the address asks for and nobody could have chosen', async () => {
  const { address } = await openPage(
    '/projects?area=Alquimia&modality=telepathic&province=Narnia&page=x',
    newcomer(),
  );
  await screen.findByRole('checkbox', { name: 'Ciencias' });

  await waitFor(() => expect(lastFilters()).toBeUndefined());
  expect(screen.queryByRole('button', { name: 'Quitar filtros' })).not.toBeInTheDocument();
  expect(address()).toContain('Alquimia');
});

it('searches after a pause in typing, in the same entry of the history', async () => {
  const { person, address, back } = await openPage('/projects', newcomer());
  await heading('Huertos urbanos en escuelas');

  await person.type(screen.getByRole('searchbox'), 'huertos');
  await waitFor(() => expect(address()).toBe('/projects?q=huertos'));
  await waitFor(() => expect(lastFilters()).toEqual({ keyword: { $containsi: 'huertos' } }));
  expect(pagesAsked()).toHaveLength(2);

  await back();
  expect(screen.getByText('Estás en /before')).toBeVisible();
});

it('takes a filter back with the back button', async () => {
  const { person, address, back } = await openPage('/projects?q=agua', newcomer());
  await person.click(await screen.findByRole('checkbox', { name: 'Remoto' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Ciencias' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Lugo');
  await waitFor(() => expect(address()).toBe('/projects?q=agua&area=Ciencias&modality=remote&province=Lugo'));

  await back();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Provincia' })).toHaveValue(''));
  await back();
  await back();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Remoto' })).not.toBeChecked());
  expect(screen.getByRole('searchbox')).toHaveValue('agua');
});

it('the search box follows the back button', async () => {
  const { person, address, back } = await openPage('/projects?q=agua', newcomer());
  await person.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));

  await back();
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('agua'));
  expect(address()).toBe('/projects?q=agua');
});

it('shows what narrows the list and takes it away piece by piece', async () => {
  const { person, address } = await openPage(
    '/projects?q=agua&area=Ciencias&modality=remote&province=Lugo&page=2',
    newcomer(),
  );
  const active = within(await screen.findByRole('group', { name: 'Filtros activos' }));

  await person.click(active.getByRole('button', { name: 'Quitar Lugo' }));
  await waitFor(() => expect(address()).toBe('/projects?q=agua&area=Ciencias&modality=remote'));
  await person.click(active.getByRole('button', { name: 'Quitar «agua»' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  await person.click(active.getByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(address()).toBe('/projects'));
  expect(screen.getByRole('region', { name: 'Resultados' })).toHaveFocus();
});

it('links to the other pages of the same search, and goes on reading there', async () => {
  const { person } = await openPage('/projects?modality=remote', newcomer());
  answer(list, pageOf([project({ title: 'Segunda página' })], { total: 24, page: 2, pageCount: 2 }));
  const second = await screen.findByRole('link', { name: 'Página 2' });
  expect(second).toHaveAttribute('href', '/projects?modality=remote&page=2');

  await person.click(second);
  await heading('Segunda página');
  expect(screen.getByRole('region', { name: 'Resultados' })).toHaveFocus();
});

it('advises when nothing is found', async () => {
  const { person, address } = await openPage('/projects?q=nada', newcomer());
  answer(list, pageOf([]));
  await person.type(screen.getByRole('searchbox'), 's{Enter}');

  await heading('Ningún proyecto encaja con tu búsqueda');
  expect(screen.getByRole('status')).toHaveTextContent('0 proyectos');
  await person.click(screen.getByRole('button', { name: 'Ver todos los proyectos' }));
  await waitFor(() => expect(address()).toBe('/projects'));
});

it('leads back from a page that is no longer there', async () => {
  answer(list, pageOf([], { total: 24, page: 9, pageCount: 2 }));
  await openPage('/projects?q=agua&page=9', newcomer());
  await heading('Esta página ya no existe');
  expect(screen.getByRole('link', { name: 'Ver la primera página' })).toHaveAttribute(
    'href',
    '/projects?q=agua',
  );
});

it('says what went wrong and tries again', async () => {
  refuse(list, new ApiError('Unexpected'));
  const { person } = await openPage('/projects', newcomer());
  await heading('No hemos podido cargar los proyectos');

  answer(list, pageOf([project()]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading('Huertos urbanos en escuelas');
  expect(screen.getByRole('status')).toHaveTextContent('1 proyecto');
});

it('still lists projects when the study areas cannot be had', async () => {
  refuse('GET /api/study-areas', new ApiError('Unexpected'));
  const { person } = await openPage('/projects', newcomer());
  await heading('Huertos urbanos en escuelas');

  answer('GET /api/study-areas', studyAreas);
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('checkbox', { name: 'Ciencias' })).toBeVisible();
});

it('opens the filters as a sheet on a narrow screen, which counts while one chooses', async () => {
  const { person, address } = await openPage('/projects?modality=remote&province=Lugo', newcomer());
  await person.click(await screen.findByRole('button', { name: 'Filtros (2)' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filtros' }));

  answer(list, pageOf([project()], { total: 34, pageCount: 3 }));
  await person.click(sheet.getByRole('checkbox', { name: 'Híbrido' }));
  await person.click(await sheet.findByRole('button', { name: 'Ver 34 proyectos' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Resultados' })).toHaveFocus();
  expect(address()).toBe('/projects?modality=hybrid&modality=remote&province=Lugo');
});

it('says of each option how many projects it would give', async () => {
  answer(list, ({ query }: { query?: { facets?: string[] } }) =>
    query?.facets
      ? {
          data: [],
          meta: {
            pagination: { page: 1, pageSize: 1, pageCount: 24, total: 24 },
            facets: { presentiality: { remote: 5 }, location: { Lugo: 3 }, study_areas: { Ciencias: 1 } },
          },
        }
      : pageOf([project()], { total: 24, pageCount: 2 }),
  );
  await openPage('/projects', newcomer());
  const remote = await screen.findByRole('checkbox', { name: 'Remoto', description: '5 resultados' });
  expect(remote).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Ciencias' })).toHaveAccessibleDescription('1 resultado');
  expect(screen.getByRole('option', { name: 'Lugo (3)' })).toBeInTheDocument();
});

it('names the filter to drop when nothing is found, and what that would give', async () => {
  const found = (filters: Record<string, unknown> = {}) =>
    'location' in filters ? pageOf([]) : pageOf([project()], { total: 12 });
  answer(list, ({ query }: { query?: { filters?: Record<string, unknown> } }) => found(query?.filters));
  const { person, address } = await openPage('/projects?modality=remote&province=Lugo', newcomer());

  await person.click(await screen.findByRole('button', { name: 'Quitar Provincia: Lugo 12 proyectos' }));
  await heading('Huertos urbanos en escuelas');
  expect(address()).toBe('/projects?modality=remote');
});

it('sorts by what the address says', async () => {
  const { person, address } = await openPage('/projects?modality=remote', newcomer());
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Ordenar por' }), 'deadline');
  await waitFor(() => expect(address()).toBe('/projects?modality=remote&sort=deadline'));
});

it('says on each card why it suits the student, and what speaks against it', async () => {
  answer(list, pageOf([project({ location: 'A Coruña', language: 'Inglés' })]));
  await openPage('/projects', newcomer());
  const card = within((await heading('Huertos urbanos en escuelas')).closest('article')!);
  expect(card.getByText('Encaja: tu área, A Coruña')).toBeVisible();
  expect(card.getByText('No coincide: piden inglés')).toBeVisible();
});

it('says nothing of a match to other readers', async () => {
  await openPage('/projects', teacher);
  await heading('Huertos urbanos en escuelas');
  expect(screen.queryByText(/^Encaja/)).not.toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Para ti' })).not.toBeInTheDocument();
  expect(sentTo('GET /api/students/:id')).toHaveLength(0);
});

it('lists them after a moment, also while nobody answers what the student studies', async () => {
  answer('GET /api/students/:id', () => new Promise(() => {}));
  await openPage('/projects', newcomer());
  expect(await screen.findByRole('heading', { name: 'Huertos urbanos en escuelas' })).toBeVisible();
});

it('marks the projects that the student has applied to', async () => {
  answer('GET /api/applys', pageOf([application({ project: project() })]));
  await openPage('/projects', newcomer());
  const card = within((await heading('Huertos urbanos en escuelas')).closest('article')!);
  expect(await card.findByText('Ya solicitado')).toBeVisible();
  expect(screen.getAllByText('Ya solicitado')).toHaveLength(1);
});

it('puts those that suit the student first for «Para ti», with the same filters', async () => {
  answer('GET /api/projects/matched', pageOf([project({ title: 'Lo tuyo' })]));
  const { person, address } = await openPage('/projects?modality=remote', newcomer());
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Ordenar por' }), 'match');
  await heading('Lo tuyo');
  expect(address()).toBe('/projects?modality=remote&sort=match');
  expect(sentTo('GET /api/projects/matched')[0]?.query?.filters).toEqual({
    presentiality: { $in: ['remote'] },
  });
});

it('puts them first by default for a student with a profile, until words are searched for', async () => {
  answer('GET /api/projects/matched', pageOf([project({ title: 'Lo tuyo' })]));
  const { person, address } = await openPage('/projects', student());
  await heading('Lo tuyo');
  const order = screen.getByRole('combobox', { name: 'Ordenar por' });
  expect(order).toHaveValue('match');
  expect(within(order).queryByRole('option', { name: 'Relevancia' })).not.toBeInTheDocument();

  await person.click(screen.getByRole('searchbox'));
  await person.paste('huertos');
  await waitFor(() => expect(address()).toBe('/projects?q=huertos'));
  await waitFor(() => expect(order).toHaveValue('relevance'));
  await heading('Huertos urbanos en escuelas');
});

it('leads back to the projects that were looked at last, each reader to their own', async () => {
  answer('GET /api/projects/:id', { data: project() });
  const first = await openPage('/projects/12', newcomer());
  await heading('Huertos urbanos en escuelas');
  first.unmount();

  const second = await openPage('/projects?q=otra', newcomer());
  const recent = within(await screen.findByRole('region', { name: 'Vistos hace poco' }));
  expect(recent.getByRole('link', { name: 'Huertos urbanos en escuelas' })).toHaveAttribute(
    'href',
    '/projects/12',
  );
  second.unmount();
  await openPage('/projects?q=otra', { ...newcomer(), id: teacherId });
  await heading('Huertos urbanos en escuelas');
  expect(screen.queryByRole('region', { name: 'Vistos hace poco' })).not.toBeInTheDocument();
});

it('is for reading to those who do not save projects', async () => {
  await openPage('/projects', coordinator);
  await heading('Huertos urbanos en escuelas');
  expect(screen.queryByRole('button', { name: /Guardar proyecto/ })).not.toBeInTheDocument();
});

it('offers what was meant by a slip, with all else that is chosen, and goes on at the results', async () => {
  const none = pageOf([], { total: 0, pageCount: 0 });
  answer(list, { ...none, meta: { ...none.meta, suggestion: 'sostenibilidad' } });
  const { person, address } = await openPage('/projects?q=sostenibildad&modality=remote', newcomer());

  const meant = await screen.findByRole('link', { name: '«sostenibilidad»' });
  expect(screen.getByRole('status')).toHaveTextContent(/¿Quisiste decir «sostenibilidad»\?$/);
  answer(list, pageOf([project()], { total: 1, pageCount: 1 }));
  await person.click(meant);

  await heading('Huertos urbanos en escuelas');
  expect(address()).toBe('/projects?q=sostenibilidad&modality=remote');
  expect(screen.getByRole('status')).toHaveTextContent('1 proyecto');
  expect(screen.getByRole('region', { name: 'Resultados' })).toHaveFocus();
});
