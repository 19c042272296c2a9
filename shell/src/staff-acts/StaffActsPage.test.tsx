import { answer, openShell, ownPages, personAs, screen, sentTo, waitFor, within } from '../../test/shell.tsx';
import type { StaffAct } from '@puente/contract/entities/staff-act';
import type { OnTheWire } from '@puente/contract/ids';
import { pageOf } from '@puente/testing/pages/records';

const act: OnTheWire<StaffAct> = {
  id: 1,
  createdAt: '2026-11-27T10:04:31.000Z',
  user: 8,
  who: 'Julia Serrano',
  call: 'PUT /api/organizations/:id/verification',
  record: 3,
  recordName: 'Mar Limpio',
  outcome: 'done',
  changes: [{ field: 'verified', before: false, after: true }],
};

const open = () =>
  openShell('/staff/registro', {
    user: { ...personAs('staff'), staffRole: 'administrator' },
    loadPage: ownPages,
  });

it('says who did what, when, and what was there before', async () => {
  answer('GET /api/staff-acts', pageOf([act], { total: 1 }));
  const { person } = await open();
  const opener = await screen.findByRole('button', { name: /Cambió la verificación de una organización/ });
  const row = within(opener.closest('tr')!);
  for (const text of ['Julia Serrano', 'Mar Limpio', '27 nov 2026, 11:04:31', 'Hecho'])
    expect(row.getByText(text)).toBeVisible();
  await person.click(opener);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('heading', { name: 'Verificada' })).toBeVisible();
  expect(dialog.getByText('No')).toBeVisible();
  expect(dialog.getByText('Sí')).toBeVisible();
});

it('keeps no value about a person, and names what this release does not know by its own words', async () => {
  const unknown = {
    ...act,
    call: 'PUT /api/later/:id',
    recordName: null,
    outcome: 'unknown' as const,
    changes: [{ field: 'novelty' }],
  };
  answer('GET /api/staff-acts', pageOf([unknown], { total: 1 }));
  const { person } = await open();
  const opener = await screen.findByRole('button', { name: /PUT \/api\/later/ });
  expect(within(opener.closest('tr')!).getByText('N.º 3')).toBeVisible();
  await person.click(opener);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('heading', { name: 'novelty' })).toBeVisible();
  expect(dialog.getByText(/No se guarda el valor/)).toBeVisible();
});

it('narrows by act', async () => {
  answer('GET /api/staff-acts', pageOf([act], { total: 1 }));
  const { person } = await open();
  await person.selectOptions(await screen.findByLabelText('Qué hizo'), 'Eliminó una cuenta');
  await waitFor(() =>
    expect(sentTo('GET /api/staff-acts').at(-1)).toMatchObject({
      query: { filters: { call: { $eq: 'DELETE /api/users/:id' } } },
    }),
  );
});
