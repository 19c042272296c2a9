import { answer, heading, openPage, refuse, screen, sentTo, waitFor, within } from '../../test/render.tsx';
import { pageOf, project, student, studyAreas, teacher } from '../../test/fixtures.ts';
import { ApiError } from '@puente/client/api-error';

const list = 'GET /api/projects';
const lastFilters = () => sentTo(list).at(-1)?.query?.filters;

beforeEach(() => {
  answer('GET /api/study-areas', studyAreas);
  answer(
    list,
    pageOf([project(), project({ id: 13, title: 'Energía solar compartida' })], { total: 24, pageCount: 2 }),
  );
});

it('lists the projects with what helps to choose, and says how many there are', async () => {
  await openPage('/projects', student());

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
  await openPage('/projects?modality=remote&area=Ciencias&q=sol', student());
  await heading('Huertos urbanos en escuelas');

  expect(sentTo(list)).toHaveLength(1);
  expect(lastFilters()).toEqual({
    keyword: { $containsi: 'sol' },
    study_areas: { $in: ['Ciencias'] },
    presentiality: { $in: ['remote'] },
  });
});

it('ignores what the address asks for and nobody could have chosen', async () => {
  const { address } = await openPage(
    '/projects?area=Alquimia&modality=telepathic&province=Narnia&page=x',
    student(),
  );
  await screen.findByRole('checkbox', { name: 'Ciencias' });

  await waitFor(() => expect(lastFilters()).toBeUndefined());
  expect(screen.queryByRole('button', { name: 'Quitar filtros' })).not.toBeInTheDocument();
  expect(address()).toContain('Alquimia');
});

it('searches after a pause in typing, in the same entry of the history', async () => {
  const { person, address, back } = await openPage('/projects', student());
  await heading('Huertos urbanos en escuelas');

  await person.type(screen.getByRole('searchbox'), 'huertos');
  await waitFor(() => expect(address()).toBe('/projects?q=huertos'));
  await waitFor(() => expect(lastFilters()).toEqual({ keyword: { $containsi: 'huertos' } }));
  expect(sentTo(list)).toHaveLength(2);

  await back();
  expect(screen.getByText('Estás en /before')).toBeVisible();
});

it('takes a filter back with the back button', async () => {
  const { person, address, back } = await openPage('/projects?q=agua', student());
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
  const { person, address, back } = await openPage('/projects?q=agua', student());
  await person.click(await screen.findByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));

  await back();
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue('agua'));
  expect(address()).toBe('/projects?q=agua');
});

it('shows what narrows the list and takes it away piece by piece', async () => {
  const { person, address } = await openPage(
    '/projects?q=agua&area=Ciencias&modality=remote&province=Lugo&page=2',
    student(),
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
  const { person } = await openPage('/projects?modality=remote', student());
  answer(list, pageOf([project({ title: 'Segunda página' })], { total: 24, page: 2, pageCount: 2 }));
  const second = await screen.findByRole('link', { name: 'Página 2' });
  expect(second).toHaveAttribute('href', '/projects?modality=remote&page=2');

  await person.click(second);
  await heading('Segunda página');
  expect(screen.getByRole('region', { name: 'Resultados' })).toHaveFocus();
});

it('advises when nothing is found', async () => {
  const { person, address } = await openPage('/projects?q=nada', student());
  answer(list, pageOf([]));
  await person.type(screen.getByRole('searchbox'), 's{Enter}');

  await heading('Ningún proyecto encaja con tu búsqueda');
  expect(screen.getByRole('status')).toHaveTextContent('0 proyectos');
  await person.click(screen.getByRole('button', { name: 'Ver todos los proyectos' }));
  await waitFor(() => expect(address()).toBe('/projects'));
});

it('leads back from a page that is no longer there', async () => {
  answer(list, pageOf([], { total: 24, page: 9, pageCount: 2 }));
  await openPage('/projects?q=agua&page=9', student());
  await heading('Esta página ya no existe');
  expect(screen.getByRole('link', { name: 'Ver la primera página' })).toHaveAttribute(
    'href',
    '/projects?q=agua',
  );
});

it('says what went wrong and tries again', async () => {
  refuse(list, new ApiError('Unexpected'));
  const { person } = await openPage('/projects', student());
  await heading('No hemos podido cargar los proyectos');

  answer(list, pageOf([project()]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await heading('Huertos urbanos en escuelas');
  expect(screen.getByRole('status')).toHaveTextContent('1 proyecto');
});

it('still lists projects when the study areas cannot be had', async () => {
  refuse('GET /api/study-areas', new ApiError('Unexpected'));
  const { person } = await openPage('/projects', student());
  await heading('Huertos urbanos en escuelas');

  answer('GET /api/study-areas', studyAreas);
  await person.click(screen.getByRole('button', { name: 'Cargar las áreas' }));
  expect(await screen.findByRole('checkbox', { name: 'Ciencias' })).toBeVisible();
});

it('keeps the filters behind a button on a narrow screen, which says how many are on', async () => {
  const { person } = await openPage('/projects?modality=remote&province=Lugo', student());
  const toggle = await screen.findByRole('button', { name: 'Filtros (2)' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await person.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await person.click(screen.getByRole('button', { name: 'Ver resultados' }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('region', { name: 'Resultados' })).toHaveFocus();
});

it('is for reading to those who do not save projects', async () => {
  await openPage('/projects', teacher);
  await heading('Huertos urbanos en escuelas');
  expect(screen.queryByRole('button', { name: /Guardar proyecto/ })).not.toBeInTheDocument();
});
