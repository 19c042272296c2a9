import {
  answer,
  openPage,
  pageOf,
  refuse,
  screen,
  sentTo,
  toastMessages,
  user,
  waitFor,
  within,
} from '../../../test/render.tsx';
import { savedFiles } from '../../../test/saved-files.ts';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { organizationsOf } from '@puente/contract/entities/organizations-of';
import { useSession } from '@puente/platform/session';

const path = '/organizations/5/manage';
const mine = { id: 5, name: 'Ría Viva' };
const coordinator = user('coordinator', { organization: mine });
const marta = {
  id: 2,
  name: 'Marta',
  surname: 'Souto',
  email: 'persona@puente.test',
  profileType: 'coordinator',
  job_position: 'Dirección',
};
const leire = {
  ...marta,
  id: 8,
  name: 'Leire',
  surname: 'Gil',
  email: 'leire@puente.test',
  job_position: null,
};
const request = {
  id: 71,
  origin: 'request',
  createdAt: '2026-11-02T10:00:00.000Z',
  email: 'raul@puente.test',
  name: 'Raúl',
  surname: 'Benítez',
};
const invitation = {
  ...request,
  id: 72,
  origin: 'invitation',
  email: 'nerea@puente.test',
  name: null,
  surname: null,
};

const peopleCall = 'GET /api/organizations/:id/people';
const joiningsCall = 'GET /api/organizations/:id/joinings';
const departures = 'POST /api/organizations/:id/departures';

beforeEach(() => {
  answer(peopleCall, { data: [marta, leire] });
  answer(joiningsCall, { data: [] });
  answer('GET /api/joinings', { data: [] });
  answer('GET /api/organizations', pageOf([]));
});

