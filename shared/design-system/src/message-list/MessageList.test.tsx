import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ids } from '@puente/contract/ids';
import { MessageList, type MessageListProps } from './index.ts';

type Message = MessageListProps['messages'][number];

const now = Date.parse('2026-03-10T12:00:00.000Z');
const minutes = (count: number) => new Date(now - count * 60_000).toISOString();

const message = (id: number, change: Partial<Message> = {}): Message => ({
  // The age in minutes, and a message of this moment has an id too.
  id: ids.message.parse(id + 1),
  createdAt: minutes(id),
  isRead: true,
  notification_subject: `Asunto ${id}`,
  notification_message: `<p>Texto <strong>${id}</strong></p>`,
  ...change,
});

const centre = (change: Partial<MessageListProps> = {}): MessageListProps => ({
  state: 'ready',
  messages: [message(1), message(2), message(3)],
  opened: null,
  onOpen: jest.fn(),
  onClose: jest.fn(),
  hasOlder: false,
  older: 'idle',
  onOlder: jest.fn(),
  retrying: false,
  onRetry: jest.fn(),
  ...change,
});

const older = () => screen.queryByRole('button', { name: 'Ver notificaciones antiguas' });
const item = (name: RegExp) => screen.getByRole('button', { name });

beforeEach(() => jest.useFakeTimers({ now, doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());
const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

it('§2.9 tells the age of each, and what has not been read, also in words', () => {
  const ages = [59, 60, 23 * 60 + 59, 24 * 60, 30 * 24 * 60, 31 * 24 * 60];
  render(
    <MessageList
      {...centre({
        messages: ages.map((age, index) => message(index, { createdAt: minutes(age), isRead: index > 0 })),
      })}
    />,
  );
  const times = screen
    .getAllByRole('button')
    .map(({ textContent }) => /(?:hace .+|[0-9/]{10})$/.exec(textContent)?.[0]);
  expect(times).toEqual([
    'hace 59 minutos',
    'hace 1 hora',
    'hace 23 horas',
    'hace 1 día',
    'hace 30 días',
    '07/02/2026',
  ]);
  expect(screen.getByText('hace 59 minutos')).toHaveAttribute('title', '10 de marzo de 2026 a las 12:01');
  expect(item(/^Sin leer: Asunto 0 hace 59 minutos$/)).toBeVisible();
  expect(item(/^Asunto 1/)).toBeVisible();
});

it('§2.9 keeps the age current each minute, but not while the page is out of sight', () => {
  let visibility: DocumentVisibilityState = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const { unmount } = render(<MessageList {...centre({ messages: [message(1)] })} />);
  expect(item(/hace 1 minuto$/)).toBeVisible();
  act(() => jest.advanceTimersByTime(60_000));
  expect(item(/hace 2 minutos$/)).toBeVisible();

  visibility = 'hidden';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(jest.getTimerCount()).toBe(0);
  act(() => jest.advanceTimersByTime(10 * 60_000));
  expect(item(/hace 2 minutos$/)).toBeVisible();
  visibility = 'visible';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(item(/hace 12 minutos$/)).toBeVisible();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

/** A centre with six messages, three at a time. */
function Six() {
  const [count, setCount] = useState(3);
  const messages = Array.from({ length: 6 }, (_, index) => message(index + 1));
  return (
    <MessageList
      {...centre({
        messages: messages.slice(0, count),
        hasOlder: count < 6,
        onOlder: () => setCount(count + 3),
      })}
    />
  );
}

it('§2.9 after «Ver notificaciones antiguas» focus is on the first new one, also when the button has gone', async () => {
  render(<Six />);
  await person().click(older() ?? document.body);
  expect(item(/^Asunto 4/)).toHaveFocus();
  expect(older()).not.toBeInTheDocument();
});

it('has only text in a button, whose parts have no roles, and the time in the opened message', () => {
  render(<MessageList {...centre({ opened: message(2) })} />);
  for (const button of screen.getAllByRole('button', { hidden: true, name: /^Asunto/ }))
    expect(within(button).queryByRole('time', { hidden: true })).not.toBeInTheDocument();
  expect(within(screen.getByRole('dialog')).getByRole('time')).toHaveAttribute('datetime', minutes(2));
});

it('leaves focus where the person has gone meanwhile', async () => {
  const { rerender } = render(<MessageList {...centre({ hasOlder: true })} />);
  await person().click(older() ?? document.body);
  rerender(<MessageList {...centre({ hasOlder: true, older: 'loading' })} />);
  expect(older()).toHaveAttribute('aria-busy', 'true');
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  rerender(<MessageList {...centre({ messages: [1, 2, 3, 4].map((id) => message(id)) })} />);
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

it('says quietly that more could not be loaded', () => {
  render(<MessageList {...centre({ hasOlder: true, older: 'failed' })} />);
  expect(screen.getByRole('status')).toHaveTextContent('No hemos podido cargar más. Inténtalo de nuevo.');
  expect(older()).toBeVisible();
});

it('§2.9 shows the message in a popup: its subject is the title, its HTML is sanitised', async () => {
  const open = message(2, {
    notification_message: '<p onclick="alert(1)">Texto <strong>2</strong><script>alert(1)</script></p>',
  });
  const state = centre({ opened: open });
  render(<MessageList {...state} />);
  const dialog = screen.getByRole('dialog', { name: 'Asunto 2' });
  const words = await within(dialog).findByText('2', { selector: 'strong' });
  expect(words.parentElement?.getAttributeNames()).toEqual([]);
  expect(dialog.querySelector('script')).toBeNull();
  expect(within(dialog).getByText('hace 2 minutos')).toBeVisible();
  await person().click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  expect(state.onClose).toHaveBeenCalledTimes(1);
});

it('tells which one was pressed', async () => {
  const state = centre();
  render(<MessageList {...state} />);
  await person().click(item(/^Asunto 3/));
  expect(state.onOpen).toHaveBeenCalledWith(state.messages[2]);
});

it('has a shape while it loads, words when there is nothing, and a quiet way to try again (§8)', async () => {
  const { rerender } = render(<MessageList {...centre({ state: 'loading', messages: [] })} />);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando las comunicaciones');

  rerender(<MessageList {...centre({ messages: [] })} />);
  expect(screen.getByRole('heading', { level: 3, name: 'No tienes comunicaciones' })).toBeVisible();

  const failed = centre({ state: 'failed', messages: [] });
  rerender(<MessageList {...failed} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await person().click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(failed.onRetry).toHaveBeenCalledTimes(1);
});
