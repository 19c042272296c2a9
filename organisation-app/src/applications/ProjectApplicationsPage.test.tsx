import {
  act,
  answer,
  application,
  hold,
  openPage,
  organization,
  pageOf,
  project,
  refuse,
  screen,
  sentTo,
  toasts,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import type { Application } from '@puente/contract/entities/application';

const list = 'GET /api/applys';
const decide = 'PUT /api/applys/:id';
const address = '/organizations/projects/12/applys';
const coordinator = user('coordinator', { organization: { id: 5, name: 'Fundación Ría Viva' } });

/** What the server has: a decision changes it, as the real one does. */
let stored: Application;

beforeEach(() => {
  stored = application();
  answer('GET /api/projects/:id', { data: project() });
  answer(list, () => pageOf([stored]));
  answer(decide, ({ body }: { body?: { data: { status: Application['status'] } } }) => {
    stored = {
      ...stored,
      status: body!.data.status,
      student: { ...stored.student!, email: 'brais@udc.test', phone: '600 000 000' },
    };
    return { data: stored };
  });
});

const card = async () =>
  within((await screen.findByRole('heading', { name: 'Brais Otero' })).closest('article')!);

it('shows who applied, why, and where to read the CV', async () => {
  await openPage(address, coordinator);

  const shown = await card();
  for (const text of [
    'Universidade da Coruña',
    'A Coruña',
    'Enviada el 2 oct 2026',
    'Nuevo',
    stored.motivation!,
  ]) {
    expect(shown.getByText(text)).toBeVisible();
  }
  const cv = shown.getByRole('link', { name: /Ver CV de Brais Otero/ });
  expect(cv).toHaveAttribute('href', '/api/applys/40/cv');
  expect(cv).toHaveAttribute('target', '_blank');
  expect(shown.queryByRole('list', { name: 'Contacto' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Mapa de zonas inundables' })).toBeVisible();
  expect(screen.getByText('1 solicitud')).toHaveAttribute('role', 'status');
  expect(sentTo(list)).toHaveLength(1);
});

it('says what contact data wait for, of an organisation that is not verified yet', async () => {
  stored = { ...stored, status: 'preselected', contact: 'afterVerification' };
  await openPage(address, coordinator);
  const shown = await card();
  expect(
    shown.getByText(
      'Verás su correo electrónico y su teléfono cuando el equipo de Puente verifique tu organización.',
    ),
  ).toBeVisible();
  expect(shown.queryByRole('list', { name: 'Contacto' })).not.toBeInTheDocument();
});

it('preselects at one press, says so, and shows how to get in touch', async () => {
  const { person } = await openPage(address, coordinator);
  await person.click((await card()).getByRole('button', { name: 'Preseleccionar a Brais Otero' }));

  expect(await screen.findByText(/Has preseleccionado a Brais Otero/)).toHaveAttribute('role', 'status');
  const shown = await card();
  expect(shown.getByText('Preseleccionado')).toBeVisible();
  expect(shown.getByRole('link', { name: 'brais@udc.test' })).toHaveAttribute(
    'href',
    'mailto:brais@udc.test',
  );
  expect(shown.getByRole('link', { name: '600 000 000' })).toHaveAttribute('href', 'tel:600000000');
  expect(shown.queryByRole('button', { name: /^Preseleccionar/ })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Brais Otero' })).toHaveFocus();
});

it('asks before an answer, and does nothing when the person thinks better of it', async () => {
  const { person } = await openPage(address, coordinator);
  await person.click((await card()).getByRole('button', { name: 'Seleccionar a Brais Otero' }));
  const question = within(await screen.findByRole('alertdialog', { name: '¿Seleccionar a Brais Otero?' }));
  expect(question.getByText(/Esta respuesta es definitiva/)).toBeVisible();

  await person.click(question.getByRole('button', { name: 'Cancelar' }));
  expect(sentTo(decide)).toEqual([]);

  await person.click((await card()).getByRole('button', { name: 'Seleccionar a Brais Otero' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Seleccionar' }),
  );
  expect(await screen.findByText('Has seleccionado a Brais Otero.')).toBeInTheDocument();
  expect(sentTo(decide)).toEqual([{ params: { id: 40 }, body: { data: { status: 'selected' } } }]);
  expect((await card()).queryByRole('button', { name: /eleccionar|Rechazar/ })).not.toBeInTheDocument();
});

it('offers only the moves that the contract allows', async () => {
  stored = application({ status: 'rejected' });
  await openPage(address, coordinator);

  const buttons = (await card()).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Preseleccionar a Brais Otero']);
});

it('sends one answer however often the button is pressed', async () => {
  const { settle } = hold(decide);
  await openPage(address, coordinator);
  const preselect = (await card()).getByRole('button', { name: /^Preseleccionar/ });
  act(() => {
    for (let press = 0; press < 10; press++) preselect.click();
  });
  await waitFor(() => expect(preselect).toHaveAttribute('aria-busy', 'true'));

  await settle({ data: { ...stored, status: 'preselected' } });
  expect(sentTo(decide)).toHaveLength(1);
});

it('keeps the status when the answer could not be saved, and offers to try again', async () => {
  const save = hold(decide);
  const { person } = await openPage(address, coordinator);
  await person.click((await card()).getByRole('button', { name: /^Preseleccionar/ }));
  await save.settle(Promise.reject(new ApiError('Network')));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  expect(toasts()[0]).toMatchObject({ tone: 'danger', action: { label: 'Reintentar' } });
  expect((await card()).getByText('Nuevo')).toBeVisible();

  answer(decide, { data: { ...stored, status: 'preselected' } });
  stored = { ...stored, status: 'preselected' };
  act(() => toasts()[0]!.action!.onPress());
  await waitFor(async () => expect((await card()).getByText('Preseleccionado')).toBeVisible());
  expect(toasts()).toEqual([]);
});

it('shows how things are when somebody else was faster', async () => {
  refuse(decide, refusal('StatusNotAllowed'));
  const { person } = await openPage(address, coordinator);
  const preselect = (await card()).getByRole('button', { name: /^Preseleccionar/ });
  stored = { ...stored, status: 'rejected' };
  await person.click(preselect);

  await waitFor(async () => expect((await card()).getByText('Rechazado')).toBeVisible());
  expect(toasts()[0]?.message).toMatch(/no puede pasar a ese estado/);
  expect(toasts()[0]?.action).toBeUndefined();
});

it('filters by status in the address, and takes away what no longer belongs there', async () => {
  answer(list, ({ query }: { query?: { filters?: { status?: { $eq: string } } } }) => {
    const wanted = query?.filters?.status?.$eq;
    return pageOf(wanted === undefined || wanted === stored.status ? [stored] : []);
  });
  const { person } = await openPage(`${address}?status=new`, coordinator);
  const filters = within(await screen.findByRole('navigation', { name: 'Solicitudes por estado' }));
  expect(filters.getByRole('link', { name: 'Nuevo' })).toHaveAttribute('aria-current', 'page');
  expect(filters.getByRole('link', { name: 'Rechazado' })).toHaveAttribute(
    'href',
    `${address}?status=rejected`,
  );

  await person.click((await card()).getByRole('button', { name: /^Preseleccionar/ }));
  expect(await screen.findByRole('heading', { name: 'Ninguna solicitud en este estado' })).toBeVisible();
  expect(screen.getByText('Ninguna solicitud')).toHaveFocus();
  expect(screen.getByText(/Has preseleccionado a Brais Otero/)).toBeInTheDocument();

  await person.click(screen.getByRole('link', { name: 'Ver todas las solicitudes' }));
  expect(await screen.findByText('1 solicitud')).toBeVisible();
});

it('opens a long motivation', async () => {
  stored = application({ motivation: 'Me interesa. '.repeat(60), availability: 'Desde febrero' });
  const { person } = await openPage(address, coordinator);

  const more = await screen.findByRole('button', { name: 'Leer más' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await person.click(more);
  expect(screen.getByRole('button', { name: 'Leer menos' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Desde febrero')).toBeVisible();
});

it('waits for the first application', async () => {
  answer(list, pageOf([]));
  await openPage(address, coordinator);

  expect(await screen.findByRole('heading', { name: 'Aún no ha llegado ninguna solicitud' })).toBeVisible();
});

it.each([
  ['that does not exist', () => refuse('GET /api/projects/:id', new ApiError('NotFound')), address],
  ['whose address is no number', () => undefined, '/organizations/projects/uno/applys'],
])('shows a project %s as not found', async (_, prepare, at) => {
  prepare();
  answer(list, pageOf([]));
  await openPage(at, coordinator);

  expect(
    await screen.findByRole('heading', { level: 1, name: 'No encontramos este proyecto entre los tuyos' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver mis proyectos' })).toHaveAttribute('href', '/organizations');
});

it.each([
  [
    'is of another organisation',
    () => answer('GET /api/projects/:id', { data: project({ organization: { ...organization, id: 77 } }) }),
  ],
  ['the API does not give to this account', () => refuse('GET /api/projects/:id', new ApiError('Forbidden'))],
])('leaves it to the shell to say that a project %s', async (_, prepare) => {
  jest.spyOn(console, 'error').mockImplementation();
  prepare();
  answer(list, pageOf([]));
  await openPage(address, coordinator);

  // What stands here in the place of the shell's page shows the error itself.
  expect(await screen.findByText('No tienes permiso para hacer esto.')).toBeVisible();
  jest.restoreAllMocks();
});

it('offers to try again when the project or its applications cannot be had', async () => {
  refuse('GET /api/projects/:id', new ApiError('Unexpected'));
  refuse(list, new ApiError('Unexpected'));
  const { person } = await openPage(address, coordinator);
  expect(await screen.findByRole('heading', { name: 'No hemos podido cargar el proyecto' })).toBeVisible();

  answer('GET /api/projects/:id', { data: project() });
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No hemos podido cargar las solicitudes')).toBeVisible();

  answer(list, pageOf([stored]));
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect((await card()).getByText('Nuevo')).toBeVisible();
});
