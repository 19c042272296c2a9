import {
  answer,
  openPage,
  pageOf,
  project,
  refuse,
  screen,
  sentTo,
  toastMessages,
  user,
  waitFor,
  within,
} from '../../test/render.tsx';
import { reviewed } from '../../test/review.ts';
import axe from 'axe-core';
import { ApiError } from '@puente/client/api-error';
import { refusal } from '@puente/client/refusal';
import { limits } from '@puente/contract/limits';

const one = 'GET /api/organizations/:id';
const verification = 'PUT /api/organizations/:id/verification';
const access = 'PUT /api/organizations/:id/talent/access';
const preview = 'GET /api/organizations/:id/verification/mail';
const notes = 'GET /api/organizations/:id/staff-notes';
const address = '/staff/organizaciones/5';
const staff = user('staff');

const mail = (subject: string) => ({
  data: {
    subject,
    text: 'Hola, Iria:\n\nHemos comprobado los datos.',
    html: '',
    recipients: ['iria@ejemplo.es'],
  },
});
const noted = (text: string) => ({
  id: 1,
  text,
  createdAt: '2026-06-01T10:00:00.000Z',
  author: 'Noa Rey',
});

beforeEach(() => {
  answer(one, { data: reviewed() });
  answer('GET /api/organizations/:id/people', {
    data: [
      {
        id: 7,
        name: 'Iria',
        surname: 'Campos',
        email: 'iria@ejemplo.es',
        profileType: 'coordinator',
        coordinator: 3,
        job_position: null,
        lastLogin: null,
      },
    ],
  });
  answer('GET /api/organizations/:id/doubles', { data: [] });
  answer('GET /api/organizations/:id/projects', pageOf([project({ title: 'Mapa de la huerta' })]));
  answer('GET /api/organizations/:id/history', {
    data: [{ id: 1, kind: 'created', date: '2026-05-12T10:00:00.000Z', by: 'Iria Campos', about: null }],
  });
  answer(notes, { data: [] });
  answer('GET /api/organizations/review', pageOf([reviewed(), reviewed({ id: 9, name: 'Otra Que Espera' })]));
  answer(preview, mail('Huerta Clara está verificada'));
  answer('GET /api/organizations/:id/talent/access/mail', mail('Huerta Clara y el Talent Corner'));
  answer(verification, { data: {}, meta: { changed: true } });
  answer(access, { data: {}, meta: { changed: true } });
});

const opened = async () => {
  const shown = await openPage(address, staff);
  await screen.findByRole('heading', { level: 1, name: 'Huerta Clara' });
  return shown;
};

