import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApiError } from '@puente/client/api-error';
import { request } from '@puente/client/http';
import * as messageQueries from '@puente/client/message-queries';
import { ids } from '@puente/contract/ids';
import { createQueryClient, type QueryClient, QueryClientProvider } from '../query/index.ts';
import { useToasts } from '../ui/index.ts';
import { useMessageCentre } from './index.ts';

jest.mock('@puente/client/http');

const student = ids.student.parse(7);
const call = request as unknown as jest.Mock<Promise<unknown>, [string, Sent]>;

interface Sent {
  params?: { id: number };
  query?: { filters: { isRead?: unknown }; pagination: { page?: number; pageSize: number } };
}

interface Row {
  id: number;
  isRead: boolean;
  notification_subject: string;
}

/** Rows of a fake communication centre, unread first, then newest first. */
let rows: Row[];
let marks: (id: number) => Promise<void>;
let lists: () => Promise<void>;

const row = (id: number, isRead = true): Row => ({ id, isRead, notification_subject: `Asunto ${id}` });
const answered = () => rows.toSorted((a, b) => Number(a.isRead) - Number(b.isRead) || b.id - a.id);
const refusing = (code: 'Unexpected' | 'Network') => () => Promise.reject(new ApiError(code));

beforeEach(() => {
  rows = [9, 8, 7, 6, 5, 4, 3, 2].map((id) => row(id, id < 7));
  marks = () => Promise.resolve();
  lists = () => Promise.resolve();
  useToasts.setState({ toasts: [] });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  call.mockImplementation(async (name, { params, query }) => {
    if (name.startsWith('PUT')) {
      const id = params?.id ?? 0;
      await marks(id);
      rows = rows.map((known) => (known.id === id ? { ...known, isRead: true } : known));
      return { data: {} };
    }
    await lists();
    const found = answered().filter(({ isRead }) => query?.filters.isRead === undefined || !isRead);
    const { page = 1, pageSize } = query?.pagination ?? { pageSize: 3 };
    return {
      data: found.slice((page - 1) * pageSize, page * pageSize),
      meta: { pagination: { total: found.length } },
    };
  });
});

const running: QueryClient[] = [];
afterEach(() => {
  for (const client of running.splice(0)) client.clear();
});

function open(queryClient = createQueryClient()) {
  running.push(queryClient);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useMessageCentre(student), { wrapper });
  return {
    queryClient,
    unmount,
    now: () => result.current,
    ids: () => result.current.messages.map(({ id }) => id),
    read: () => result.current.messages.filter(({ isRead }) => isRead).map(({ id }) => id),
    ready: () => waitFor(() => expect(result.current.state).toBe('ready')),
    /** Clicks 'Ver notificaciones antiguas'. */
    older: async (count: number) => {
      act(() => result.current.onOlder());
      await waitFor(() => expect(result.current.messages).toHaveLength(count));
    },
    press: (id: number) => {
      const message = result.current.messages.find((known) => known.id === id);
      if (message) act(() => result.current.onOpen(message));
    },
    close: () => act(() => result.current.onClose()),
  };
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const sizes = () =>
  call.mock.calls.flatMap(([, { query }]) =>
    query && query.filters.isRead === undefined ? [query.pagination.pageSize] : [],
  );
const toasts = () => useToasts.getState().toasts;

it('§2.9 §9 has 3 at first and 3 more each time, unread first and then the newest, until there are no more', async () => {
  const centre = open();
  expect(centre.now().state).toBe('loading');
  await centre.ready();
  expect(centre.ids()).toEqual([9, 8, 7]);
  expect(centre.now()).toMatchObject({ hasOlder: true, older: 'idle' });
  await centre.older(6);
  await centre.older(8);
  expect(centre.ids()).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
  expect(centre.now()).toMatchObject({ hasOlder: false, older: 'idle' });
  expect(sizes()).toEqual([3, 6, 9]);
});

it('asks for more than one page holds in several', async () => {
  rows = Array.from({ length: 130 }, (_, index) => row(index));
  const client = createQueryClient();
  running.push(client);
  const { messages, total } = await client.fetchQuery(messageQueries.list(student, 120));
  expect(total).toBe(130);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(120);
});

