import {
  answer,
  heading,
  hold,
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
import type { CallName } from '@puente/contract/calls';
import type { ManifestStaffEntry } from '@puente/federation/manifest';
import { pageOf } from '@puente/testing/pages/records';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

const queue = (
  label: string,
  call: CallName,
  queued: Partial<ManifestStaffEntry['queue']> = {},
): ManifestStaffEntry => ({
  label,
  description: `${label} en una frase.`,
  route: 'chat',
  group: 'Personas',
  order: 10,
  queue: { call: `${call.slice('GET '.length)}?pagination%5BpageSize%5D=1`, oldest: 'createdAt', ...queued },
});
const messages = queue('Mensajes al equipo', 'GET /api/conversations', { oldest: 'lastMessageAt' });
const organizations = queue('Organizaciones por verificar', 'GET /api/organizations', {
  overdueAfterDays: 4,
});
const works = queue('Trabajos por revisar', 'GET /api/tfxes');
const page = (label: string, group: string, order: number): ManifestStaffEntry => ({
  label,
  description: `${label} en una frase.`,
  route: 'companies',
  group,
  order,
});

/** Answers of the edge for the release set. */
const edge = jest.fn<Promise<unknown>, []>();

const serves = (
  shell: readonly ManifestStaffEntry[],
  apps: readonly (readonly ManifestStaffEntry[])[] = [],
) =>
  edge.mockResolvedValue({
    ok: true,
    json: () =>
      Promise.resolve({
        shell: { version: '1', staff: shell },
        apps: Object.fromEntries(apps.map((staff, index) => [`app-${index}`, { staff }])),
      }),
  });

beforeEach(() => {
  globalThis.fetch = edge as unknown as typeof fetch;
  answer('GET /api/conversations', pageOf([{ id: 3, lastMessageAt: daysAgo(3) }], { total: 4 }));
  answer('GET /api/organizations', pageOf([{ id: 5, createdAt: daysAgo(5) }], { total: 1 }));
  answer('GET /api/tfxes', pageOf([], { total: 0 }));
});

async function open(user = personAs('staff')) {
  const opened = await openShell('/staff', { user, loadPage: ownPages });
  if (user.profileType === 'staff') await heading('Trabajo del equipo');
  return opened;
}

const waiting = async () => within(await screen.findByRole('region', { name: 'Pendiente' }));
const labels = async () =>
  (await waiting()).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const row = async (label: string) =>
  within((await (await waiting()).findByRole('link', { name: label })).closest('li')!);

it('lists what waits: how much, since when, and what is overdue; the oldest first', async () => {
  serves([], [[works, messages], [organizations]]);
  await open();
  expect(await (await row('Mensajes al equipo')).findByText('4 pendientes')).toBeVisible();
  await waitFor(async () =>
    expect(await labels()).toEqual([organizations.label, messages.label, works.label]),
  );
  expect((await row(messages.label)).getByText('Lo más antiguo llegó hace 3 días')).toBeVisible();
  expect((await row(messages.label)).queryByText('Con retraso')).toBeNull();
  expect((await row(organizations.label)).getByText('1 pendiente')).toBeVisible();
  expect((await row(organizations.label)).getByText('Con retraso')).toBeVisible();
  expect((await row(works.label)).getByText('Nada pendiente')).toBeVisible();
  expect((await waiting()).getByRole('link', { name: messages.label })).toHaveAttribute('href', '/chat');
  expect(sentTo('GET /api/conversations')).toEqual([{ query: { 'pagination[pageSize]': '1' } }]);
});

it('writes the date of what waits for longer than a month', async () => {
  serves([messages]);
  answer('GET /api/conversations', pageOf([{ lastMessageAt: '2026-01-12T10:00:00.000Z' }]));
  await open();
  expect(await screen.findByText('Lo más antiguo llegó el 12/01/2026')).toBeVisible();
});

it('shows each count as it arrives, and moves no row before all are known', async () => {
  serves([works, messages]);
  const held = hold('GET /api/tfxes');
  await open();
  expect(await (await row(messages.label)).findByText('4 pendientes')).toBeVisible();
  expect((await waiting()).getByRole('status')).toHaveTextContent('Contando lo que hay pendiente');
  expect(await labels()).toEqual([works.label, messages.label]);
  await held.settle(pageOf([], { total: 0 }));
  await waitFor(async () => expect(await labels()).toEqual([messages.label, works.label]));
  expect((await waiting()).getByRole('status')).toBeEmptyDOMElement();
});

it('retries a count that failed alone, in its place', async () => {
  serves([works, messages, organizations]);
  refuse('GET /api/organizations', new ApiError('Forbidden'));
  const { person } = await open();
  const failed = await row(organizations.label);
  expect(
    await failed.findByText('No hemos podido contar lo pendiente de «Organizaciones por verificar»'),
  ).toBeVisible();
  await waitFor(async () =>
    expect(await labels()).toEqual([messages.label, organizations.label, works.label]),
  );
  expect((await row(messages.label)).getByText('4 pendientes')).toBeVisible();

  answer('GET /api/organizations', pageOf([{ createdAt: daysAgo(9) }], { total: 2 }));
  await person.click(failed.getByRole('button', { name: 'Reintentar' }));
  expect(await (await row(organizations.label)).findByText('2 pendientes')).toBeVisible();
  expect(await labels()).toEqual([messages.label, organizations.label, works.label]);
  expect(sentTo('GET /api/conversations')).toHaveLength(1);
});

it('says that a count failed whose response is no list', async () => {
  serves([messages]);
  answer('GET /api/conversations', { data: { id: 3 } });
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No hemos podido contar');
});

it('lists the pages without a queue by group, and leaves out those that are not released', async () => {
  const later = { ...page('Más adelante', 'Textos', 1), route: 'notReleased' };
  serves(
    [later],
    [[page('Blog', 'Textos', 30), page('Cuentas', 'Personas', 10)], [page('Ayuda', 'Textos', 20)]],
  );
  await open();
  const texts = within(await screen.findByRole('region', { name: 'Textos' }));
  expect(texts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ayuda', 'Blog']);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Personas', 'Textos']),
  );
  expect(screen.queryByRole('region', { name: 'Pendiente' })).toBeNull();
  expect(screen.queryByText('Más adelante')).toBeNull();
});

it('says so when no app has a page for the team, as with an edge that does not know them', async () => {
  edge.mockResolvedValue({
    ok: true,
    json: () => Promise.resolve({ shell: { version: '1' }, apps: { a: {} } }),
  });
  await open();
  expect(await screen.findByRole('heading', { name: 'Aún no hay páginas del equipo' })).toBeVisible();
});

it.each([
  ['the edge has no releases', () => edge.mockResolvedValue({ ok: false })],
  ['there is no network', () => edge.mockRejectedValue(new TypeError('offline'))],
])('can be retried when %s', async (_, fail) => {
  fail();
  const { person } = await open();
  await screen.findByRole('heading', { name: 'No hemos podido cargar las páginas del equipo' });
  serves([messages]);
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await (await row(messages.label)).findByText('4 pendientes')).toBeVisible();
});

it.each(['student', 'coordinator', 'projectManager', 'teacher'] as const)(
  'is not for a %s, who asks for nothing of it',
  async (role) => {
    edge.mockClear();
    const organization = { id: 1, name: 'Mar Limpio' };
    await open(personAs(role, { organization, organizations: [organization] }));
    expect(await screen.findByRole('heading', { level: 1, name: /equipo/ })).toBeVisible();
    expect(document.title).toContain('Sin permiso');
    expect(edge).not.toHaveBeenCalled();
  },
);
