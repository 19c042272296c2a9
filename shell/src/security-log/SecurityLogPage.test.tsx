import { answer, openShell, ownPages, personAs, screen, sentTo, waitFor, within } from '../../test/shell.tsx';
import type { SecurityEvent } from '@puente/contract/entities/security-event';
import type { OnTheWire } from '@puente/contract/ids';
import { pageOf } from '@puente/testing/pages/records';

const failed: OnTheWire<SecurityEvent> = {
  id: 1,
  kind: 'loginFailed',
  createdAt: '2026-11-27T10:04:31.000Z',
  user: 12,
  actor: 12,
  address: 'a1b2c3d4e5f60718',
  reason: null,
};
const removed = { ...failed, id: 2, kind: 'secondFactorRemoved', actor: 8 } as const;
const own = { ...failed, id: 3, kind: 'passwordChanged', actor: 12 } as const;
const unknown = { ...failed, id: 4, user: null };

const open = (address = '/staff/seguridad') =>
  openShell(address, {
    user: { ...personAs('staff'), staffRole: 'administrator' },
    loadPage: ownPages,
  });

const rowOf = async (name: RegExp) =>
  within((await screen.findAllByRole('button', { name }))[0]!.closest('tr')!);

it('says what happened to which account, who did it and from where', async () => {
  answer('GET /api/security-events', pageOf([failed, removed, own], { total: 3 }));
  await open();
  const row = await rowOf(/^Inicio de sesión fallido/);
  for (const text of ['N.º 12', 'Sin identificar', 'a1b2c3d4', '27 nov 2026, 11:04:31'])
    expect(row.getByText(text)).toBeVisible();
  expect((await rowOf(/^Verificación en dos pasos quitada/)).getByText('Cuenta n.º 8')).toBeVisible();
  expect((await rowOf(/^Contraseña cambiada/)).getByText('La propia persona')).toBeVisible();
});

it('leads from an event to its account, and narrows to what has the same account or origin', async () => {
  answer('GET /api/security-events', pageOf([failed], { total: 1 }));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /^Inicio de sesión fallido/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('link', { name: 'N.º 12' })).toHaveAttribute('href', '/staff/personas/12');
  await person.click(dialog.getByRole('button', { name: 'Ver todo desde este origen' }));
  await waitFor(() =>
    expect(sentTo('GET /api/security-events').at(-1)).toMatchObject({
      query: { filters: { address: { $eq: 'a1b2c3d4e5f60718' } } },
    }),
  );
  await person.click(await screen.findByRole('button', { name: /^Inicio de sesión fallido/ }));
  await person.click(await screen.findByRole('button', { name: 'Ver todo lo de esta cuenta' }));
  await waitFor(() =>
    expect(sentTo('GET /api/security-events').at(-1)).toMatchObject({
      query: { filters: { user: { $eq: 12 } } },
    }),
  );
});

it('shows a failed login without an account, and takes a wrong number in the address for none', async () => {
  answer('GET /api/security-events', pageOf([unknown], { total: 1 }));
  await open('/staff/seguridad?user=doce');
  expect((await rowOf(/^Inicio de sesión fallido/)).getByText('Ninguna')).toBeVisible();
  expect(sentTo('GET /api/security-events').at(-1)).toMatchObject({
    query: { filters: { user: { $null: true } } },
  });
});
