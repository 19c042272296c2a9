import {
  answer,
  openShell,
  ownPages,
  personAs,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { pageOf } from '@puente/testing/pages/records';
import { openDocument } from './open-document.ts';

jest.mock('./open-document.ts', () => ({ openDocument: jest.fn() }));
const opened = jest.mocked(openDocument);
afterEach(() => {
  opened.mockClear();
  localStorage.clear();
});

const begin = 'POST /api/views';
const end = 'DELETE /api/views/current';
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const viewed = (minutes = 14.5) => ({
  ...personAs('student'),
  view: { by: 'Rubén', until: inMinutes(minutes) },
});
const banner = () => screen.findByRole('complementary', { name: 'Vista como otra persona' });

describe('the banner', () => {
  it('says whose eyes these are and for how long, on every page', async () => {
    await openShell('/cookies', { user: viewed() });
    const shown = within(await banner());
    expect(shown.getByRole('status')).toHaveTextContent(
      /^Ves la plataforma como Marta .+\. Solo puedes mirar\.$/,
    );
    expect(shown.getByText('Quedan 15 minutos')).toBeVisible();
  });

  it('is not there for anybody else', async () => {
    await openShell('/cookies', { user: personAs('student') });
    expect(screen.queryByRole('complementary', { name: 'Vista como otra persona' })).not.toBeInTheDocument();
  });

  it('ends the view, and leads to the work of staff in a new document', async () => {
    answer(end, undefined);
    const { person } = await openShell('/cookies', { user: viewed() });
    await person.click(within(await banner()).getByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/staff'));
    expect(sentTo(end)).toHaveLength(1);
  });

  it('says that the view could not be ended, and ends it with the next try', async () => {
    refuse(end, new ApiError('Network'));
    const { person } = await openShell('/cookies', { user: viewed() });
    const shown = within(await banner());
    await person.click(shown.getByRole('button', { name: 'Salir' }));
    expect(await shown.findByRole('alert')).toHaveTextContent(/^No hemos podido salir\. No hay conexión/);
    answer(end, undefined);
    await person.click(shown.getByRole('button', { name: 'Salir' }));
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  });

  it('ends a view whose time is over by itself', async () => {
    answer(end, undefined);
    await openShell('/cookies', {
      user: { ...personAs('staff'), view: { by: 'Rubén', until: inMinutes(-1) } },
    });
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/staff'));
    expect(sentTo(end)).toHaveLength(1);
  });
});

it('asks for no messages, and does not log out, during a view', async () => {
  const { person } = await openShell('/profile', { user: viewed() });
  await banner();
  const header = within(screen.getByRole('banner'));
  await person.click(header.getByRole('button', { name: /^Marta/ }));
  await person.click(header.getByRole('button', { name: 'Cerrar sesión' }));
  expect(toastMessages()).toEqual([expect.stringContaining('Pulsa «Salir» arriba')]);
  expect(sentTo('GET /api/conversations/unread')).toEqual([]);
  expect(sentTo('GET /api/communication-centers')).toEqual([]);
});

describe('the dialog', () => {
  const iria = {
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
    hasSecondFactor: false,
    sessions: 0,
  };
  const openPerson = (address = '/staff/personas/12', more: object = {}) => {
    answer('GET /api/people', pageOf([{ ...iria, ...more }]));
    return openShell(address, {
      user: { ...personAs('staff'), staffRole: 'support' },
      loadPage: ownPages,
    });
  };
  const button = (name: string) => screen.findByRole('button', { name });

  it('needs a reason and the password, keeps what was typed when it is refused, and opens the home page', async () => {
    refuse(begin, refusal('ValidationError', { fields: { password: 'La contraseña no es correcta.' } }));
    const { person } = await openPerson();
    await person.click(await button('Ver como lo ve'));
    const dialog = within(screen.getByRole('dialog'));
    const start = dialog.getByRole('button', { name: 'Ver como lo ve' });
    await person.click(start);
    expect(sentTo(begin)).toEqual([]);
    await person.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'No encuentra su solicitud.');
    await person.type(dialog.getByLabelText('Tu contraseña'), 'no-es-esta');
    await person.click(start);
    expect(await dialog.findByText('La contraseña no es correcta.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveValue('No encuentra su solicitud.');
    expect(opened).not.toHaveBeenCalled();
    answer(begin, { data: { user: 12, until: inMinutes(15) } });
    await person.click(start);
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/'));
    expect(sentTo(begin).at(-1)).toMatchObject({
      body: { data: { user: 12, reason: 'No encuentra su solicitud.', password: 'no-es-esta' } },
    });
  });

  it('is open for those who come from the page of an organisation', async () => {
    await openPerson('/staff/personas/12?ver-como=1');
    expect(await screen.findByRole('dialog', { name: 'Ver la plataforma como la ve Iria' })).toBeVisible();
  });

  it.each([{ profileType: 'staff' }, { profileType: null }])('is not for %o', async (more) => {
    await openPerson('/staff/personas/12?ver-como=1', more);
    await screen.findByRole('heading', { name: 'Qué puedes hacer' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ver como lo ve' })).not.toBeInTheDocument();
  });
});
