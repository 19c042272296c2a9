import {
  answer,
  openPage,
  pageOf,
  refuse,
  screen,
  sentTo,
  toasts,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { useSession } from '@puente/platform/session';

const create = 'POST /api/organizations';
const newcomer = user('coordinator', { organization: null });

type Person = Awaited<ReturnType<typeof openPage>>['person'];

beforeEach(() => {
  answer(create, { data: { id: 9, name: 'Ría Viva' } });
  answer('GET /api/study-areas', { data: [] });
  answer('GET /api/organizations/:id/projects', pageOf([]));
});

async function fillIn(person: Person) {
  await person.type(await screen.findByLabelText('Nombre de la organización'), 'Ría Viva');
  await person.selectOptions(screen.getByLabelText('Tipo'), 'Fundación');
  await person.selectOptions(screen.getByLabelText('Sector'), 'Medio ambiente');
  await person.selectOptions(screen.getByLabelText('Tamaño'), '1 a 10 personas');
  await person.click(await screen.findByRole('combobox', { name: 'Provincia' }));
  await person.click(await screen.findByRole('option', { name: 'A Coruña' }));
  await person.type(screen.getByLabelText('Descripción'), 'Cuidamos la ría.');
}

const press = (person: Person) => person.click(screen.getByRole('button', { name: 'Crear organización' }));

it('creates the organisation and leads to the first project', async () => {
  const { person, address } = await openPage('/organizations/create', newcomer);
  await fillIn(person);
  await press(person);

  await waitFor(() => expect(address()).toBe('/projects/create'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Publica tu proyecto' })).toBeVisible();
  expect(sentTo(create).map(({ body }) => body?.data)).toEqual([
    {
      name: 'Ría Viva',
      type: 'Fundación',
      sector: 'Medio ambiente',
      size: '1 a 10 personas',
      location: 'A Coruña',
      description: 'Cuidamos la ría.',
    },
  ]);
  expect(organizationsOf(useSession.getState().user)).toEqual([{ id: 9, name: 'Ría Viva' }]);
  expect(toasts()[0]?.message).toMatch(/Ría Viva ya está en la plataforma/);
  expect(localStorage.getItem('draft:2:organization-new')).toBeNull();
});

it('names what is missing', async () => {
  const { person } = await openPage('/organizations/create', newcomer);
  await screen.findByLabelText('Tipo');
  await press(person);

  const summary = await screen.findByRole('group', { name: 'Revisa estos campos' });
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(6);
  expect(sentTo(create)).toEqual([]);
});

it('keeps what was typed when the call fails', async () => {
  refuse(create, new ApiError('Unavailable'));
  const { person } = await openPage('/organizations/create', newcomer);
  await fillIn(person);
  await press(person);

  expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido crear la organización');
  expect(screen.getByLabelText('Nombre de la organización')).toHaveValue('Ría Viva');
});

it('brings back what was not finished', async () => {
  localStorage.setItem(
    'draft:2:organization-new',
    JSON.stringify({
      value: { name: 'Ría Viva' },
      changedAt: '2026-05-04T10:00:00.000Z',
      base: null,
      tried: null,
    }),
  );
  await openPage('/organizations/create', newcomer);

  expect(await screen.findByText('Hemos recuperado lo que habías escrito.')).toBeVisible();
  expect(screen.getByLabelText('Nombre de la organización')).toHaveValue('Ría Viva');
});

it('sends a coordinator who has an organisation to its projects', async () => {
  const { address } = await openPage(
    '/organizations/create',
    user('coordinator', { organization: { id: 5, name: 'Ría Viva' } }),
  );

  await waitFor(() => expect(address()).toBe('/organizations'));
});

it('is open to a project manager, who may act for several', async () => {
  await openPage(
    '/organizations/create',
    user('projectManager', { organizations: [{ id: 5, name: 'Ría Viva' }] }),
  );

  expect(await screen.findByRole('heading', { level: 1, name: 'Crea tu organización' })).toBeVisible();
});
