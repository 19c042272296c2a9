import { answer, openShell, ownPages, personAs, press, refuse, screen, sentTo } from '../../test/shell.tsx';
import { refusal } from '@puente/client/refusal';

const confirm = 'POST /api/auth/confirm-email-change';
const undo = 'POST /api/auth/undo-email-change';
const open = (search: string, user = personAs('student')) =>
  openShell(`/user/auth/email${search}`, { loadPage: ownPages, user });

it('changes nothing when it is opened', async () => {
  await open('?confirm=abc');
  expect(await screen.findByRole('button', { name: 'Confirmar la dirección' })).toBeVisible();
  expect(sentTo(confirm)).toEqual([]);
});

it('confirms the new address, and the page knows it', async () => {
  const { person } = await open('?confirm=abc');
  answer(confirm, { email: 'nueva@ejemplo.es' });
  answer('GET /api/users/me', { ...personAs('student'), email: 'nueva@ejemplo.es' });
  await press(person, 'Confirmar la dirección');
  const done = await screen.findByText(/Desde ahora entras con nueva@ejemplo.es/);
  expect(document.activeElement).toContainElement(done);
  expect(sentTo(confirm)).toEqual([{ body: { code: 'abc' } }]);
});

it('undoes the change from the old address', async () => {
  const { person } = await open('?undo=abc');
  answer(undo, { email: 'vieja@ejemplo.es' });
  refuse('GET /api/users/me', refusal('Unauthorized'));
  await press(person, 'Deshacer el cambio');
  expect(await screen.findByText(/Tu cuenta vuelve a ser de vieja@ejemplo.es/)).toBeVisible();
});

it.each(['?confirm=abc', ''])('says that a link is spent: %s', async (search) => {
  const { person } = await open(search);
  refuse(confirm, refusal('CodeInvalid'));
  if (search !== '') await press(person, 'Confirmar la dirección');
  expect(await screen.findByText('El enlace ha caducado o ya se ha usado')).toBeVisible();
});

it('can be tried again when there was no network', async () => {
  const { person } = await open('?confirm=abc');
  refuse(confirm, refusal('Unexpected'));
  await press(person, 'Confirmar la dirección');
  await screen.findByText('No hemos podido hacerlo');
  answer(confirm, { email: 'nueva@ejemplo.es' });
  await press(person, 'Confirmar la dirección');
  expect(await screen.findByText(/Desde ahora entras con/)).toBeVisible();
});
