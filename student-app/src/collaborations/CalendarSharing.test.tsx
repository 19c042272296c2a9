import { pageOf, student } from '../../test/fixtures.ts';
import {
  answer,
  heading,
  openPage,
  refuse,
  screen,
  sentTo,
  toastMessages,
  within,
} from '../../test/render.tsx';
import { refusal } from '@puente/client/refusal';

const feed = 'GET /api/users/me/calendar';
const make = 'POST /api/users/me/calendar';
const stop = 'DELETE /api/users/me/calendar';
const address = 'https://puente.test/api/calendar?token=secreto';
const made = { data: { since: '2026-11-28T10:00:00.000Z', address } };

async function open(since: string | null) {
  answer('GET /api/collaborations', pageOf([]));
  answer(feed, { data: { since } });
  const page = await openPage('/colaboraciones', student());
  await heading('Colaboraciones');
  return { ...page, section: within(await screen.findByRole('region', { name: 'En tu calendario' })) };
}

it('shows a new address once, to copy or to open', async () => {
  const { section, person } = await open(null);
  answer(make, made);
  await person.click(await section.findByRole('button', { name: 'Suscribirse al calendario' }));
  expect(await section.findByRole('textbox', { name: 'Dirección de tu calendario' })).toHaveValue(address);
  expect(section.getByRole('link', { name: 'Abrir en mi calendario' })).toHaveAttribute(
    'href',
    'webcal://puente.test/api/calendar?token=secreto',
  );
  await person.click(section.getByRole('button', { name: 'Copiar la dirección' }));
  expect(toastMessages()).toEqual(['Dirección copiada.']);
});

it('renews and removes an address that it no longer shows', async () => {
  const { section, person } = await open('2026-11-20T10:00:00.000Z');
  expect(await section.findByText(/desde el 20 de noviembre de 2026/)).toBeVisible();
  expect(section.queryByRole('textbox')).not.toBeInTheDocument();
  answer(make, made);
  await person.click(section.getByRole('button', { name: 'Renovar dirección' }));
  expect(await section.findByRole('textbox')).toHaveValue(address);
  answer(stop, undefined);
  await person.click(section.getByRole('button', { name: 'Dejar de compartir' }));
  expect(await section.findByRole('button', { name: 'Suscribirse al calendario' })).toBeVisible();
  expect(sentTo(stop)).toHaveLength(1);
  expect(toastMessages()).toEqual(['Tu calendario ya no se comparte.']);
});

it('says that an address could not be made', async () => {
  const { section, person } = await open(null);
  refuse(make, refusal('TooManyRequests'));
  await person.click(await section.findByRole('button', { name: 'Suscribirse al calendario' }));
  expect(await section.findByText('No hemos podido cambiar la dirección')).toBeVisible();
  expect(section.getByRole('button', { name: 'Suscribirse al calendario' })).toBeVisible();
});
