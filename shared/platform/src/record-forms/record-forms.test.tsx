import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { request } from '@puente/client/http';
import { refusal } from '@puente/client/refusal';
import type { CurrentUser } from '@puente/contract/entities/user';
import type { FieldValues } from '@puente/contract/forms/field-definition';
import { changedAnswers } from '@puente/platform/forms';
import { useSession } from '../session/store.ts';
import { useRecordForm } from './record-form.ts';
import { useRecordSteps } from './record-steps.ts';

jest.mock('@puente/client/http', () => ({ request: jest.fn() }));

interface Entry {
  title: string;
  place: string;
  updatedAt: string;
}

/** Fake server: its record, and the changes that it received. */
const server = { record: {} as Entry, sent: [] as object[], drafts: [] as object[] };
const first: Entry = { title: 'Mapa', place: 'Lugo', updatedAt: '2026-05-04T10:00:00.000Z' };

/** Saves the record as another user. */
function savedElsewhere(change: Partial<Entry>): void {
  const minutes = server.sent.length + 1;
  server.record = { ...server.record, ...change, updatedAt: `2026-05-04T11:0${minutes}:00.000Z` };
}

function put(changes: Partial<Entry>, base: string): Promise<Entry> {
  server.sent.push({ ...changes, base });
  if (base !== server.record.updatedAt) return Promise.reject(refusal('RecordChanged'));
  savedElsewhere(changes);
  return Promise.resolve(server.record);
}

const answersOf = ({ title, place }: Entry) => ({ title, place });
const read = () => Promise.resolve(server.record);
const answered = () => act(() => jest.advanceTimersByTimeAsync(0));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-05-04T12:00:00Z') });
  Object.assign(server, { record: first, sent: [], drafts: [] });
  jest.mocked(request).mockImplementation((() => Promise.resolve({ data: server.drafts })) as never);
  act(() => useSession.setState({ status: 'authenticated', user: { id: 7 } as CurrentUser }));
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('a form of one page', () => {
  async function open() {
    const opened = renderHook(() => {
      const form = useForm({ defaultValues: answersOf(first) });
      return { form, ...useRecordForm('entry-1', form, first, { answersOf, read }) };
    });
    await answered();
    const now = () => opened.result.current;
    return {
      now,
      type: (field: 'title' | 'place', value: string) =>
        act(() => now().form.setValue(field, value, { shouldDirty: true })),
      /** Gives the code of a refusal. */
      save: () =>
        act(() =>
          now()
            .save((mine, before, base) => put(changedAnswers(before, mine), base))
            .then(
              () => 'saved',
              (error: { code?: string }) => error.code,
            ),
        ),
    };
  }

  it('sends what was changed with the version that it read, and grows from what was saved', async () => {
    const form = await open();
    form.type('title', 'Mapa nuevo');
    expect(await form.save()).toBe('saved');
    form.type('title', 'Mapa más nuevo');
    expect(await form.save()).toBe('saved');
    expect(server.sent).toEqual([
      { title: 'Mapa nuevo', base: first.updatedAt },
      { title: 'Mapa más nuevo', base: '2026-05-04T11:02:00.000Z' },
    ]);
  });

  it('puts changes of other fields together without a word', async () => {
    const form = await open();
    form.type('title', 'Mapa nuevo');
    savedElsewhere({ place: 'Vigo' });
    expect(await form.save()).toBe('saved');
    expect(server.record).toMatchObject({ title: 'Mapa nuevo', place: 'Vigo' });
    expect(form.now().form.getValues()).toEqual({ title: 'Mapa nuevo', place: 'Vigo' });
    expect(form.now().conflict).toBeNull();
  });

  it('writes nothing over a change of the same field, shows both, and saves the one that is chosen', async () => {
    const form = await open();
    form.type('title', 'Mío');
    savedElsewhere({ title: 'Suyo', place: 'Vigo' });
    expect(await form.save()).toBe('RecordChanged');
    expect(server.record.title).toBe('Suyo');
    expect(form.now().form.getValues()).toEqual({ title: 'Mío', place: 'Vigo' });
    expect(form.now().conflict).toMatchObject({
      fields: ['title'],
      theirs: { title: 'Suyo' },
      mine: { title: 'Mío' },
    });

    act(() => form.now().conflict?.onChoose('title', 'theirs'));
    expect(form.now().form.getValues('title')).toBe('Suyo');
    act(() => form.now().conflict?.onChoose('title', 'mine'));
    expect(await form.save()).toBe('saved');
    expect(server.record).toMatchObject({ title: 'Mío', place: 'Vigo' });
    expect(form.now().conflict).toBeNull();
  });

  it('does not save a draft of another day over what was saved since', async () => {
    server.drafts = [
      {
        name: 'entry-1',
        value: { title: 'De ayer', origin: { version: 'ayer', before: { title: 'Anteayer' } } },
        updatedAt: first.updatedAt,
      },
    ];
    const form = await open();
    expect(form.now().form.getValues()).toEqual({ title: 'De ayer', place: 'Lugo' });
    expect(await form.save()).toBe('RecordChanged');
    expect(server.sent).toEqual([{ title: 'De ayer', base: 'ayer' }]);
    expect(form.now().conflict?.fields).toEqual(['title']);
    expect(await form.save()).toBe('saved');
    expect(server.record.title).toBe('De ayer');
  });

  it('saves a draft of another day when only other fields were saved since', async () => {
    server.drafts = [
      {
        name: 'entry-1',
        value: { title: 'De ayer', origin: { version: 'ayer', before: { title: first.title } } },
        updatedAt: first.updatedAt,
      },
    ];
    const form = await open();
    expect(await form.save()).toBe('saved');
    expect(server.record).toMatchObject({ title: 'De ayer', place: 'Lugo' });
  });

  it('keeps of a draft what was changed, and what it was before', async () => {
    const form = await open();
    form.type('place', 'Vigo');
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(localStorage.getItem('draft:7:entry-1')).toContain(
      JSON.stringify({ place: 'Vigo', origin: { version: first.updatedAt, before: { place: 'Lugo' } } }),
    );
  });

  it('gives up when the record is changed again each time', async () => {
    const form = await open();
    form.type('title', 'Mío');
    const changing = (_: object, __: object, base: string) => {
      savedElsewhere({ place: String(server.sent.length) });
      return put({ title: 'Mío' }, base);
    };
    const refused = await act(() =>
      form
        .now()
        .save(changing)
        .catch((error: unknown) => error),
    );
    expect(refused).toMatchObject({ code: 'RecordChanged' });
    expect(server.sent).toHaveLength(3);
  });
});

