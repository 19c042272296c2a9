import { refusal } from '@puente/client/refusal';
import type { CurrentUser } from '@puente/contract/entities/user';
import { useSession } from '../session/store.ts';
import { type DraftValue, readCopy } from './draft-copy.ts';
import { DraftKeeper } from './draft-keeper.ts';

const user = 7;
const name = 'application-12';

/** Fake server: its calls in order, its draft, and the milliseconds that each draft takes to arrive. */
const server = { did: [] as string[], draft: null as DraftValue | null, travel: [] as number[] };

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

const store = {
  own: () => Promise.resolve(server.draft && { value: server.draft, updatedAt: '2026-05-04T10:00:00Z' }),
  keep: async (value: DraftValue) => {
    await wait(server.travel.shift() ?? 0);
    server.draft = value;
    server.did.push('keeps the draft');
    return { updatedAt: '2026-05-04T10:00:00Z' };
  },
  forget: () => {
    server.draft = null;
    server.did.push('forgets the draft');
    return Promise.resolve();
  },
};

async function openForm(): Promise<DraftKeeper> {
  const keeper = new DraftKeeper(user, name, store, { fill: () => {}, empty: () => {}, onState: () => {} });
  keeper.open();
  await pass(0);
  return keeper;
}

const takeForm = () => {
  server.did.push('takes the form');
  return Promise.resolve('taken');
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-05-04T10:00:00Z') });
  Object.assign(server, { did: [], draft: null, travel: [] });
  useSession.setState({ status: 'authenticated', user: { id: user } as CurrentUser });
});
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

describe('while the form is sent', () => {
  it('sends no draft, which would arrive after it', async () => {
    const form = await openForm();
    form.keep({ motivation: 'Me importa el mar' });
    await pass(500);
    const sending = form.sendForm(async () => {
      await wait(10_000);
      return takeForm();
    });
    form.keep({ motivation: 'Me importa el mar.' });
    await pass(20_000);
    expect(await sending).toBe('taken');
    expect(server.did).toEqual(['takes the form']);
    expect(readCopy(user, name)).toBeNull();
  });

  it('lets a draft that is on its way arrive first, which then goes with it', async () => {
    server.travel = [800];
    const form = await openForm();
    form.keep({ motivation: 'Me importa el mar' });
    await pass(2_100);
    void form.sendForm(takeForm);
    await pass(5_000);
    expect(server.did).toEqual(['keeps the draft', 'takes the form', 'forgets the draft']);
  });

  it('does not wait for ever for it', async () => {
    server.travel = [60_000];
    const form = await openForm();
    form.keep({ motivation: 'Me importa el mar' });
    await pass(2_100);
    void form.sendForm(takeForm);
    await pass(1_000);
    expect(server.did).toEqual(['takes the form']);
  });

  it('keeps the draft, and sends it after all, when the form is refused', async () => {
    const form = await openForm();
    form.keep({ motivation: 'Me importa el mar' });
    await pass(500);
    await expect(form.sendForm(() => Promise.reject(refusal('Network')))).rejects.toThrow();
    await pass(2_000);
    expect(server.draft).toEqual({ motivation: 'Me importa el mar' });
  });
});

it('keeps what is typed after coming back, when what was on its way arrives only then', async () => {
  server.travel = [1_000, 2_000];
  const left = await openForm();
  left.keep({ motivation: 'Me importa' });
  left.close();
  const again = await openForm();
  again.keep({ motivation: 'Me importa el mar' });
  await pass(1_100);
  expect(server.draft).toEqual({ motivation: 'Me importa' });
  expect(readCopy(user, name)?.value).toEqual({ motivation: 'Me importa el mar' });
});
