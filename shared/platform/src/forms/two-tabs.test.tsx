import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { request } from '@puente/client/http';
import type { CurrentUser } from '@puente/contract/entities/user';
import { useSession } from '../session/store.ts';
import { useDraft } from './draft.ts';
import { Channel, Locks } from './two-tabs.ts';

jest.mock('@puente/client/http', () => ({ request: jest.fn() }));

const defaultValues = { motivation: '' };
/** Draft on the fake server. */
let kept: { name: string; value: Record<string, unknown>; updatedAt: string } | null;
let clock = 0;

function answer(call: string, { body }: { body?: { data: { name: string; value: never } } } = {}) {
  if (body) kept = { ...body.data, updatedAt: new Date(Date.now() + ++clock).toISOString() };
  else if (call.startsWith('DELETE')) kept = null;
  return Promise.resolve({ data: body ? kept : kept ? [kept] : [] });
}

/** Opens a tab. Tabs share storage, locks and the server, nothing else. */
async function openTab() {
  const tab = renderHook(() => {
    const form = useForm({ defaultValues });
    return { form, draft: useDraft('apply-12', form) };
  });
  await pass(0);
  return {
    ...tab,
    write: (text: string) => act(() => tab.result.current.form.setValue('motivation', text)),
    text: () => tab.result.current.form.getValues().motivation,
    notice: () => tab.result.current.draft.notice,
  };
}
const pass = (milliseconds = 3_000) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-05-04T10:00:00Z') });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new Locks() });
  Object.assign(globalThis, { BroadcastChannel: Channel });
  kept = null;
  jest.mocked(request).mockImplementation(answer as never);
  useSession.setState({ status: 'authenticated', user: { id: 7 } as CurrentUser });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

it('tells the second tab, shows it what the first one wrote, and keeps nothing of what is typed in it', async () => {
  const first = await openTab();
  first.write('Lo de la primera');
  await pass();
  const second = await openTab();
  expect(first.notice().otherTab).toBe(false);
  expect(second.notice().otherTab).toBe(true);
  expect(second.text()).toBe('Lo de la primera');
  second.write('Otra cosa');
  await pass();
  expect(kept?.value).toEqual({ motivation: 'Lo de la primera' });
  first.write('Lo de la primera, y más');
  await pass();
  expect(kept?.value).toEqual({ motivation: 'Lo de la primera, y más' });
});

it('goes on in the second tab with the last letter of the first, which waits from then on', async () => {
  const first = await openTab();
  const second = await openTab();
  first.write('Escrito ahora mismo');
  act(() => second.notice().onTakeTurn());
  await pass(0);
  expect(second.text()).toBe('Escrito ahora mismo');
  expect([first.notice().otherTab, second.notice().otherTab]).toEqual([true, false]);
  second.write('Escrito ahora mismo. Y aquí sigo.');
  await pass();
  expect(kept?.value).toEqual({ motivation: 'Escrito ahora mismo. Y aquí sigo.' });

  act(() => first.notice().onTakeTurn());
  await pass(0);
  expect(first.text()).toBe('Escrito ahora mismo. Y aquí sigo.');
});

it('offers what the other tab wrote when something was typed here meanwhile', async () => {
  const first = await openTab();
  const second = await openTab();
  first.write('De la primera');
  await pass();
  second.write('De la segunda');
  act(() => second.notice().onTakeTurn());
  await pass();
  expect(second.text()).toBe('De la segunda');
  expect(second.notice().offered).toBe(true);
  expect(kept?.value).toEqual({ motivation: 'De la primera' });
  act(() => second.notice().onTakeOffered());
  expect(second.text()).toBe('De la primera');
});

it('sends what the other tab wrote without a network, once it was taken here', async () => {
  const first = await openTab();
  const second = await openTab();
  jest.mocked(request).mockRejectedValue(new Error('offline'));
  first.write('De la primera');
  await pass();
  second.write('De la segunda');
  act(() => second.notice().onTakeTurn());
  await pass();
  expect(second.notice().offered).toBe(true);
  jest.mocked(request).mockImplementation(answer as never);
  act(() => second.notice().onTakeOffered());
  await pass();
  expect(kept?.value).toEqual({ motivation: 'De la primera' });
});

it('gives the turn to the tab that waits when the other one closes, also after it was sent', async () => {
  const first = await openTab();
  first.write('De la primera');
  await pass();
  const second = await openTab();
  act(() => first.result.current.draft.forget());
  first.unmount();
  await pass();
  expect(second.notice()).toMatchObject({ otherTab: false, restored: null });
  expect(second.text()).toBe('');
});

it('goes on with the last letters of a closed tab also when they are shown here after its turn has ended', async () => {
  const first = await openTab();
  const second = await openTab();
  first.write('Hasta aquí');
  await pass();
  const key = String(localStorage.key(0));
  const before = localStorage.getItem(key);
  first.write('Hasta aquí, y la última palabra');
  // The tab is closed before its draft is confirmed.
  jest.mocked(request).mockReturnValueOnce(new Promise(() => {}) as never);
  first.unmount();
  const after = localStorage.getItem(key);
  // The browser still shows the second tab the earlier draft.
  jest.spyOn(Storage.prototype, 'getItem').mockReturnValueOnce(before);
  await pass(0);
  expect(second.text()).toBe('Hasta aquí');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: after })));
  await pass();
  expect(second.text()).toBe('Hasta aquí, y la última palabra');
  expect(kept?.value).toEqual({ motivation: 'Hasta aquí, y la última palabra' });
  // A newer draft of this tab is not replaced by an older one of the other tab.
  second.write('Hasta aquí, y sigo');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: after })));
  await pass();
  expect(second.text()).toBe('Hasta aquí, y sigo');
  expect(second.notice().offered).toBe(false);
});

it('takes over from a tab that does not answer', async () => {
  const first = await openTab();
  first.write('De la primera');
  await pass();
  const second = await openTab();
  Channel.silent = true;
  act(() => second.notice().onTakeTurn());
  await pass(499);
  expect(second.notice().otherTab).toBe(true);
  await pass(1);
  expect(second.notice().otherTab).toBe(false);
  Channel.silent = false;
});

it('leaves the turn to others when the form is closed before the browser has given it', async () => {
  const left = renderHook(() => useDraft('apply-12', useForm({ defaultValues })));
  left.unmount();
  const tab = await openTab();
  expect(tab.notice().otherTab).toBe(false);
});
