import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { type ApiError } from '@puente/client/api-error';
import { request } from '@puente/client/http';
import { refusal } from '@puente/client/refusal';
import type { CurrentUser } from '@puente/contract/entities/user';
import { useSession } from '../session/store.ts';
import { useDraft, useStepsDraft } from './draft.ts';

jest.mock('@puente/client/http', () => ({ request: jest.fn() }));

const defaultValues = { motivation: '', availability: '' };
const [ana, brais] = [7, 8];

interface Kept {
  name: string;
  value: Record<string, unknown>;
  updatedAt: string;
}

/** Fake API: Ana's drafts, and the received calls. With a code in `fails`, every call fails with it. */
const server = {
  drafts: [] as Kept[],
  asked: [] as string[],
  fails: null as ConstructorParameters<typeof ApiError>[0] | null,
  clock: 0,
};
const ofServer = (name = 'apply-12') => server.drafts.find((draft) => draft.name === name)?.value;

/** Stores a draft as another device would. */
function keptElsewhere(value: Record<string, unknown>, name = 'apply-12'): void {
  server.clock += 1;
  server.drafts = [
    ...server.drafts.filter((draft) => draft.name !== name),
    { name, value, updatedAt: new Date(Date.now() + server.clock).toISOString() },
  ];
}

function answer(
  call: string,
  { query, body }: { query?: { filters: { name: { $eq: string } } }; body?: { data: Kept } } = {},
): Promise<unknown> {
  server.asked.push(call.split(' ')[0] ?? '');
  if (server.fails) return Promise.reject(refusal(server.fails));
  const name = query?.filters.name.$eq;
  if (body) keptElsewhere(body.data.value, body.data.name);
  else if (call.startsWith('DELETE')) server.drafts = server.drafts.filter((draft) => draft.name !== name);
  return Promise.resolve({
    data: body ? server.drafts.at(-1) : server.drafts.filter((draft) => draft.name === name),
  });
}

const logIn = (id: number | null) =>
  act(() =>
    useSession.setState({
      status: id === null ? 'loggedOut' : 'authenticated',
      user: id === null ? null : ({ id } as CurrentUser),
    }),
  );

/** Renders a form with a draft, as a page would. */
async function openForm(name = 'apply-12') {
  const form = renderHook(() => {
    const opened = useForm({ defaultValues });
    return { form: opened, draft: useDraft(name, opened) };
  });
  await answered();
  return form;
}
type Opened = Awaited<ReturnType<typeof openForm>>;

const type = ({ result }: Opened, motivation: string) =>
  act(() => result.current.form.setValue('motivation', motivation));
