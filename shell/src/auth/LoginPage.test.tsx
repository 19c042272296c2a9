import {
  answer,
  arriveAs,
  heading,
  openShell,
  ownPages,
  personAs,
  press,
  screen,
  waitFor,
} from '../../test/shell.tsx';
import { rememberIntendedPath } from '@puente/platform/session';

const open = (search = '') => openShell(`/user/auth/login${search}`, { loadPage: ownPages });

async function logInAs(user: ReturnType<typeof personAs>) {
  const page = await open();
  answer('GET /api/users/me', user);
  await page.person.type(screen.getByLabelText('Correo electrónico'), 'ana@udc.es');
  await page.person.type(screen.getByLabelText('Contraseña'), 'Puente-2026');
  await press(page.person, 'Iniciar sesión');
  return page;
}

describe('after login', () => {
  it('leads back to where the person was going', async () => {
    rememberIntendedPath('/projects/12/apply?from=mail');
    const { address } = await logInAs(personAs('student'));
    await heading('student-app: projectApply');
    expect(address()).toBe('/projects/12/apply?from=mail');
  });

  it.each([
    ['student', 'public-site: students'],
    ['coordinator', 'public-site: organizations'],
    ['projectManager', 'public-site: organizations'],
    ['teacher', 'public-site: universities'],
  ] as const)('leads a %s to %s otherwise', async (role, page) => {
    await logInAs(personAs(role));
    await heading(page);
  });

  it('«Atrás» does not lead to the login page again', async () => {
    const { address, back } = await logInAs(personAs('student'));
    await heading('public-site: students');
    await back();
    expect(address()).toBe('/before');
  });
});

it('leads on whoever signed in in another tab meanwhile', async () => {
  await open();
  await heading('Iniciar sesión');
  await arriveAs(personAs('student'));
  await heading('public-site: students');
});

it('shows no login to somebody who is signed in', async () => {
  await openShell('/user/auth/login', { loadPage: ownPages, user: personAs('teacher') });
  await heading('public-site: universities');
});

describe('from the link in the mail', () => {
  it('says that the address is confirmed', async () => {
    await open('?confirmed=1');
    expect(await screen.findByText('Tu email está verificado')).toBeVisible();
  });

  it('says that the link is no longer good', async () => {
    await open('?confirmed=0');
    expect(await screen.findByText('El enlace de confirmación ha caducado o ya se ha usado.')).toBeVisible();
  });

  it('says nothing of it otherwise', async () => {
    await open();
    await heading('Iniciar sesión');
    await waitFor(() => expect(document.title).toBe('Iniciar sesión · Puente'));
    expect(screen.queryByText(/verificado|caducado/)).not.toBeInTheDocument();
  });
});