describe('people', () => {
  it('are listed with their role, and invited by mail', async () => {
    answer('POST /api/organizations/:id/invitations', () => {
      answer(joiningsCall, { data: [invitation] });
      return { data: { joined: false } };
    });
    const { person } = await openPage(path, coordinator);
    expect(await screen.findByText('Marta Souto (tú)')).toBeVisible();
    expect(screen.getAllByText('Coordinación')).toHaveLength(2);

    const email = await screen.findByLabelText('Correo electrónico');
    await person.type(email, 'nerea@');
    await person.click(screen.getByRole('button', { name: 'Enviar invitación' }));
    expect(await screen.findByText('Formato de email incorrecto')).toBeVisible();
    await person.type(email, 'puente.test{Enter}');
    const open = await screen.findByRole('list', { name: 'Invitaciones sin respuesta' });
    expect(within(open).getByText('nerea@puente.test')).toBeVisible();
    expect(sentTo('POST /api/organizations/:id/invitations')).toEqual([
      { params: { id: 5 }, body: { data: { email: 'nerea@puente.test' } } },
    ]);
    expect(email).toHaveValue('');
    expect(toastMessages()).toEqual(['Hemos enviado la invitación a nerea@puente.test.']);
  });

  it('decide who joins, and see when a colleague was first', async () => {
    answer(joiningsCall, { data: [request] });
    refuse('PUT /api/joinings/:id', new ApiError('NotFound'));
    const { person } = await openPage(path, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Aceptar: Raúl Benítez' }));
    expect(await screen.findByText(new ApiError('NotFound').message)).toBeVisible();

    answer('PUT /api/joinings/:id', () => {
      answer(joiningsCall, { data: [] });
      return undefined;
    });
    await person.click(screen.getByRole('button', { name: 'No aceptar: Raúl Benítez' }));
    await waitFor(() => expect(screen.queryByText('Piden unirse')).toBeNull());
    expect(sentTo('PUT /api/joinings/:id').map(({ body }) => body)).toEqual([
      { data: { accepted: true } },
      { data: { accepted: false } },
    ]);
  });

  it('take an invitation back', async () => {
    answer(joiningsCall, { data: [invitation] });
    answer('DELETE /api/joinings/:id', () => {
      answer(joiningsCall, { data: [] });
      return undefined;
    });
    const { person } = await openPage(path, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Retirar: nerea@puente.test' }));
    await waitFor(() => expect(screen.queryByText('nerea@puente.test')).toBeNull());
  });

  it('remove another one only after a question', async () => {
    answer(departures, () => {
      answer(peopleCall, { data: [marta] });
      return undefined;
    });
    const { person } = await openPage(path, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Quitar a Leire Gil' }));
    const question = screen.getByRole('alertdialog', { name: '¿Quitar a Leire de Ría Viva?' });
    expect(sentTo(departures)).toEqual([]);
    await person.click(within(question).getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(screen.queryByText('Leire Gil')).toBeNull());
    expect(sentTo(departures)).toEqual([{ params: { id: 5 }, body: { data: { user: 8 } } }]);
    // The last person cannot leave.
    expect(await screen.findByText(/Eres la única persona/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dejar la organización' })).toBeNull();
  });

  it('leave, and are led to creating another one', async () => {
    answer(departures, undefined);
    const { person, address } = await openPage(path, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Dejar la organización' }));
    const question = screen.getByRole('alertdialog', { name: '¿Dejar Ría Viva?' });
    await person.click(within(question).getByRole('button', { name: 'Dejar la organización' }));
    await waitFor(() => expect(address()).toBe('/organizations/create'));
    expect(organizationsOf(useSession.getState().user)).toEqual([]);
  });

  it('are told when the server refuses the last one', async () => {
    refuse(departures, refusal('LastPerson'));
    const { person } = await openPage(path, coordinator);
    await person.click(await screen.findByRole('button', { name: 'Dejar la organización' }));
    const question = screen.getByRole('alertdialog', { name: '¿Dejar Ría Viva?' });
    await person.click(within(question).getByRole('button', { name: 'Dejar la organización' }));
    expect(await within(question).findByRole('alert')).toBeVisible();
  });

  it('could not be loaded: it says so, and loads them again', async () => {
    refuse(peopleCall, new ApiError('Unexpected'));
    const { person } = await openPage(path, coordinator);
    expect(await screen.findByText('No hemos podido cargar las personas')).toBeVisible();
    answer(peopleCall, { data: [marta] });
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Marta Souto (tú)')).toBeVisible();
  });
});

it('§7.5 shows followers by area, nameless unless they chose to be found', async () => {
  answer('GET /api/study-areas', { data: [{ id: 1, name: 'Ciencias', subareas: [] }] });
  const follower = {
    id: null,
    name: null,
    surname: null,
    university: 'Universidade de Vigo',
    province: 'Pontevedra',
    student_area: 'Ciencias',
    date: '2026-10-02T10:00:00.000Z',
  };
  answer(
    'GET /api/organizations/:id/followers',
    pageOf([follower, { ...follower, id: 3, name: 'Iria', surname: 'Castro' }]),
  );
  const { person, address } = await openPage(`${path}?section=followers`, coordinator);
  expect(await screen.findByText('Iria Castro')).toBeVisible();
  expect(screen.getByText('Estudiante')).toBeVisible();
  await screen.findByRole('option', { name: 'Ciencias' });
  await person.selectOptions(screen.getByLabelText('Área de estudio'), 'Ciencias');
  await waitFor(() => expect(address()).toContain('area=Ciencias'));
  expect(sentTo('GET /api/organizations/:id/followers').at(-1)?.query?.filters).toEqual({
    student_area: { name: { $eq: 'Ciencias' } },
  });

  const { names, text } = savedFiles();
  await person.click(await screen.findByRole('button', { name: 'Descargar CSV (2 estudiantes)' }));
  await waitFor(() => expect(names).toEqual(['seguidores-5.csv']));
  const [, nameless, named] = (await text()).split('\r\n');
  expect([nameless, named]).toEqual([
    ';;"Universidade de Vigo";"Ciencias";"Pontevedra";"2026-10-02"',
    '"Iria";"Castro";"Universidade de Vigo";"Ciencias";"Pontevedra";"2026-10-02"',
  ]);
  expect(sentTo('GET /api/organizations/:id/followers').at(-1)?.query).toEqual({
    filters: { student_area: { name: { $eq: 'Ciencias' } } },
    pagination: { page: 1, pageSize: 100 },
  });
  jest.restoreAllMocks();
});

it('§7.5 says which academic profiles it looks for, and says what is too much', async () => {
  const base = '2026-10-02T10:00:00.000Z';
  answer('GET /api/organizations/:id/brand', { data: { academic_profiles: ['Biología'], updatedAt: base } });
  answer('PUT /api/organizations/:id', { data: mine });
  const { person } = await openPage(`${path}?section=brand`, coordinator);
  const field = await screen.findByLabelText(/^Perfiles académicos/);
  expect(field).toHaveValue('Biología');
  await person.type(field, `, ${'x'.repeat(41)}`);
  await person.click(screen.getByRole('button', { name: 'Guardar los perfiles' }));
  expect(await screen.findByText(/Cada perfil admite 40 caracteres/)).toBeVisible();

  await person.clear(field);
  await person.click(field);
  await person.paste('Biología, Derecho ,');
  await person.click(screen.getByRole('button', { name: 'Guardar los perfiles' }));
  await waitFor(() => expect(field).toHaveValue('Biología, Derecho'));
  expect(sentTo('PUT /api/organizations/:id')).toEqual([
    { params: { id: 5 }, body: { data: { base, brand: { academic_profiles: ['Biología', 'Derecho'] } } } },
  ]);
  expect(toastMessages()).toEqual(['Hemos guardado los perfiles.']);
});

it.each([
  [true, 'Tu organización está verificada'],
  [false, 'Pendiente de verificar'],
])('says how its verification stands and what it gives: %p', async (verified, words) => {
  answer('GET /api/organizations/:id', { data: { ...mine, verified, talent_access: verified } });
  await openPage(`${path}?section=verification`, coordinator);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText(/Los datos de contacto de quienes preseleccionas/)).toBeVisible();
});

it('draws the trend of its followers as a table with bars', async () => {
  answer('GET /api/organizations/:id/stats', {
    data: {
      attributes: {
        projects: 4,
        open_projects: 2,
        opportunities: 1,
        followers: 1234,
        answered_in_time: null,
        median_answer_days: null,
        applications: 40,
        applications_new: 3,
        interested: 6,
        follows: [
          { week: '2026-11-02', followed: 2, unfollowed: 1 },
          { week: '2026-11-09', followed: 4, unfollowed: 0 },
        ],
      },
    },
  });
  await openPage(`${path}?section=figures`, coordinator);
  const trend = await screen.findByRole('table', { name: /últimas doce semanas/ });
  expect(within(trend).getByRole('row', { name: '2 nov · dejaron 1 2' })).toBeVisible();
  expect(within(trend).getByRole('row', { name: '9 nov 4' })).toBeVisible();
  expect(screen.getByText('1.234')).toBeVisible();
  expect(screen.getAllByText('Aún no se enseña')).toHaveLength(2);
});

it('tells who did what', async () => {
  const event = { id: 3, date: '2026-11-02T10:00:00.000Z', about: null };
  answer('GET /api/organizations/:id/history', {
    data: [
      { ...event, kind: 'admitted', by: 'Marta Souto', about: 'Raúl Benítez' },
      { ...event, id: 2, kind: 'verified', by: null },
      { ...event, id: 1, kind: 'created', by: null },
    ],
  });
  await openPage(`${path}?section=history`, coordinator);
  expect(await screen.findByText('Marta Souto aceptó que se uniera Raúl Benítez')).toBeVisible();
  expect(screen.getByText('Nuestro equipo verificó la organización')).toBeVisible();
  expect(screen.getByText('Alguien que ya no está creó la organización')).toBeVisible();
});

it('is closed to people of other organisations (§4.2)', async () => {
  await openPage('/organizations/6/manage', coordinator);
  expect(await screen.findByText('No tienes permiso para hacer esto.')).toBeVisible();
});

describe('the page as others see it', () => {
  const one = 'GET /api/organizations/:id';
  const save = 'PUT /api/organizations/:id';
  const organization = {
    ...mine,
    createdAt: '2026-10-02T10:00:00.000Z',
    updatedAt: '2026-10-02T10:00:00.000Z',
    type: 'Fundación',
    sector: 'Medio ambiente',
    size: '1 a 10 personas',
    location: 'A Coruña',
    description: 'Cuidamos la ría.',
    web: 'https://riaviva.org',
    linkedin: null,
    seeks_inclusion: false,
    verified: true,
    talent_access: false,
    logo: null,
    contact_name: 'Uxía Lema',
    contact_mail: 'uxia@riaviva.org',
    contact_phone: null,
  };
  const open = () => openPage(`${path}?section=page`, coordinator);
  const edit = (part: string) => screen.findByRole('button', { name: `Editar ${part}` });

  beforeEach(() => {
    answer(one, { data: organization });
    answer('GET /api/organizations/:id/brand', { data: { academic_profiles: ['Biología'] } });
    answer('GET /api/drafts', { data: [] });
    answer('PUT /api/drafts', { data: {} });
    answer('DELETE /api/drafts', undefined);
  });

  it('shows what others read of it, and what only preselected students are given', async () => {
    await open();
    expect(await screen.findByText('Fundación · Medio ambiente · A Coruña')).toBeVisible();
    expect(screen.getByText('Organización verificada')).toBeVisible();
    expect(screen.getByText('Cuidamos la ría.')).toBeVisible();
    expect(screen.getByRole('link', { name: /riaviva\.org/ })).toBeVisible();
    expect(await screen.findByRole('list', { name: 'Perfiles que busca' })).toHaveTextContent('Biología');
    expect(screen.getByText('uxia@riaviva.org')).toBeVisible();
  });

  it('is changed where it stands: what is saved is shown at once, and nothing else is sent', async () => {
    const { person } = await open();
    await person.click(await edit('quiénes son'));
    const box = await screen.findByRole('textbox', { name: 'Descripción' });
    await waitFor(() => expect(box).toHaveFocus());
    await person.click(box);
    await person.paste(' Y el puerto.');
    const changed = { ...organization, description: 'Cuidamos la ría. Y el puerto.' };
    answer(save, { data: changed });
    answer(one, { data: changed });
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Cuidamos la ría. Y el puerto.')).toBeVisible();
    expect(sentTo(save).map(({ body }) => body?.data)).toEqual([
      { base: organization.updatedAt, description: 'Cuidamos la ría. Y el puerto.' },
    ]);
    await waitFor(async () => expect(await edit('quiénes son')).toHaveFocus());
  });

  it('keeps in the fields what was refused', async () => {
    refuse(save, new ApiError('Unavailable'));
    const { person } = await open();
    await person.click(await edit('cómo contactar'));
    const name = await screen.findByRole('textbox', { name: /Persona de contacto/ });
    await person.clear(name);
    await person.type(name, 'Marta Souto');
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/Lo que has escrito sigue aquí/)).toBeVisible();
    expect(name).toHaveValue('Marta Souto');
    await person.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('Uxía Lema')).toBeVisible();
  });

  it('says before saving that another name takes the mark, and what is missing in another part', async () => {
    answer(one, { data: { ...organization, description: '' } });
    const { person } = await open();
    await person.click(await edit('qué organización es'));
    await person.type(await screen.findByLabelText('Nombre de la organización'), ' y Limpia');
    expect(await screen.findByText('Tu organización dejará de estar verificada')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Falta algo en otra parte')).toBeVisible();
    expect(screen.getByRole('link', { name: 'todos los datos' })).toHaveAttribute(
      'href',
      '/organizations/5/edit',
    );
    expect(sentTo(save)).toEqual([]);
  });
});
