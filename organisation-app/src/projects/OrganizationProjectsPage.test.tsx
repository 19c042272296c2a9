import {
  answer,
  hold,
  openPage,
  ownProject,
  pageOf,
  refuse,
  screen,
  sentTo,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';

const list = 'GET /api/organizations/:id/projects';
const coordinator = user('coordinator', { organization: { id: 5, name: 'Fundación Ría Viva' } });
const manager = user('projectManager', {
  organizations: [
    { id: 5, name: 'Fundación Ría Viva' },
    { id: 6, name: 'Cooperativa Monte Alto' },
  ],
});

beforeEach(() =>
  answer(
    list,
    pageOf([ownProject({ applications: { total: 7, new: 4, oldest_new: null } })], {
      total: 14,
      pageCount: 2,
    }),
  ),
);

it('shows each project with its status, its dates and how many applications wait', async () => {
  answer(
    list,
    pageOf([
      ownProject({
        applications: { total: 7, new: 4, oldest_new: null },
        deadline: '2026-12-20T22:59:59.999Z',
      }),
      ownProject({
        id: 13,
        title: 'Sin fecha',
        status: 'draft',
        publishedAt: null,
        applications: { total: 1, new: 1, oldest_new: null },
      }),
    ]),
  );
  await openPage('/organizations', coordinator);

  const title = await screen.findByRole('heading', { level: 3, name: 'Mapa de zonas inundables' });
  const card = within(title.closest('article')!);
  expect(within(title).getByRole('link')).toHaveAttribute('href', '/organizations/projects/12/applys');
  expect(card.getByText('Nuevo')).toBeVisible();
  expect(card.getByText('Publicado el 2 oct 2026')).toBeVisible();
  expect(card.getByText('Hasta el 20 dic 2026')).toBeVisible();
  expect(card.getByText('4 sin responder')).toBeVisible();
  expect(screen.getByText('Creado el 2 oct 2026')).toBeVisible();
  expect(screen.getByText('1 sin responder')).toBeVisible();
  expect(screen.getByText('2 proyectos')).toHaveAttribute('role', 'status');
  expect(screen.getByRole('link', { name: 'Publica tu proyecto' })).toHaveAttribute(
    'href',
    '/projects/create',
  );
});

it('asks once for what was asked while the code was on its way', async () => {
  await openPage('/organizations?status=expired&page=2', coordinator);

  await screen.findByText('14 proyectos');
  expect(sentTo(list)).toHaveLength(1);
  expect(sentTo(list)[0]).toMatchObject({
    params: { id: 5 },
    query: { filters: { status: { $eq: 'expired' } }, pagination: { page: 2 } },
  });
});

it('lets a project manager change between organisations, in the address', async () => {
  const { person, address } = await openPage('/organizations?status=new&page=2', manager);
  await screen.findByText('14 proyectos');

  await person.selectOptions(
    screen.getByRole('combobox', { name: 'Organización' }),
    'Cooperativa Monte Alto',
  );
  await waitFor(() => expect(sentTo(list).at(-1)?.params).toEqual({ id: 6 }));
  expect(address()).toBe('/organizations?status=new&organization=6');
});

it('has no choice of organisation for a coordinator, who has one', async () => {
  await openPage('/organizations', coordinator);

  expect(await screen.findByRole('combobox', { name: 'Estado' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Organización' })).not.toBeInTheDocument();
});

it('filters by status, in the address, from the first page on', async () => {
  const { person, address } = await openPage('/organizations?page=2', coordinator);
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Estado' }), 'Expirado');
  await waitFor(() => expect(address()).toBe('/organizations?status=expired'));

  await person.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'Todos los estados');
  await waitFor(() => expect(address()).toBe('/organizations'));
});

it('links to the other pages of the same list', async () => {
  await openPage('/organizations?status=new', coordinator);

  expect(await screen.findByRole('link', { name: 'Página 2' })).toHaveAttribute(
    'href',
    '/organizations?status=new&page=2',
  );
});

it('invites to publish when there is nothing yet', async () => {
  answer(list, pageOf([]));
  await openPage('/organizations', coordinator);

  expect(await screen.findByRole('heading', { name: 'Publica tu primer proyecto' })).toBeVisible();
});

it('leads back from a filter that finds nothing', async () => {
  answer(list, pageOf([]));
  const { person, address } = await openPage('/organizations?status=draft', coordinator);

  await person.click(await screen.findByRole('button', { name: 'Ver todos mis proyectos' }));
  await waitFor(() => expect(address()).toBe('/organizations'));
});

it('says that it loads, and offers to try again when it cannot', async () => {
  const { settle } = hold(list);
  const { person } = await openPage('/organizations', coordinator);
  expect(await screen.findByText('Cargando tus proyectos')).toBeInTheDocument();

  await settle(Promise.reject(new ApiError('Unexpected')));
  expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido cargar tus proyectos');

  answer(list, pageOf([ownProject()]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('1 proyecto')).toBeVisible();
});

it('asks again when it is opened later: students apply at any moment', async () => {
  const now = jest.spyOn(Date, 'now');
  const { go } = await openPage('/organizations', coordinator);
  await screen.findByText('4 sin responder');

  await go('/projects');
  now.mockReturnValue(Date.now() + 60_000);
  answer(list, pageOf([ownProject({ applications: { total: 8, new: 5, oldest_new: null } })]));
  await go('/organizations');
  expect(await screen.findByText('5 sin responder')).toBeVisible();
  now.mockRestore();
});

it('refuses to be another organisation than one of ours', async () => {
  refuse(list, new ApiError('NotFound'));
  answer(list, pageOf([ownProject()]));
  await openPage('/organizations?organization=99', coordinator);

  await screen.findByText('1 proyecto');
  expect(sentTo(list)[0]?.params).toEqual({ id: 5 });
});
