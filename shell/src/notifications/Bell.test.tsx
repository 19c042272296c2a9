import { idle } from '../../test/idle.ts';
import { scrollTo } from '../../test/scroll.ts';
import {
  answer,
  hold,
  openShell,
  personAs,
  refuse,
  screen,
  sentTo,
  waitFor,
  within,
} from '../../test/shell.tsx';
import { act } from '@testing-library/react';
import { ApiError } from '@puente/client/api-error';
import type { Message } from '@puente/contract/entities/message';
import { ids } from '@puente/contract/ids';
import { roles } from '@puente/contract/roles';

const list = 'GET /api/communication-centers';
const mark = 'PUT /api/communication-centers/:id';

const student = personAs('student', { id: 7, university: 'Universidade da Coruña' });

const message = (id: number, isRead = false): Message => ({
  id: ids.message.parse(id),
  createdAt: '2026-03-10T12:00:00.000Z',
  updatedAt: '2026-03-10T12:00:00.000Z',
  isRead,
  kind: 'selected',
  notification_subject: `Asunto ${id}`,
  notification_message: `<p>Texto ${id} con <a href="/projects">un enlace</a></p>`,
});

/** Fakes the messages of the centre. The count is requested with a filter, the list without. */
const centre = (messages: readonly Message[], unread = messages.filter(({ isRead }) => !isRead).length) =>
  answer(
    list,
    ({ query }: { query: { filters: { isRead?: unknown }; pagination: { pageSize: number } } }) => {
      const total = query.filters.isRead === undefined ? messages.length : unread;
      return { data: messages.slice(0, query.pagination.pageSize), meta: { pagination: { total } } };
    },
  );

const banner = () => within(screen.getByRole('banner'));
const bell = (name: string | RegExp) => banner().findByRole('button', { name });
const closed = () =>
  waitFor(async () => expect(await bell('Notificaciones')).toHaveAttribute('aria-expanded', 'false'));
const items = () => screen.queryAllByRole('button', { name: /Asunto/ }).map((item) => item.textContent);

it('§2.5 §6 is there for students who have a university', async () => {
  centre([]);
  await openShell('/', { user: student });
  expect(await bell('Notificaciones')).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  ...roles
    .filter((role) => role !== 'student')
    .map((role) => [role, personAs(role, { university: 'UDC' })] as const),
  ['student without a university', personAs('student', { university: null })] as const,
  ['visitor', null] as const,
])('§2.5 §6 is not there for a %s, and nothing is asked for', async (_, user) => {
  await openShell('/', { user });
  await screen.findByRole('heading', { level: 1 });
  idle();
  expect(banner().queryByRole('button', { name: /Notificaciones/ })).not.toBeInTheDocument();
  expect(sentTo(list)).toEqual([]);
});

it('asks for the count when the page has come to rest, and not before', async () => {
  centre([message(1), message(2), message(3)]);
  await openShell('/', { user: student });
  await bell('Notificaciones');
  expect(sentTo(list)).toEqual([]);
  idle();
  expect(await bell('Notificaciones, 3 sin leer')).toHaveTextContent(/3$/);
  expect(sentTo(list)).toHaveLength(1);
});

it('asks again when the page comes back into sight', async () => {
  centre([message(1)]);
  await openShell('/', { user: student });
  await bell('Notificaciones');
  idle();
  await bell('Notificaciones, 1 sin leer');
  centre([message(1), message(2)]);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await bell('Notificaciones, 2 sin leer');
});

it('counts out no more than 99; its name tells all', async () => {
  centre([], 120);
  await openShell('/', { user: student });
  await bell('Notificaciones');
  idle();
  const button = await bell('Notificaciones, 120 sin leer');
  expect(within(button).getByText('99+')).toBeVisible();
});

it('is silent when the count cannot be had', async () => {
  refuse(list, new ApiError('Unexpected'));
  await openShell('/', { user: student });
  await bell('Notificaciones');
  idle();
  await waitFor(() => expect(sentTo(list)).toHaveLength(1));
  expect(await bell('Notificaciones')).toBeVisible();
});

