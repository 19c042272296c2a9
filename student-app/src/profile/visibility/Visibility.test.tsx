import { student } from '../../../test/fixtures.ts';
import {
  answer,
  heading,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
} from '../../../test/render.tsx';
import { ApiError } from '@puente/client/api-error';

const save = 'PUT /api/students/:id';
const profile = { id: 7, visibility: 'applied', disability: true, disabilityConsent: true };
const open = () => openPage('/profile?section=visibility', student());

beforeEach(() => {
  answer('GET /api/students/:id', { data: profile });
  answer(save, { data: profile });
  answer('GET /api/students/views', { data: [] });
});

it('lets the student be found in the talent corner, and keeps it at once', async () => {
  const { person } = await open();
  await heading('Quién ve tu perfil');
  expect(screen.getByRole('radio', { name: /^Solo aquellas/ })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: /^También las del Talent/ }));
  await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado quién te ve.']));
  expect(sentTo(save)).toEqual([{ params: { id: 7 }, body: { data: { visibility: 'talent' } } }]);
});

it('§6 offers to be private, seen by organisations that one applied to, or in the talent corner', async () => {
  answer('GET /api/students/:id', { data: { ...profile, visibility: 'talent' } });
  const { person } = await open();
  await heading('Quién ve tu perfil');
  expect(screen.getByRole('radio', { name: /^También las del Talent/ })).toBeChecked();
  const hidden = screen.getByRole('radio', { name: 'Ninguna: perfil privado' });
  expect(hidden).toHaveAccessibleDescription(/Si solicitas un proyecto, su organización lee/);
  await person.click(hidden);
  await waitFor(() =>
    expect(sentTo(save)).toEqual([{ params: { id: 7 }, body: { data: { visibility: 'private' } } }]),
  );
});

it('takes a choice back that could not be kept', async () => {
  refuse(save, new ApiError('Network'));
  const { person } = await open();
  await person.click(await screen.findByRole('radio', { name: /^También las del Talent/ }));
  expect(await screen.findByText('No hemos podido guardar quién te ve')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Solo aquellas/ })).toBeChecked();
});

it('§3.1 takes back the consent with the answer about a disability', async () => {
  const { person } = await open();
  await heading('Discapacidad');
  expect(screen.getByRole('checkbox', { name: /^Consiento/ })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: 'Prefiero no decirlo' }));
  await person.click(screen.getByRole('button', { name: 'Guardar mi respuesta' }));
  await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado tu respuesta.']));
  expect(sentTo(save)).toEqual([
    { params: { id: 7 }, body: { data: { disability: null, disabilityConsent: false } } },
  ]);
});

it('tells which organisations opened the CV or looked at the profile, and when', async () => {
  answer('GET /api/students/views', {
    data: [{ organization: { id: 5, name: 'Fundación Ría Viva' }, viewedAt: '2026-03-12T10:00:00.000Z' }],
  });
  await open();
  expect(await screen.findByRole('link', { name: 'Fundación Ría Viva' })).toHaveAttribute(
    'href',
    '/organizations/5',
  );
  expect(screen.getByText('La última vez, el 12 de marzo de 2026')).toBeVisible();
});

it('says that no organisation has looked', async () => {
  await open();
  expect(await screen.findByText('Todavía no lo ha mirado ninguna.')).toBeVisible();
});
