import {
  answer,
  arriveAs,
  openShell,
  ownPages,
  personAs,
  press,
  screen,
  waitFor,
  within,
} from '../../test/shell.tsx';
import { act } from '@testing-library/react';
import type { CurrentUser } from '@puente/contract/entities/user';
import { ids } from '@puente/contract/ids';
import { askLogin } from '@puente/platform/ui';

const student = personAs('student');
const dialog = () => screen.findByRole('dialog', { name: 'Te damos la bienvenida a Puente, Marta' });
const steps = async () =>
  within(await dialog())
    .getAllByRole('link')
    .map((link) => `${link.textContent} -> ${link.getAttribute('href')}`);
const open = (user: CurrentUser | null) => openShell('/estudiantes', { user });
/** Waits long enough for the dialog to open. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

beforeEach(() => localStorage.setItem('registered', String(student.id)));

describe('§2.11, the welcome of a newly registered user', () => {
  it.each([
    [
      'student',
      personAs('student', { province: 'A Coruña', university: 'Universidade da Coruña' }),
      ['Ver proyectos -> /projects'],
    ],
    [
      'coordinator',
      personAs('coordinator', { organization: null }),
      ['Crea tu organización -> /organizations/create'],
    ],
    [
      'coordinator with an organisation',
      personAs('coordinator', { organization: { id: 5, name: 'Ría Viva' } }),
      ['Publica tu proyecto -> /projects/create'],
    ],
    ['teacher', personAs('teacher'), ['Ver proyectos -> /projects']],
  ])('leads a %s on', async (_, user, links) => {
    await open(user);
    expect(await steps()).toEqual(links);
  });

  it('§3 names the campaign that a student registered for, to nobody else', async () => {
    sessionStorage.setItem('u4iCampaign', 'TFG Circular 25/26');
    await open(student);
    expect(within(await dialog()).getByText('TFG Circular 25/26')).toBeVisible();
    await act(() => arriveAs(personAs('teacher')));
    await waitFor(async () =>
      expect(within(await dialog()).queryByText('TFG Circular 25/26')).not.toBeInTheDocument(),
    );
  });

  it('offers the wizard to a student with no province or university', async () => {
    await open(student);
    expect(await steps()).toEqual([
      'Ver proyectos -> /projects',
      'Completar perfil en 3 minutos -> /profile/complete',
    ]);
    for (const lacking of [{ university: 'Universidade da Coruña' }, { province: 'A Coruña' }]) {
      await act(() => arriveAs(personAs('student', lacking)));
      await waitFor(async () => expect(await steps()).toHaveLength(2));
    }
    await act(() =>
      arriveAs(personAs('student', { province: 'A Coruña', university: 'Universidade da Coruña' })),
    );
    await waitFor(async () => expect(await steps()).toEqual(['Ver proyectos -> /projects']));
  });

  it('comes once, and «Ahora no» stands first, as in every dialog', async () => {
    const { person, unmount } = await open(student);
    const foot = within(await dialog()).getByRole('button', { name: 'Ahora no' });
    expect(foot.parentElement?.firstElementChild).toBe(foot);
    await person.click(within(await dialog()).getByRole('button', { name: 'Ahora no' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(localStorage.getItem('registered')).toBeNull();
    unmount();
    await open(student);
    await settle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not come again once a step is taken', async () => {
    const { person, address } = await open(student);
    await person.click(within(await dialog()).getByRole('link', { name: 'Ver proyectos' }));
    await waitFor(() => expect(address()).toBe('/projects'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes in this tab when it is closed in another', async () => {
    await open(student);
    await dialog();
    localStorage.removeItem('registered');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'registered' })));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('waits until login has led to its page', async () => {
    const { person, address } = await openShell('/user/auth/login', { loadPage: ownPages });
    answer('GET /api/users/me', student);
    await person.type(screen.getByLabelText('Correo electrónico'), student.email);
    await person.type(screen.getByLabelText('Contraseña'), 'Puente-2026');
    await press(person, 'Iniciar sesión');
    await dialog();
    expect(address()).toBe('/estudiantes');
  });

  it('does not open over the wizard, but on the page after it', async () => {
    const { go } = await openShell('/profile/complete', { user: student });
    await settle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await go('/estudiantes');
    expect(await dialog()).toBeVisible();
  });

  it('does not open over the login modal', async () => {
    await open(student);
    await dialog();
    act(() => askLogin());
    expect(screen.queryByRole('dialog', { name: /bienvenida/ })).not.toBeInTheDocument();
  });

  it.each([
    ['another user', () => arriveAs({ ...student, id: ids.user.parse(3) })],
    ['a visitor', () => arriveAs(null)],
  ])('is not for %s', async (_, arrive) => {
    await open(null);
    await act(arrive);
    await settle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('registered')).toBe(String(student.id));
  });
});