it('§2.9 marks the one that is opened as read, at once, and the count follows', async () => {
  const centre = open();
  const unread = messageQueries.unread(student);
  await centre.queryClient.fetchQuery(unread);
  await centre.ready();
  centre.press(8);
  expect(centre.now().opened?.id).toBe(8);
  await waitFor(() => expect(centre.read()).toEqual([8]));
  expect(centre.queryClient.getQueryData(unread.queryKey)).toBe(2);
  await settled();
  expect(rows.find(({ id }) => id === 8)?.isRead).toBe(true);
  centre.close();
  expect(centre.now().opened).toBeNull();

  // Once more: it is read already.
  centre.press(8);
  await settled();
  expect(call.mock.calls.filter(([name]) => name.startsWith('PUT'))).toHaveLength(1);
});

it('marks it once, however often it is pressed in one moment', async () => {
  const centre = open();
  await centre.ready();
  const { messages, onOpen } = centre.now();
  act(() =>
    messages.slice(0, 1).forEach((message) => Array.from({ length: 10 }).forEach(() => onOpen(message))),
  );
  await settled();
  expect(call.mock.calls.filter(([name]) => name.startsWith('PUT'))).toHaveLength(1);
});

it('does not move what is in sight when it is read, nor when more is asked for; the next visit has the new order', async () => {
  const centre = open();
  await centre.ready();
  centre.press(9);
  await settled();
  centre.close();
  expect(centre.ids()).toEqual([9, 8, 7]);
  // For the API 9 is now the third.
  await centre.older(6);
  expect(centre.ids()).toEqual([9, 8, 7, 6, 5, 4]);
  centre.unmount();

  const again = open(centre.queryClient);
  await again.ready();
  expect(again.ids()).toEqual([8, 7, 9]);
});

it('leaves out none and repeats none when all three were read before more are asked for', async () => {
  const centre = open();
  await centre.ready();
  for (const id of [9, 8, 7]) centre.press(id);
  await settled();
  await centre.older(6);
  await centre.older(8);
  expect(centre.ids().toSorted((a, b) => b - a)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
});

it('takes it back when the API does not take it, tells so once the message is closed, and can try again', async () => {
  marks = refusing('Unexpected');
  const centre = open();
  const unread = messageQueries.unread(student);
  await centre.queryClient.fetchQuery(unread);
  await centre.ready();
  centre.press(9);
  await settled();
  expect(centre.read()).toEqual([]);
  expect(centre.queryClient.getQueryData(unread.queryKey)).toBe(3);
  expect(toasts()).toEqual([]);

  centre.close();
  expect(toasts()).toHaveLength(1);
  expect(toasts()[0]).toMatchObject({
    tone: 'danger',
    message: expect.stringContaining('No hemos podido marcar «Asunto 9» como leída.') as string,
  });
  marks = () => Promise.resolve();
  act(() => toasts()[0]?.action?.onPress());
  await settled();
  expect(centre.read()).toEqual([9]);
  expect(toasts()).toEqual([]);
});

it('tells of a failure also when the message has gone with its page', async () => {
  let refuse: (reason: Error) => void = () => {};
  marks = () => new Promise((_, reject) => (refuse = reject));
  const centre = open();
  await centre.ready();
  centre.press(9);
  await settled();
  centre.unmount();
  refuse(new ApiError('Unexpected'));
  await settled();
  expect(toasts()).toHaveLength(1);
});

it('§8 only logs that the list could not be loaded, and asks again when it is told to', async () => {
  lists = refusing('Unexpected');
  const centre = open();
  await waitFor(() => expect(centre.now().state).toBe('failed'));
  expect(jest.mocked(console.error).mock.calls).toEqual([
    ['Error obtaining notifications', { code: 'Unexpected', status: 500 }],
  ]);
  expect(toasts()).toEqual([]);

  let go: () => void = () => {};
  lists = () => new Promise((resolve) => (go = resolve));
  act(() => centre.now().onRetry());
  await waitFor(() => expect(centre.now()).toMatchObject({ state: 'failed', retrying: true }));
  go();
  await centre.ready();
  expect(centre.ids()).toEqual([9, 8, 7]);
});

it('keeps what is there when more could not be loaded, and the next press asks for the same', async () => {
  const centre = open();
  await centre.ready();
  lists = refusing('Unexpected');
  act(() => centre.now().onOlder());
  await waitFor(() => expect(centre.now().older).toBe('failed'));
  expect(centre.ids()).toEqual([9, 8, 7]);
  expect(centre.now().hasOlder).toBe(true);
  lists = () => Promise.resolve();
  await centre.older(6);
  expect(sizes()).toEqual([3, 6, 6]);
});
