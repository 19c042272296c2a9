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
import { student } from '../../../test/fixtures.ts';
import { ApiError } from '@puente/client/api-error';

const save = 'PUT /api/students/:id';
const profile = { id: 7, talentVisible: false, disability: true, disabilityConsent: true };
const open = () => openPage('/profile?section=visibility', student());

beforeEach(() => {
  answer('GET /api/students/:id', { data: profile });
  answer(save, { data: profile });
});

it('lets the student be found in the talent corner, and keeps it at once', async () => {
  const { person } = await open();
  await heading('Quién ve tu perfil');
  expect(screen.getByRole('radio', { name: /^Solo aquellas/ })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: /^También las del Talent/ }));
  await waitFor(() => expect(toastMessages()).toEqual(['Hemos guardado quién te ve.']));
  expect(sentTo(save)).toEqual([{ params: { id: 7 }, body: { data: { talentVisible: true } } }]);
});

it('takes a choice back that could not be kept', async () => {
  refuse(save, new ApiError('Network'));
  const { person } = await open();
  await person.click(await screen.findByRole('radio', { name: /^También las del Talent/ }));
  expect(await screen.findByText('No hemos podido guardar quién te ve')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Solo aquellas/ })).toBeChecked();
});

it('takes back the consent with the answer about a disability', async () => {
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
