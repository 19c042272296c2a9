import {
  answer,
  openShell,
  ownPages,
  personAs,
  press,
  refuse,
  screen,
  sentTo,
  toastMessages,
  waitFor,
  within,
} from '../../../test/shell.tsx';
import { refusal } from '@puente/client/refusal';
import type { AccountMerge } from '@puente/contract/entities/merge';
import type { Person } from '@puente/contract/entities/person';
import type { OnTheWire } from '@puente/contract/ids';
import { pageOf } from '@puente/testing/pages/records';

const old: OnTheWire<Person> = {
  id: 12,
  createdAt: '2025-11-02T10:00:00.000Z',
  email: 'iria.vieja@ejemplo.es',
  name: 'Iria',
  surname: 'Castro',
  profileType: 'student',
  staffRole: null,
  confirmed: true,
  lastLogin: '2025-12-01T10:00:00.000Z',
  organizations: [],
  hasSecondFactor: false,
  sessions: 1,
};
const used: OnTheWire<Person> = {
  ...old,
  id: 13,
  email: 'iria@ejemplo.es',
  lastLogin: '2026-05-01T10:00:00.000Z',
};
const seen: OnTheWire<AccountMerge> = {
  version: 'abc',
  moves: [{ part: 'applications', count: 2, names: ['Mapa', 'Riego'] }],
  clashes: [{ part: 'profile', clash: 'kept', count: 1, names: [] }],
  obstacle: null,
  sessions: 1,
  announcedAt: null,
  allowedFrom: null,
};
const announced = {
  ...seen,
  announcedAt: '2020-01-01T10:00:00.000Z',
  allowedFrom: '2020-01-02T10:00:00.000Z',
};
const preview = 'GET /api/users/:id/merge';
const announcement = 'POST /api/users/:id/merge/announcement';
const merge = 'POST /api/users/:id/merge';

interface Asked {
  query: { filters: { id?: { $eq: number } } };
}

beforeEach(() => {
  answer('GET /api/people', ({ query }: Asked) => pageOf([query.filters.id?.$eq === 13 ? used : old]));
  answer(preview, { data: seen });
  answer(announcement, {
    data: { ...seen, announcedAt: '2099-01-01T10:00:00.000Z', allowedFrom: '2099-01-02T10:00:00.000Z' },
  });
  answer(merge, { data: {} });
});

const open = (path = '/staff/personas/12/fusionar?con=13') =>
  openShell(path, {
    user: { ...personAs('staff'), staffRole: 'administrator' },
    loadPage: ownPages,
  });

it('says what moves into the account that was used last, and announces it first', async () => {
  const { person } = await open();
  await screen.findByRole('heading', { name: 'Todo lo de iria.vieja@ejemplo.es pasa a iria@ejemplo.es' });
  expect(await screen.findByText('2 solicitudes a proyectos: Mapa, Riego')).toBeVisible();
  expect(screen.getByText(/Las dos tienen el suyo/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fusionar las dos cuentas' })).not.toBeInTheDocument();
  await press(person, 'Avisar a las dos direcciones');
  await waitFor(() =>
    expect(toastMessages()).toEqual(['Hemos avisado a iria.vieja@ejemplo.es y a iria@ejemplo.es.']),
  );
  expect(sentTo(announcement)).toEqual([{ params: { id: 12 }, body: { data: { into: 13 } } }]);
  expect(await screen.findByText(/^Puedes fusionarlas a partir del/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Avisar otra vez' })).toBeVisible();
});

it('merges with the password of the member of staff, once the time to object is over', async () => {
  answer(preview, { data: announced });
  const { person } = await open();
  await screen.findByRole('button', { name: 'Fusionar las dos cuentas' });
  await press(person, 'Fusionar las dos cuentas');
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/^Tu contraseña|^Contraseña/), 'la-mia-de-siempre');
  await person.click(dialog.getByRole('button', { name: 'Fusionar las cuentas' }));
  await waitFor(() =>
    expect(sentTo(merge)).toEqual([
      {
        params: { id: 12 },
        body: { data: { into: 13, version: 'abc', password: 'la-mia-de-siempre' } },
      },
    ]),
  );
});

it('shows what moves again when it has changed', async () => {
  answer(preview, { data: announced });
  const { person } = await open();
  await screen.findByRole('button', { name: 'Fusionar las dos cuentas' });
  await press(person, 'Fusionar las dos cuentas');
  refuse(merge, refusal('MergeChanged'));
  answer(preview, {
    data: { ...announced, version: 'def', moves: [{ part: 'applications', count: 3, names: [] }] },
  });
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText(/^Tu contraseña|^Contraseña/), 'la-mia-de-siempre');
  await person.click(dialog.getByRole('button', { name: 'Fusionar las cuentas' }));
  expect(await screen.findByText('Ha cambiado mientras lo mirabas')).toBeVisible();
  expect(await screen.findByText('3 solicitudes a proyectos')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says why two accounts cannot be merged', async () => {
  answer(preview, { data: { ...seen, obstacle: 'profiles' } });
  await open();
  expect(await screen.findByText(/Sus perfiles son de distinto tipo/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Avisar a las dos direcciones' })).not.toBeInTheDocument();
});

it('leads there from the account, unless it is closed already', async () => {
  answer('GET /api/people', pageOf([old]));
  await open('/staff/personas/12');
  expect(await screen.findByRole('link', { name: 'Fusionar con otra cuenta suya' })).toHaveAttribute(
    'href',
    '/staff/personas/12/fusionar',
  );
});

it('says that an account is closed, and leads to the one that stays', async () => {
  answer('GET /api/people', pageOf([{ ...old, mergedInto: 13 }]));
  await open('/staff/personas/12');
  expect(await screen.findByRole('link', { name: 'Ver la cuenta que queda' })).toHaveAttribute(
    'href',
    '/staff/personas/13',
  );
  expect(screen.queryByRole('link', { name: 'Fusionar con otra cuenta suya' })).not.toBeInTheDocument();
});
