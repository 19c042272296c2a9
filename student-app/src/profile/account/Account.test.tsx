import { student } from '../../../test/fixtures.ts';
import {
  answer,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { useSession } from '@puente/platform/session';

const change = 'POST /api/auth/change-password';
const preview = {
  goes: [{ what: 'applications', count: 2, text: '2 solicitudes' }],
  stays: [{ what: 'log', count: 1, text: 'Registro de seguridad', why: 'lo exige la ley durante 90 días' }],
  publishedWorks: 1,
  hasPassword: true,
  loginIsRecent: false,
};
const open = () => openPage('/profile?section=account', student());

async function typePasswords(person: Awaited<ReturnType<typeof open>>['person'], repeated: string) {
  await person.type(await screen.findByLabelText('Contraseña actual'), 'Puente-2026');
  await person.type(screen.getByLabelText('Contraseña nueva'), 'Nueva-2026');
  await person.type(screen.getByLabelText('Repite la contraseña nueva'), repeated);
  await person.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
}

describe('the e-mail address', () => {
  const ask = 'POST /api/auth/change-email';
  const typeAddress = async (password: string) => {
    const { person } = await open();
    await person.type(await screen.findByLabelText('Dirección nueva'), 'nueva@ejemplo.es');
    if (password !== '') await person.type(screen.getByLabelText('Tu contraseña'), password);
    await person.click(screen.getByRole('button', { name: 'Cambiar la dirección' }));
  };

  it('is asked for with the password, and confirmed by mail', async () => {
    answer(ask, { ok: true });
    await typeAddress('Puente-2026');
    await waitFor(() => expect(toastMessages()).toEqual([expect.stringContaining('confirma el cambio')]));
    expect(sentTo(ask)).toEqual([{ body: { email: 'nueva@ejemplo.es', password: 'Puente-2026' } }]);
  });

  it('keeps what was typed when the API refuses', async () => {
    refuse(ask, refusal('RecentLoginRequired'));
    await typeAddress('');
    await screen.findByText('No hemos podido pedir el cambio');
    expect(screen.getByLabelText('Dirección nueva')).toHaveValue('nueva@ejemplo.es');
  });
});

describe('the password', () => {
  it('§7.1 is changed with the current one', async () => {
    answer(change, { ok: true });
    const { person } = await open();
    await typePasswords(person, 'Nueva-2026');
    await waitFor(() => expect(toastMessages()).toEqual(['Hemos cambiado tu contraseña.']));
    expect(sentTo(change)).toEqual([
      {
        body: {
          currentPassword: 'Puente-2026',
          password: 'Nueva-2026',
          passwordConfirmation: 'Nueva-2026',
        },
      },
    ]);
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('');
  });

  it('§5 has to be typed twice alike', async () => {
    const { person } = await open();
    await typePasswords(person, 'Otra-2026');
    expect(await screen.findAllByText(/Las contraseñas deben ser idénticas/)).not.toHaveLength(0);
    expect(sentTo(change)).toEqual([]);
  });

  it('says at its field that the current one is wrong', async () => {
    refuse(
      change,
      new ApiError('ValidationError', {
        status: 400,
        text: 'No',
        fields: { currentPassword: 'La contraseña no es correcta.' },
      }),
    );
    const { person } = await open();
    await typePasswords(person, 'Nueva-2026');
    expect(await screen.findAllByText(/La contraseña no es correcta/)).not.toHaveLength(0);
  });
});

it('leads to where the account is open, and to its data as a file', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Ver la seguridad de mi cuenta' })).toHaveAttribute(
    'href',
    '/user/security',
  );
  expect(screen.getByRole('link', { name: 'Descargar mis datos' })).toHaveAttribute(
    'href',
    '/api/users/me/export',
  );
});

describe('the deletion', () => {
  const gone = 'DELETE /api/users/:id';
  const dialog = () => within(screen.getByRole('dialog', { name: 'Eliminar mi cuenta' }));

  it('tells first what goes and what stays, and asks for the works and the password', async () => {
    answer('GET /api/users/me/deletion', { data: preview });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
    expect(await dialog().findByText('2 solicitudes')).toBeVisible();
    expect(dialog().getByText(/lo exige la ley/)).toBeVisible();
    await person.click(dialog().getByRole('button', { name: 'Eliminar para siempre' }));
    expect(sentTo(gone)).toEqual([]);
    expect(dialog().getByText('Introduce tu contraseña')).toBeVisible();
  });

  it('ends the session and leads home', async () => {
    answer('GET /api/users/me/deletion', { data: preview });
    answer(gone, undefined);
    const { person, address } = await open();
    await person.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
    await person.click(await dialog().findByRole('radio', { name: /sin mi nombre/ }));
    await person.type(dialog().getByLabelText('Tu contraseña'), 'Puente-2026');
    await person.click(dialog().getByRole('button', { name: 'Eliminar para siempre' }));
    await waitFor(() => expect(useSession.getState().user).toBeNull());
    expect(sentTo(gone)).toEqual([{ params: { id: 1 }, body: { password: 'Puente-2026', works: 'keep' } }]);
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('asks a user without a password to log in anew', async () => {
    answer('GET /api/users/me/deletion', { data: { ...preview, hasPassword: false, publishedWorks: 0 } });
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Eliminar mi cuenta' }));
    expect(await dialog().findByText('Vuelve a entrar primero')).toBeVisible();
    await person.click(dialog().getByRole('button', { name: 'Eliminar para siempre' }));
    expect(sentTo(gone)).toEqual([]);
  });
});
