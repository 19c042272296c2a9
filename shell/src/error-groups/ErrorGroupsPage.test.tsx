import {
  answer,
  openShell,
  ownPages,
  personAs,
  refuse,
  screen,
  sentTo,
  waitFor,
  within,
} from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';
import type { ErrorGroup, ErrorGroupDetail } from '@puente/contract/entities/error-group';
import type { OnTheWire } from '@puente/contract/ids';
import { pageOf } from '@puente/testing/pages/records';

const group: OnTheWire<ErrorGroup> = {
  id: 4,
  app: 'student-app',
  phase: 'call',
  route: 'project',
  error: null,
  reason: 'Unexpected',
  status: 500,
  reports: 1204,
  firstSeenAt: '2026-11-20T10:04:31.000Z',
  lastSeenAt: '2026-11-27T10:04:31.000Z',
  lastVersion: '1.2.0-4f2c9e',
  state: 'open',
  solvedAt: null,
  days: [...Array<number>(12).fill(0), 3, 5],
};
const detail: OnTheWire<ErrorGroupDetail> = {
  ...group,
  versions: [{ version: '1.1.0-b', reports: 1, lastSeenAt: '2026-11-27T10:04:31.000Z' }],
  places: [{ at: 'project.4f2c9e.js:1:2345', reports: 3 }],
  latest: [
    {
      reference: '7K3QXA',
      createdAt: '2026-11-27T10:04:31.000Z',
      version: '1.1.0-b',
      at: 'project.4f2c9e.js:1:2345',
    },
  ],
};

const list = 'GET /api/error-groups';
const one = 'GET /api/error-groups/:id';
const solution = 'POST /api/error-groups/:id/solution';
beforeEach(() => {
  answer(list, pageOf([group], { total: 1 }));
  answer(one, { data: detail });
});

const open = (address = '/staff/errores') =>
  openShell(address, { user: { ...personAs('staff'), staffRole: 'administrator' }, loadPage: ownPages });
const opener = () => screen.findByRole('button', { name: /^Unexpected \(500\)/ });
const filter = (name: string) => screen.getByRole('combobox', { name });
const filters = () => (sentTo(list).at(-1)?.query as { filters?: unknown }).filters;

it('shows what fails, where, how often and since when', async () => {
  await open();
  const row = within((await opener()).closest('tr')!);
  for (const text of [
    'student-app, project',
    'Abierto',
    '1.204',
    '1.2.0-4f2c9e',
    '8 en 14 días, 5 hoy',
    '27 nov 2026, 11:04:31',
  ])
    expect(row.getByText(text)).toBeVisible();
});

it('finds the reference that a user reports, and narrows by app, state and days', async () => {
  const { person } = await open('/staff/errores?q=7k3qxa');
  await opener();
  expect(filters()).toEqual({ keyword: { $containsi: '7k3qxa' } });
  await person.selectOptions(filter('Aplicación'), 'student-app');
  await person.selectOptions(filter('Estado'), 'Ha vuelto');
  await person.selectOptions(filter('Último aviso'), 'Hoy');
  await waitFor(() =>
    expect(JSON.stringify(filters())).toMatch(
      /"app":\{"\$eq":"student-app"\}.*"reopened".*"lastSeenAt":\{"\$gte":"\d{4}-\d{2}-\d{2}T2[23]:00:00/,
    ),
  );
});

it('shows versions, places and references of an error, and leads to all errors of a version', async () => {
  const { person } = await open();
  await person.click(await opener());
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('rowheader', { name: '7K3QXA' })).toBeVisible();
  expect(dialog.getAllByText('project.4f2c9e.js:1:2345').length).toBeGreaterThan(1);
  await person.click(dialog.getByRole('button', { name: '1.1.0-b: 1 aviso' }));
  await waitFor(() => expect(filters()).toEqual({ version: { $eq: '1.1.0-b' } }));
});

it('marks an error as solved and as open again; a failure can be retried', async () => {
  const { person } = await open();
  await person.click(await opener());
  const dialog = within(await screen.findByRole('dialog'));
  refuse(solution, new ApiError('Unexpected'));
  await person.click(dialog.getByRole('button', { name: 'Marcar como resuelto' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  answer(solution, { data: { ...group, state: 'solved', solvedAt: '2026-11-27T11:00:00.000Z' } });
  await person.click(dialog.getByRole('button', { name: 'Marcar como resuelto' }));
  expect(await dialog.findByText('27 nov 2026, 12:00:00')).toBeVisible();
  expect(sentTo(solution).at(-1)).toMatchObject({ params: { id: 4 }, body: { data: { solved: true } } });
  await person.click(dialog.getByRole('button', { name: 'Volver a abrir' }));
  await waitFor(() => expect(sentTo(solution).at(-1)).toMatchObject({ body: { data: { solved: false } } }));
});
