import {
  answer,
  heading,
  openShell,
  ownPages,
  press,
  pressTenTimes,
  refuse,
  screen,
  sentTo,
} from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';

const steps = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.closest('ol'))
    .map((item) => item.querySelector('strong')?.textContent);

/** Opens the page with the state that the registration screen passes in the browser's history. */
async function arrive(state: unknown, search = '') {
  const page = await openShell('/register', { loadPage: ownPages });
  await page.go(`/register/completed${search}`, { state });
  await heading('Revisa tu correo');
  return page;
}

describe('§2.1, /register/completed', () => {
  it.each([
    ['student', 'Busca tu proyecto.'],
    ['coordinator', 'Crea tu organización.'],
    ['teacher', 'Descubre los proyectos.'],
  ])('tells a %s what comes next', async (profile, last) => {
    await arrive({ email: 'ana@udc.es', profile });
    expect(steps()).toEqual(['Confirma tu correo electrónico.', 'Inicia sesión.', last]);
    expect(screen.getByText(/Te hemos enviado un enlace a ana@udc.es/)).toBeVisible();
  });

  it('sends the mail once more', async () => {
    const { person } = await arrive({ email: 'ana@udc.es', profile: 'student' });
    answer('POST /api/auth/send-email-confirmation', { ok: true });
    await press(person, 'Reenviar el correo');
    expect(await screen.findByText('Te hemos enviado otro correo a ana@udc.es.')).toBeVisible();
    expect(sentTo('POST /api/auth/send-email-confirmation')).toEqual([{ body: { email: 'ana@udc.es' } }]);
  });

  it('sends it once, however often it is pressed in one moment', async () => {
    await arrive({ email: 'ana@udc.es', profile: 'student' });
    answer('POST /api/auth/send-email-confirmation', { ok: true });
    pressTenTimes(screen.getByRole('button', { name: 'Reenviar el correo' }));
    expect(await screen.findByText('Te hemos enviado otro correo a ana@udc.es.')).toBeVisible();
    expect(sentTo('POST /api/auth/send-email-confirmation')).toHaveLength(1);
  });

  it('opened by its address does not know whom it writes to, asks, and tells nobody who has an account', async () => {
    answer('POST /api/auth/send-email-confirmation', { ok: true });
    const { person } = await openShell('/register/completed', { loadPage: ownPages });
    await heading('Revisa tu correo');
    expect(steps()).toEqual(['Confirma tu correo electrónico.', 'Inicia sesión.']);
    await person.click(screen.getByText('¿No encuentras el correo?'));
    await press(person, 'Reenviar el correo');
    expect(await screen.findByText('Error:', { exact: false })).toBeInTheDocument();
    await person.type(screen.getByLabelText('Correo electrónico'), 'ana@udc.es');
    await press(person, 'Reenviar el correo');
    expect(await screen.findByText(/^Si ana@udc.es tiene una cuenta sin confirmar/)).toBeVisible();
  });

  it.each([{ email: 5, profile: 'staff' }, 'x', null])('takes %p for nothing', async (state) => {
    await arrive(state);
    expect(steps()).toEqual(['Confirma tu correo electrónico.', 'Inicia sesión.']);
  });

  it('has no words for a campaign that there is not, or that cannot be asked for', async () => {
    refuse('GET /api/campaigns', new ApiError('Unexpected'));
    await arrive({ email: 'ana@udc.es', profile: 'student' }, '?campaign=emprende-tfg');
    expect(await screen.findByText('Busca tu proyecto.')).toBeVisible();
    expect(screen.getByText('Tu cuenta está creada. Solo falta confirmar tu dirección.')).toBeVisible();
  });
});
