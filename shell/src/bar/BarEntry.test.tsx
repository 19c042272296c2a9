import { everyPage } from '../../test/every-page.ts';
import { idle } from '../../test/idle.ts';
import {
  answer,
  heading,
  openShell,
  personAs,
  refuse,
  screen,
  sentTo,
  waitFor,
  within,
} from '../../test/shell.tsx';
import { ApiError } from '@puente/client/api-error';
import { roles } from '@puente/contract/roles';

const unread = 'GET /api/conversations/unread';
const student = personAs('student');

const bar = () => within(screen.getByRole('banner'));
const icon = (name: string | RegExp) => bar().findByTitle(name);
const counted = (messages: number) => answer(unread, { data: { messages, conversations: messages } });

it.each(roles)('leads a %s to their messages', async (role) => {
  counted(0);
  await openShell('/cookies', { user: personAs(role) });
  expect(await icon('Mensajes')).toHaveAttribute('href', '/chat');
  expect(await icon('Mensajes')).toHaveAccessibleName('Mensajes');
});

it('is not there for a visitor, of whom nothing is asked', async () => {
  await openShell('/cookies');
  await heading('public-site: cookies');
  idle();
  expect(bar().queryByTitle('Mensajes')).not.toBeInTheDocument();
  expect(sentTo(unread)).toEqual([]);
});

it('tells how many wait once the page has come to rest', async () => {
  counted(3);
  await openShell('/cookies', { user: student });
  expect(sentTo(unread)).toEqual([]);
  await waitFor(async () => {
    idle();
    expect(await icon('Mensajes')).toHaveAccessibleName('Mensajes, 3 sin leer');
  });
});

it('goes without a count that cannot be had', async () => {
  refuse(unread, new ApiError('Forbidden'));
  await openShell('/cookies', { user: student });
  idle();
  idle();
  expect(await icon('Mensajes')).toHaveAccessibleName('Mensajes');
});

it('does not mind an icon and a count of an app that was released later', async () => {
  const later = {
    label: 'Tareas',
    route: 'cookies',
    place: 'bar',
    icon: 'later',
    count: 'later',
    order: 1,
  } as const;
  await openShell('/cookies', {
    user: student,
    released: [...everyPage, { name: 'later-app', routes: [], menu: [later] }],
  });
  idle();
  idle();
  expect(await icon('Tareas')).toHaveAccessibleName('Tareas');
});