const values = ({ result }: Opened) => result.current.form.getValues();
const draft = ({ result }: Opened) => result.current.draft;
/** Waits for the server's responses. */
const answered = () => act(() => jest.advanceTimersByTimeAsync(0));
const pass = (milliseconds = 5_000) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const stored = (user = ana, name = 'apply-12') => localStorage.getItem(`draft:${user}:${name}`);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-05-04T10:00:00Z') });
  Object.assign(server, { drafts: [], asked: [], fails: null, clock: 0 });
  jest.mocked(request).mockImplementation(answer as never);
  logIn(ana);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('in this browser', () => {
  it('gives back what was typed when the form is opened again, and says so', async () => {
    server.fails = 'Network';
    const first = await openForm();
    expect(draft(first).notice.restored).toBeNull();
    type(first, 'Me importa el mar');
    await pass();
    first.unmount();

    const second = await openForm();
    expect(values(second)).toEqual({ motivation: 'Me importa el mar', availability: '' });
    expect(draft(second).notice.restored).toBe('here');
  });

  it('keeps the last key of a user who leaves or reloads at once', async () => {
    const form = await openForm();
    type(form, 'Me importa el mar');
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toContain('Me importa el mar');
    type(form, 'Me importa el mar Cantábrico');
    form.unmount();
    expect(values(await openForm()).motivation).toBe('Me importa el mar Cantábrico');
  });

  it('writes and sends once for many keys', async () => {
    const form = await openForm();
    const write = jest.spyOn(Storage.prototype, 'setItem');
    for (const text of ['M', 'Me', 'Me ', 'Me i']) type(form, text);
    await pass(400);
    expect(write).toHaveBeenCalledTimes(1);
    await pass();
    expect(server.asked).toEqual(['GET', 'PUT']);
    expect(ofServer()).toEqual({ motivation: 'Me i', availability: '' });
  });

  it('is none when everything was taken back', async () => {
    const form = await openForm();
    type(form, 'Me importa el mar');
    await pass();
    type(form, '');
    await pass();
    expect(stored()).toBeNull();
    expect(ofServer()).toBeUndefined();
  });

  it('leaves the form unsent: what was restored still differs from how it came', async () => {
    keptElsewhere({ motivation: 'Me importa el mar' });
    expect((await openForm()).result.current.form.formState.defaultValues).toEqual(defaultValues);
  });

  it('belongs to one form', async () => {
    type(await openForm('apply-12'), 'Me importa el mar');
    await pass();
    expect(values(await openForm('apply-13')).motivation).toBe('');
  });

  it.each([
    '{',
    'null',
    '[]',
    '"texto"',
    '7',
    'sent:',
    '{"value":[],"changedAt":"","base":null,"tried":null}',
  ])('is no draft when the storage holds %p', async (damaged) => {
    localStorage.setItem(`draft:${ana}:apply-12`, damaged);
    const form = await openForm();
    expect(draft(form).notice.restored).toBeNull();
    expect(values(form)).toEqual(defaultValues);
  });

  it('does without where the browser keeps nothing', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
    const form = await openForm();
    type(form, 'Me importa el mar');
    await pass();
    expect(ofServer()).toMatchObject({ motivation: 'Me importa el mar' });
    act(() => draft(form).forget());
    expect(values(form).motivation).toBe('Me importa el mar');
  });
});

describe('once it is sent', () => {
  it('is forgotten here and on the server, also when a key was still to be written', async () => {
    const form = await openForm();
    type(form, 'Me importa el mar');
    await pass();
    type(form, 'Me importa el mar.');
    act(() => draft(form).forget());
    await pass();
    form.unmount();
    expect(stored()).toBeNull();
    expect(ofServer()).toBeUndefined();
  });

  it('asks nothing of a server that has no draft', async () => {
    const form = await openForm();
    act(() => draft(form).forget());
    await pass();
    expect(server.asked).toEqual(['GET']);
  });
});

it('is this browser’s own after a reload before the server had answered, with what was typed since', async () => {
  const form = await openForm();
  jest.mocked(request).mockImplementation(((call: string, sent: never) => {
    const kept = answer(call, sent);
    return call.startsWith('PUT') ? new Promise(() => undefined) : kept;
  }) as never);
  type(form, 'Me importa');
  await pass();
  type(form, 'Me importa el mar');
  window.dispatchEvent(new Event('pagehide'));
  keptElsewhere({ availability: '', motivation: 'Me importa' });

  jest.mocked(request).mockImplementation(answer as never);
  const again = await openForm();
  expect(values(again).motivation).toBe('Me importa el mar');
  expect(draft(again).notice.restored).toBe('here');
});

