import {
  answer,
  heading,
  openShell,
  ownPages,
  personAs,
  press,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../test/shell.tsx';
import { refusal } from '@puente/client/refusal';
import type { Person } from '@puente/contract/entities/person';
import type { OnTheWire } from '@puente/contract/ids';
import type { StaffRole } from '@puente/contract/roles';
import { pageOf } from '@puente/testing/pages/records';

const iria: OnTheWire<Person> = {
  id: 12,
  createdAt: '2026-11-02T10:00:00.000Z',
  email: 'iria@ejemplo.es',
  name: 'Iria',
  surname: 'Castro',
  profileType: 'student',
  staffRole: null,
  confirmed: true,
  lastLogin: null,
  organizations: [],
  hasSecondFactor: true,
  sessions: 2,
};
const elena: OnTheWire<Person> = {
  ...iria,
  id: 13,
  email: 'elena@ejemplo.es',
  name: 'Elena',
  surname: 'Prado',
  profileType: 'staff',
  staffRole: 'editor',
  sessions: 0,
};

const member = (staffRole: StaffRole) => ({ ...personAs('staff'), staffRole });
const open = (path: string, staffRole: StaffRole = 'administrator') =>
  openShell(path, { user: member(staffRole), loadPage: ownPages });

describe('the list of people', () => {
  it('lists who is who, and leads to each account', async () => {
    answer('GET /api/people', pageOf([iria, elena], { total: 2 }));
    await open('/staff/personas');
    const row = within((await screen.findByRole('link', { name: 'Elena Prado' })).closest('tr')!);
    expect(row.getByText('Equipo: Redacción')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Iria Castro' })).toHaveAttribute('href', '/staff/personas/12');
    expect(screen.getByText('2 personas')).toBeVisible();
  });

  it('asks for a profile and a duty, in the address', async () => {
    answer('GET /api/people', pageOf([], { total: 0 }));
    const { person } = await open('/staff/personas?q=prado');
    await heading('Personas y equipo');
    await person.selectOptions(await screen.findByLabelText('Función en el equipo'), 'Redacción');
    await waitFor(() =>
      expect(sentTo('GET /api/people').at(-1)).toMatchObject({
        query: {
          filters: { keyword: { $containsi: 'prado' }, staffRole: { $eq: 'editor' } },
        },
      }),
    );
    expect(await screen.findByText('Nadie encaja con tu búsqueda')).toBeVisible();
  });

  it('invites somebody to the team; support does not', async () => {
    answer('GET /api/people', pageOf([elena], { total: 1 }));
    const { person } = await open('/staff/personas');
    await press(person, 'Invitar al equipo');
    const dialog = within(await screen.findByRole('dialog'));
    await person.type(dialog.getByLabelText('Correo electrónico'), 'berta@ejemplo.es');
    await person.type(dialog.getByLabelText('Nombre'), 'Berta');
    await person.type(dialog.getByLabelText('Apellidos'), 'Soler');
    await person.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
    expect(sentTo('POST /api/staff-members')).toEqual([]);
    await person.click(dialog.getByLabelText(/Atención/));
    refuse('POST /api/staff-members', refusal('EmailTaken'));
    await person.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
    expect(await dialog.findByText('Ya existe una cuenta con este email')).toBeVisible();
    expect(dialog.getByLabelText('Nombre')).toHaveValue('Berta');
    answer('POST /api/staff-members', { data: { ...elena, email: 'berta@ejemplo.es' } });
    await person.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
    await waitFor(() => expect(toastMessages()).toContain('Hemos enviado la invitación a berta@ejemplo.es.'));
    expect(sentTo('POST /api/staff-members').at(-1)).toEqual({
      body: {
        data: { email: 'berta@ejemplo.es', name: 'Berta', surname: 'Soler', staffRole: 'support' },
      },
    });
  });

  it('is not for editors, and support invites nobody', async () => {
    answer('GET /api/people', pageOf([elena], { total: 1 }));
    await open('/staff/personas', 'support');
    await screen.findByRole('link', { name: 'Elena Prado' });
    expect(screen.queryByRole('button', { name: 'Invitar al equipo' })).toBeNull();
  });
});

describe('an account', () => {
  const account = async (one: OnTheWire<Person>, staffRole?: StaffRole) => {
    answer('GET /api/people', pageOf([one]));
    const opened = await open(`/staff/personas/${one.id}`, staffRole);
    await heading(`${one.name} ${one.surname}`);
    return opened;
  };
  const buttons = () =>
    within(screen.getByRole('region', { name: 'Qué puedes hacer' }))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);

  it.each([
    [
      'administrator',
      iria,
      ['Ver como lo ve', 'Cerrar sus sesiones', 'Quitar la verificación en dos pasos', 'Eliminar la cuenta'],
    ],
    [
      'administrator',
      elena,
      ['Cambiar su función', 'Quitar la verificación en dos pasos', 'Eliminar la cuenta'],
    ],
    ['support', iria, ['Ver como lo ve', 'Cerrar sus sesiones']],
    ['support', elena, []],
  ] as const)('offers to %s what their duty allows', async (staffRole, one, offered) => {
    await account(one, staffRole);
    expect(buttons()).toEqual(offered);
  });

  it('has its sessions ended after a question', async () => {
    const { person } = await account(iria, 'support');
    await press(person, 'Cerrar sus sesiones');
    const dialog = within(await screen.findByRole('alertdialog'));
    answer('DELETE /api/users/:id/sessions', undefined);
    await person.click(dialog.getByRole('button', { name: 'Cerrar sus sesiones' }));
    await waitFor(() => expect(toastMessages()).toContain('Hemos cerrado sus sesiones.'));
    expect(sentTo('DELETE /api/users/:id/sessions')).toEqual([{ params: { id: 12 } }]);
  });

  it('of a member of staff gets another duty, and the refusal stays in the dialog', async () => {
    const { person } = await account(elena);
    await press(person, 'Cambiar su función');
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByLabelText(/Ninguna/));
    refuse('PUT /api/users/:id/staff-role', refusal('OwnDuty'));
    await person.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText(/No puedes cambiar tu propia función/)).toBeVisible();
    answer('PUT /api/users/:id/staff-role', { data: { ...elena, staffRole: null } });
    await person.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toastMessages()).toContain('Hemos cambiado la función de Elena.'));
    expect(sentTo('PUT /api/users/:id/staff-role').at(-1)).toEqual({
      params: { id: 13 },
      body: { data: { staffRole: null } },
    });
  });

  it('is deleted with the password, after a look at what goes', async () => {
    answer('GET /api/users/:id/deletion', {
      data: {
        goes: [{ what: 'applications', count: 2, text: '2 solicitudes' }],
        stays: [{ what: 'works', count: 1, text: '1 trabajo', why: 'sin su nombre' }],
        publishedWorks: 1,
        hasPassword: true,
        loginIsRecent: false,
      },
    });
    const { person } = await account(iria);
    await press(person, 'Eliminar la cuenta');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('2 solicitudes')).toBeVisible();
    expect(dialog.getByText('1 trabajo: sin su nombre')).toBeVisible();
    await person.type(dialog.getByLabelText('Tu contraseña'), 'Puente-2026');
    answer('DELETE /api/users/:id', undefined);
    await person.click(dialog.getByRole('button', { name: 'Eliminar para siempre' }));
    await heading('Personas y equipo');
    expect(sentTo('DELETE /api/users/:id')).toEqual([
      { params: { id: 12 }, body: { password: 'Puente-2026', works: 'keep' } },
    ]);
  });

  it('that is gone says so', async () => {
    answer('GET /api/people', pageOf([]));
    await open('/staff/personas/99');
    await heading('No encontramos esta cuenta');
  });
});
