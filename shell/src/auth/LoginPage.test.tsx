import {
  answer,
  arriveAs,
  heading,
  openShell,
  ownPages,
  personAs,
  press,
  refuse,
  screen,
  sentTo,
} from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';
import type { Role } from '@puente/contract/roles';
import { rememberIntendedPath } from '@puente/platform/session';

const mar = { id: 1, name: 'Mar Limpio' };

const open = (search = '') => openShell(`/user/auth/login${search}`, { loadPage: ownPages });

async function logInAs(user: ReturnType<typeof personAs>) {
  const page = await open();
  answer('GET /api/users/me', user);
  await page.person.type(screen.getByLabelText('Correo electrónico'), 'ana@udc.es');
  await page.person.type(screen.getByLabelText('Contraseña'), 'Puente-2026');
  await press(page.person, 'Iniciar sesión');
  return page;
}

describe('§4.1 after login', () => {
  it('leads back to where the person was going', async () => {
    rememberIntendedPath('/projects/12/apply?from=mail');
    const { address } = await logInAs(personAs('student'));
    await heading('student-app: projectApply');
    expect(address()).toBe('/projects/12/apply?from=mail');
  });

  it.each<[Role, Parameters<typeof personAs>[1], string]>([
    ['student', {}, 'public-site: students'],
    ['coordinator', { organization: mar }, 'public-site: organizations'],
    ['coordinator', { organization: null }, 'organisation-app: organizationCreate'],
    ['projectManager', { organizations: [mar] }, 'public-site: organizations'],
    ['projectManager', { organizations: [] }, 'organisation-app: organizationCreate'],
    ['teacher', {}, 'public-site: universities'],
  ])('leads a %s with %j to %s otherwise', async (role, details, page) => {
    await logInAs(personAs(role, details));
    await heading(page);
  });

  it('«Atrás» does not lead to the login page again', async () => {
    const { address, back } = await logInAs(personAs('student'));
    await heading('public-site: students');
    await back();
    expect(address()).toBe('/before');
  });
});

it('leads on a user who signed in in another tab meanwhile', async () => {
  await open();
  await heading('Iniciar sesión');
  await arriveAs(personAs('student'));
  await heading('public-site: students');
});

it('shows no login to a user who is signed in', async () => {
  await openShell('/user/auth/login', { loadPage: ownPages, user: personAs('teacher') });
  await heading('public-site: universities');
});

describe('from the link in the mail', () => {
  const payload = btoa(JSON.stringify({ email: 'ana@udc.es' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  const confirmation = `x.${payload}.y`;
  const confirm = async (prepare: () => void) => {
    const page = await open(`?confirmation=${confirmation}`);
    expect(await screen.findByText(/para confirmar tu correo electrónico y entrar/)).toBeVisible();
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ana@udc.es');
    prepare();
    await page.person.type(screen.getByLabelText('Contraseña'), 'Puente-2026');
    await press(page.person, 'Confirmar e iniciar sesión');
    return page;
  };

  it('knows the address, and confirms it with the password', async () => {
    await confirm(() => answer('GET /api/users/me', personAs('student')));
    await heading('public-site: students');
    expect(sentTo('POST /api/auth/local')).toEqual([
      { body: { identifier: 'ana@udc.es', password: 'Puente-2026', rememberMe: false, confirmation } },
    ]);
  });

  it('says that the link is no longer good, and sends another', async () => {
    const { person } = await confirm(() => {
      refuse('POST /api/auth/local', new ApiError('ConfirmationInvalid'));
      answer('POST /api/auth/send-email-confirmation', { ok: true });
    });
    expect(await screen.findByText('El enlace de confirmación ha caducado o ya se ha usado.')).toBeVisible();
    await press(person, 'Reenviar el correo');
    expect(await screen.findByText('Te hemos enviado otro correo a ana@udc.es.')).toBeVisible();
  });

  it.each(['x', 'a.b.c', 'x.e30.y'])(
    'is any address to type when it cannot be read: %s',
    async (unreadable) => {
      await open(`?confirmation=${unreadable}`);
      expect(await screen.findByLabelText('Correo electrónico')).toHaveValue('');
    },
  );
});