describe('on another device', () => {
  it('fills the form, says so, and can be discarded for good', async () => {
    keptElsewhere({ motivation: 'Lo escribí en el móvil' });
    const form = await openForm();
    expect(values(form).motivation).toBe('Lo escribí en el móvil');
    expect(draft(form).notice.restored).toBe('elsewhere');
    act(() => draft(form).notice.onDiscard());
    await pass();
    expect(values(form)).toEqual(defaultValues);
    expect(draft(form).notice.restored).toBeNull();
    expect([stored(), ofServer()]).toEqual([null, undefined]);
  });

  it('wins when it went on and everything typed here had been sent', async () => {
    const here = await openForm();
    type(here, 'Me importa el mar');
    await pass();
    here.unmount();
    keptElsewhere({ motivation: 'Me importa el mar, y más' });
    expect(values(await openForm()).motivation).toBe('Me importa el mar, y más');
  });

  it('loses against what was typed later here without a network, which is then sent', async () => {
    keptElsewhere({ motivation: 'Antes' });
    const here = await openForm();
    server.fails = 'Network';
    await pass(60_000);
    type(here, 'Después');
    await pass();
    expect(ofServer()).toEqual({ motivation: 'Antes' });
    server.fails = null;
    act(() => void window.dispatchEvent(new Event('online')));
    await pass();
    expect(ofServer()).toMatchObject({ motivation: 'Después' });
  });

  it('is offered, not put in the place of what is being typed; the newer one stays until the person chooses', async () => {
    keptElsewhere({ motivation: 'Un borrador largo' });
    server.fails = 'Network';
    const form = await openForm();
    type(form, 'H');
    server.fails = null;
    await pass();
    expect(values(form).motivation).toBe('H');
    expect(draft(form).notice.offered).toBe(true);
    expect(ofServer()).toEqual({ motivation: 'Un borrador largo' });
    act(() => draft(form).notice.onTakeOffered());
    expect(values(form).motivation).toBe('Un borrador largo');
    expect(draft(form).notice).toMatchObject({ offered: false, restored: 'elsewhere' });
  });

  it('is neither withdrawn nor deleted when the user erases what they typed instead of choosing', async () => {
    keptElsewhere({ motivation: 'Un borrador largo' });
    server.fails = 'Network';
    const form = await openForm();
    type(form, 'H');
    server.fails = null;
    await pass();
    type(form, '');
    await pass();
    expect(draft(form).notice.offered).toBe(true);
    expect(ofServer()).toEqual({ motivation: 'Un borrador largo' });
    act(() => draft(form).notice.onTakeOffered());
    expect(values(form).motivation).toBe('Un borrador largo');
  });

  it('is not overwritten by a user who typed a letter and left before the server had answered', async () => {
    keptElsewhere({ motivation: 'Un borrador largo' });
    const form = renderHook(() => {
      const opened = useForm({ defaultValues });
      return { form: opened, draft: useDraft('apply-12', opened) };
    });
    type(form, 'H');
    form.unmount();
    await pass();
    expect(ofServer()).toEqual({ motivation: 'Un borrador largo' });
  });

  it('has gone when the form was sent there: what is left here empties', async () => {
    const here = await openForm();
    type(here, 'Me importa el mar');
    await pass();
    here.unmount();
    server.drafts = [];
    const again = await openForm();
    expect(values(again)).toEqual(defaultValues);
    expect(draft(again).notice.restored).toBeNull();
    expect(stored()).toBeNull();
  });
});

describe('says whether it is saved', () => {
  const saved = (form: Opened) => draft(form).saved;

  it('with the moment at which the server took all of it', async () => {
    const form = await openForm();
    expect(saved(form)).toEqual({ savedAt: null, failing: false });
    type(form, 'Me importa el mar');
    await pass(2_000);
    expect(saved(form)).toEqual({ savedAt: Date.now(), failing: false });
  });

  it('says that it could not be saved, and tries again by itself', async () => {
    const form = await openForm();
    server.fails = 'Unavailable';
    type(form, 'Me importa el mar');
    await pass(2_000);
    expect(saved(form)).toEqual({ savedAt: null, failing: true });
    await pass(5_000);
    expect(server.asked).toEqual(['GET', 'PUT', 'PUT']);
    server.fails = null;
    await pass(14_999);
    expect(saved(form).failing).toBe(true);
    await pass(1);
    expect(saved(form)).toEqual({ savedAt: Date.now(), failing: false });
    expect(ofServer()).toMatchObject({ motivation: 'Me importa el mar' });
  });

  it('also when the draft could not even be asked for', async () => {
    server.fails = 'Network';
    const form = await openForm();
    type(form, 'Me importa el mar');
    await pass(2_000);
    expect(saved(form).failing).toBe(true);
    server.fails = null;
    await pass(5_000);
    expect(saved(form).failing).toBe(false);
  });

  it('gives up with the page', async () => {
    const form = await openForm();
    server.fails = 'Network';
    type(form, 'Me importa el mar');
    await pass();
    form.unmount();
    await pass();
    const { length } = server.asked;
    await pass(300_000);
    expect(server.asked).toHaveLength(length);
  });
});

it('stays in this browser, and says so, when the server keeps no more', async () => {
  const form = await openForm();
  server.fails = 'TooManyDrafts';
  type(form, 'Me importa el mar');
  await pass();
  expect(draft(form).notice.onlyHere).toBe(true);
  expect(stored()).toContain('Me importa el mar');
});

