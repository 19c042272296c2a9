import { answer, openShell, personAs, screen, sentTo, toasts, waitFor } from '../../test/shell.tsx';

const state = { totp: false, passkeys: [], recoveryCodes: 0, asked: true, hasPassword: true };
const words = 'Protege tu cuenta con la verificación en dos pasos.';
const said = () => toasts().map(({ message }) => message);
const asked = () => sentTo('GET /api/users/me/second-factor').length;

beforeEach(() => {
  localStorage.clear();
  answer('GET /api/users/me/second-factor', { data: state });
});

const openAs = (role: 'staff' | 'projectManager' | 'student') =>
  openShell('/estudiantes', { user: personAs(role) });

it.each(['staff', 'projectManager'] as const)(
  'asks %s without a second factor, who may go there',
  async (role) => {
    const { person, address } = await openAs(role);
    await waitFor(() => expect(said()).toContain(words));
    await person.click(screen.getByRole('button', { name: 'Activarla' }));
    await waitFor(() => expect(address()).toBe('/user/security'));
  },
);

it('is quiet for a week after «Ahora no»', async () => {
  const { person } = await openAs('staff');
  await waitFor(() => expect(said()).toContain(words));
  await person.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(said()).not.toContain(words);
  expect(Number(localStorage.getItem('u4iSecondFactorLater'))).toBeGreaterThan(0);
});

it('asks nobody else, nor for their state', async () => {
  await openAs('student');
  await screen.findByRole('heading', { level: 1 });
  expect([asked(), said()]).toEqual([0, []]);
});