describe('a form of several pages', () => {
  async function open(keepable?: (values: FieldValues) => FieldValues) {
    const opened = renderHook(() =>
      useRecordSteps<Entry>('entry-1', first, { answersOf, read, ...(keepable && { keepable }) }),
    );
    await answered();
    const now = () => opened.result.current;
    return {
      now,
      save: (given: FieldValues) =>
        act(() =>
          now()
            .save(given, (mine, before, base) => put(changedAnswers(before, mine) as Partial<Entry>, base))
            .then(
              () => 'saved',
              (error: { code?: string }) => error.code,
            ),
        ),
    };
  }

  it('sends what was changed of what it asks, and grows from what was saved', async () => {
    const form = await open();
    expect(await form.save({ title: 'Mapa nuevo' })).toBe('saved');
    expect(await form.save({ title: 'Mapa más nuevo' })).toBe('saved');
    expect(server.sent).toEqual([
      { title: 'Mapa nuevo', base: first.updatedAt },
      { title: 'Mapa más nuevo', base: '2026-05-04T11:02:00.000Z' },
    ]);
  });

  it('keeps nothing of what an answer was before when not every answer may be kept', async () => {
    const form = await open(({ place }) => ({ title: '', place: place ?? '' }));
    act(() => form.now().onChange({ title: 'Secreto', place: 'Vigo' }, 1));
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    const kept = localStorage.getItem('draft:7:entry-1');
    expect(kept).toContain('Vigo');
    expect(kept).not.toMatch(/Secreto|Mapa|Lugo/);
  });

  it('says nothing of a field that it does not ask for', async () => {
    const form = await open();
    savedElsewhere({ place: 'Vigo' });
    expect(await form.save({ title: 'Mapa nuevo' })).toBe('saved');
    expect(server.record).toMatchObject({ title: 'Mapa nuevo', place: 'Vigo' });
  });

  it('shows both answers to the same question, and fills in the one that is chosen', async () => {
    const form = await open();
    savedElsewhere({ title: 'Suyo' });
    expect(await form.save({ title: 'Mío', place: 'Lugo' })).toBe('RecordChanged');
    expect(form.now().conflict).toMatchObject({ fields: ['title'], theirs: { title: 'Suyo' } });
    expect(form.now().source?.values).toMatchObject({ title: 'Mío', place: 'Lugo' });
    act(() => form.now().conflict?.onChoose('title', 'theirs'));
    expect(form.now().source?.values).toMatchObject({ title: 'Suyo', place: 'Lugo' });
    expect(await form.save({ title: 'Suyo', place: 'Lugo' })).toBe('saved');
    expect(server.sent.at(-1)).toEqual({ base: '2026-05-04T11:01:00.000Z' });
  });
});