describe('is one person’s', () => {
  it('not the next one’s at the same browser, in the open form either', async () => {
    const form = await openForm();
    type(form, 'Me importa el mar');
    await pass();
    server.drafts = [];
    logIn(null);
    logIn(brais);
    await answered();
    expect(values(form)).toEqual(defaultValues);
    expect(values(await openForm())).toEqual(defaultValues);
  });

  it('also when the session is lost halfway', async () => {
    const form = await openForm();
    logIn(null);
    type(form, 'Me importa el mar');
    await pass(400);
    expect(stored()).toContain('Me importa el mar');
  });

  it('and nobody’s when nobody is signed in', async () => {
    logIn(null);
    const form = await openForm();
    type(form, 'Me importa el mar');
    await pass();
    expect(localStorage).toHaveLength(0);
    expect(server.asked).toEqual([]);
  });
});

it('§4.4 of a form of several pages the page is kept with the answers', async () => {
  const open = async () => {
    const steps = renderHook(() => useStepsDraft('student-profile'));
    await answered();
    return steps;
  };
  const first = await open();
  expect(first.result.current.draft).toBeUndefined();
  act(() => first.result.current.onChange({ province: 'Lugo' }, 2));
  await pass();
  first.unmount();
  localStorage.clear();

  const second = await open();
  expect(second.result.current).toMatchObject({
    draft: { values: { province: 'Lugo' }, page: 2 },
    notice: { restored: 'elsewhere' },
  });
  // The notice appears on the page where the form opens, and not on later pages.
  act(() => second.result.current.onChange({ province: 'Ourense' }, 2));
  expect(second.result.current.notice.restored).toBe('elsewhere');
  act(() => second.result.current.onChange({ province: 'Ourense' }, 3));
  expect(second.result.current.notice.restored).toBeNull();
  act(() => second.result.current.notice.onDiscard());
  expect(second.result.current.draft).toEqual({ values: {}, page: 1 });
});

it('goes with the names of files that have not arrived, of this user alone', async () => {
  sessionStorage.clear();
  const open = () => renderHook(() => useStepsDraft('tfx-57')).result;
  const first = open();
  first.current.unfinished.note('file', 'memoria.pdf');
  const reloaded = open();
  expect(reloaded.current.unfinished.nameOf('file')).toBe('memoria.pdf');
  expect(reloaded.current.unfinished.nameOf('constructor')).toBeNull();
  logIn(brais);
  expect(reloaded.current.unfinished.nameOf('file')).toBeNull();
  logIn(ana);
  await answered();
  act(() => reloaded.current.forget());
  expect(reloaded.current.unfinished.nameOf('file')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('is none when the first of several pages was emptied', async () => {
  const steps = renderHook(() => useStepsDraft('student-profile'));
  await answered();
  act(() => steps.result.current.onChange({ province: 'Lugo', degrees: [] }, 1));
  await pass();
  act(() => steps.result.current.onChange({ province: '', degrees: [] }, 1));
  await pass();
  expect([stored(ana, 'student-profile'), ofServer('student-profile')]).toEqual([null, undefined]);
});

it('tells the user when another device has kept something since, and does not write over it', async () => {
  const elsewhere = {
    value: { values: { motivation: 'En el otro' }, page: 1 },
    updatedAt: '2026-05-04T10:42:00.000Z',
  };
  const store = {
    own: jest.fn().mockResolvedValueOnce(null).mockResolvedValue(elsewhere),
    keep: jest.fn().mockRejectedValue(refusal('Conflict')),
    forget: jest.fn(),
  };
  const { result } = renderHook(() => useStepsDraft('tfx-57', store));
  await answered();
  act(() => result.current.onChange({ motivation: 'Aquí' }, 1));
  await pass();
  expect(result.current.notice.offered).toBe(true);
  expect(result.current.draft).toBeUndefined();
  act(() => result.current.onChange({ motivation: 'Aquí y más' }, 1));
  await pass(60_000);
  expect(store.keep).toHaveBeenCalledTimes(1);
  act(() => result.current.notice.onTakeOffered());
  expect(result.current.draft?.values).toEqual({ motivation: 'En el otro' });
});