it('shows the evidence on one page', async () => {
  answer('GET /api/organizations/:id/doubles', {
    data: [{ ...reviewed({ id: 8, name: 'Huerta Clara, S. Coop.' }), why: ['name', 'web'] }],
  });
  const { container } = await opened();
  expect(screen.getByRole('link', { name: /^huerta-clara.example/ })).toHaveAttribute('target', '_blank');
  expect(screen.getByText('Iria Campos', { selector: 'dd' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'iria@ejemplo.es' })).toBeVisible();
  expect(screen.getByText(/todavía no ha entrado/)).toBeVisible();
  const doubles = within(screen.getByRole('region', { name: 'Posibles dobles' }));
  expect(await doubles.findByText('La misma web')).toBeVisible();
  expect(doubles.getByRole('link', { name: 'Huerta Clara, S. Coop.' })).toHaveAttribute(
    'href',
    '/staff/organizaciones/8',
  );
  expect(await screen.findByRole('link', { name: 'Mapa de la huerta' })).toBeVisible();
  expect(await screen.findByText('Iria Campos creó la organización')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver su página pública' })).toHaveAttribute(
    'href',
    '/organizations/5',
  );
  expect((await axe.run(container, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

it('leads to a view of the platform as each of its people sees it', async () => {
  await opened();
  expect(await screen.findByRole('link', { name: 'Ver como lo ve Iria Campos' })).toHaveAttribute(
    'href',
    '/staff/personas/7?ver-como=1',
  );
});

it('verifies what staff have seen, after showing the mail, and offers the next one', async () => {
  const { person } = await opened();
  await person.click(screen.getByRole('button', { name: 'Verificar' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Verificar Huerta Clara?' }));
  expect(await dialog.findByText('Huerta Clara está verificada')).toBeVisible();
  expect(dialog.getByText('iria@ejemplo.es')).toBeVisible();
  expect(sentTo(preview)[0]?.query).toMatchObject({ verified: true });
  answer(one, { data: reviewed({ verified: true }) });
  await person.click(dialog.getByRole('button', { name: 'Verificar' }));
  await waitFor(() => expect(toastMessages()).toEqual(['Huerta Clara está verificada.']));
  expect(sentTo(verification)).toEqual([
    {
      params: { id: 5 },
      body: {
        data: {
          verified: true,
          checked: { name: 'Huerta Clara', web: 'https://www.huerta-clara.example/' },
        },
      },
    },
  ]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Está verificada' })).toHaveFocus());
  expect(screen.queryByText('Ya está verificada')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Siguiente por verificar.*Otra Que Espera/ })).toHaveAttribute(
    'href',
    '/staff/organizaciones/9',
  );
  expect(screen.getByRole('button', { name: 'Dar acceso a talento' })).toBeVisible();
});

it('says that a colleague was faster', async () => {
  const { person } = await opened();
  answer(verification, { data: {}, meta: { changed: false } });
  await person.click(screen.getByRole('button', { name: 'Verificar' }));
  const dialog = within(await screen.findByRole('dialog'));
  answer(one, { data: reviewed({ verified: true }) });
  await person.click(dialog.getByRole('button', { name: 'Verificar' }));
  await waitFor(() => expect(toastMessages()[0]).toMatch(/^Otra persona del equipo ya había verificado/));
  expect(await screen.findByText('Ya está verificada')).toBeVisible();
});

it('keeps the dialog open with the reason why it failed', async () => {
  const { person } = await opened();
  refuse(verification, refusal('Conflict'));
  answer(one, { data: reviewed({ web: 'https://otra.example' }) });
  await person.click(screen.getByRole('button', { name: 'Verificar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: 'Verificar' }));
  expect(await dialog.findByText(refusal('Conflict').message)).toBeVisible();
  // The page shows the new data now.
  expect(await screen.findByText('otra.example', { exact: false })).toBeInTheDocument();
});

it('asks for the reason of a withdrawal, shows it in the mail and sends it', async () => {
  answer(one, { data: reviewed({ verified: true }) });
  const { person } = await opened();
  await person.click(screen.getByRole('button', { name: 'Retirar la verificación' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: '¿Retirar la verificación a Huerta Clara?' }),
  );
  const submit = () => person.click(dialog.getByRole('button', { name: 'Retirar la verificación' }));
  await submit();
  expect(await dialog.findByText('Elige un motivo.')).toBeVisible();
  await person.click(dialog.getByRole('radio', { name: 'Otro motivo' }));
  await submit();
  expect(await dialog.findByText('Este campo es obligatorio.')).toBeVisible();
  expect(sentTo(verification)).toEqual([]);
  await person.type(dialog.getByRole('textbox', { name: /^Con tus palabras/ }), 'Nos lo pedís.');
  await waitFor(() =>
    expect(sentTo(preview).at(-1)?.query).toMatchObject({
      verified: false,
      reason: 'other',
      words: 'Nos lo pedís.',
    }),
  );
  answer(one, { data: reviewed() });
  await submit();
  await waitFor(() => expect(toastMessages()).toEqual(['Huerta Clara ya no está verificada.']));
  expect(sentTo(verification)[0]?.body).toEqual({
    data: { verified: false, reason: 'other', words: 'Nos lo pedís.' },
  });
});

it('gives access to the Talent Corner, and takes it away with a reason', async () => {
  answer(one, { data: reviewed({ verified: true }) });
  const { person } = await opened();
  await person.click(screen.getByRole('button', { name: 'Dar acceso a talento' }));
  const giving = within(await screen.findByRole('dialog'));
  answer(one, { data: reviewed({ verified: true, talent_access: true }) });
  await person.click(giving.getByRole('button', { name: 'Dar acceso a talento' }));
  await waitFor(() => expect(sentTo(access)[0]?.body).toEqual({ data: { talent_access: true } }));

  await person.click(await screen.findByRole('button', { name: 'Retirar el acceso a talento' }));
  const withdrawing = within(await screen.findByRole('dialog'));
  await person.click(withdrawing.getByRole('radio', { name: /^Se han usado los datos/ }));
  await person.click(withdrawing.getByRole('button', { name: 'Retirar el acceso a talento' }));
  await waitFor(() =>
    expect(sentTo(access)[1]?.body).toMatchObject({ data: { talent_access: false, reason: 'misuse' } }),
  );
});

it('says that nobody gets a mail', async () => {
  answer(preview, { data: { ...mail('x').data, recipients: [] } });
  const { person } = await opened();
  await person.click(screen.getByRole('button', { name: 'Verificar' }));
  expect(await screen.findByText('No se envía ningún correo:')).toBeVisible();
});

it('keeps notes of the team', async () => {
  answer(notes, { data: [noted('Hemos llamado al teléfono de la web.')] });
  answer('POST /api/organizations/:id/staff-notes', { data: noted('Nueva') });
  const { person } = await opened();
  expect(await screen.findByText('Hemos llamado al teléfono de la web.')).toBeVisible();
  expect(screen.getByText(/^Noa Rey · /)).toBeVisible();
  const field = screen.getByRole('textbox', { name: /^Nueva nota/ });
  await person.type(field, '  Nueva ');
  await person.click(screen.getByRole('button', { name: 'Guardar nota' }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(sentTo('POST /api/organizations/:id/staff-notes')).toEqual([
    { params: { id: 5 }, body: { data: { text: 'Nueva' } } },
  ]);
});

it('does not send a note that is too long', async () => {
  const { person } = await opened();
  await person.click(await screen.findByRole('textbox', { name: /^Nueva nota/ }));
  await person.paste('a'.repeat(limits.staffNote.max + 1));
  await person.click(screen.getByRole('button', { name: 'Guardar nota' }));
  expect(sentTo('POST /api/organizations/:id/staff-notes')).toEqual([]);
});

it('says that none is left', async () => {
  answer('GET /api/organizations/review', pageOf([reviewed()]));
  await opened();
  expect(await screen.findByText('No queda ninguna otra por verificar.')).toBeVisible();
});

it('leads back from an organisation that is gone', async () => {
  refuse(one, new ApiError('NotFound'));
  await openPage(address, staff);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No encontramos esta organización' }),
  ).toBeVisible();
});

it('invites somebody to manage the projects of the organisation, and keeps what was typed when that fails', async () => {
  refuse('POST /api/project-managers', refusal('EmailTaken'));
  const { person } = await opened();
  await person.click(screen.getByRole('button', { name: 'Invitar a gestionar sus proyectos' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Correo electrónico'), 'lois@ejemplo.es');
  await person.type(dialog.getByLabelText('Nombre'), 'Lois');
  await person.type(dialog.getByLabelText('Apellidos'), 'Seoane');
  await person.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByLabelText('Correo electrónico')).toHaveValue('lois@ejemplo.es');
  answer('POST /api/project-managers', { data: {} });
  await person.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
  await waitFor(() => expect(toastMessages()).toContain('Hemos enviado la invitación a lois@ejemplo.es.'));
  expect(sentTo('POST /api/project-managers').at(-1)).toMatchObject({
    body: { data: { email: 'lois@ejemplo.es', name: 'Lois', surname: 'Seoane', organizations: [5] } },
  });
});