it('§2.9 opens the newest messages and the way to all of them; a press outside and Escape close it', async () => {
  centre([1, 2, 3, 4].map((id) => message(id)));
  const { person } = await openShell('/', { user: student });
  const button = await bell('Notificaciones');
  await person.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await waitFor(() => expect(items()).toHaveLength(3));
  expect(screen.getByRole('heading', { level: 2, name: 'Comunicaciones' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver todas las comunicaciones' })).toHaveAttribute(
    'href',
    '/profile?section=notifications',
  );
  expect(screen.getByRole('button', { name: 'Ver notificaciones antiguas' })).toBeVisible();

  await person.tab();
  expect(screen.getByRole('link', { name: 'Ver todas las comunicaciones' })).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(items()).toEqual([]);

  await person.click(button);
  await person.click(screen.getByRole('main'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('closes when another page is gone to', async () => {
  centre([message(1)]);
  const { person, address } = await openShell('/', { user: student });
  await person.click(await bell('Notificaciones'));
  await person.click(screen.getByRole('link', { name: 'Ver todas las comunicaciones' }));
  await closed();
  expect(address()).toBe('/profile?section=notifications');
});

it('§2.9 marks one read, shows it in a popup, and the count follows; Escape closes the popup and not the list', async () => {
  centre([message(1), message(2), message(3)]);
  answer(mark, { data: {} });
  const { person } = await openShell('/', { user: student });
  await bell('Notificaciones');
  idle();
  await person.click(await bell('Notificaciones, 3 sin leer'));
  const item = await screen.findByRole('button', { name: /^Sin leer: Asunto 2/ });
  const { settle } = hold(mark);
  await person.click(item);
  const dialog = screen.getByRole('dialog', { name: 'Asunto 2' });
  expect(await within(dialog).findByText(/Texto 2/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Notificaciones, 2 sin leer' })).toBeVisible();
  await settle({ data: {} });
  expect(sentTo(mark)).toEqual([{ params: { id: 2 }, body: { data: { isRead: true } } }]);

  await person.keyboard('{Escape}');
  expect(await bell(/^Notificaciones/)).toHaveAttribute('aria-expanded', 'true');
  await person.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Asunto 2/ })).toHaveFocus();
  expect(items().map((text) => text.match(/Asunto \d/)?.[0])).toEqual(['Asunto 1', 'Asunto 2', 'Asunto 3']);
});

it('a link in a message goes through the router and closes everything', async () => {
  centre([message(1, true)]);
  const { person, address } = await openShell('/', { user: student });
  await person.click(await bell('Notificaciones'));
  await person.click(await screen.findByRole('button', { name: /^Asunto 1/ }));
  await person.click(await screen.findByRole('link', { name: 'un enlace' }));
  await closed();
  expect(address()).toBe('/projects');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('§9 floats past 50 px, without the header, which takes it along past 100 px; it is the same bell', async () => {
  centre([]);
  await openShell('/', { user: student });
  const button = await bell('Notificaciones');
  button.focus();
  const header = screen.getByRole('banner');
  const seen = [50, 51, 100, 101, 60, 0, 60, 20, 0].map((pixels) => {
    scrollTo(pixels);
    const floats = button.closest('[data-floating]') !== null;
    return [pixels, floats ? 'bell' : header.hasAttribute('data-stuck') ? 'header' : 'page'];
  });
  expect(seen).toEqual([
    [50, 'page'],
    [51, 'bell'],
    [100, 'bell'],
    [101, 'header'],
    [60, 'header'],
    [0, 'page'],
    [60, 'bell'],
    [20, 'bell'],
    [0, 'page'],
  ]);
  expect(button).toHaveFocus();
  expect(screen.getAllByRole('button', { name: 'Notificaciones' })).toEqual([button]);
});
