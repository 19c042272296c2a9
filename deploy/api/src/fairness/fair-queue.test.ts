import { CallerLeft } from '../db/cancellable-reads.ts';
import { type EndTurn, FairQueue } from './fair-queue.ts';
import { asVisitor, countAsAccount, currentVisitor, visitorAt } from './visitor.ts';

const visitor = (key: string) => visitorAt(key, new AbortController().signal);

/** Lets the queue hand out its next turns. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** Records whose turn begins, and ends it at once unless `held`. */
function recorder(queue: FairQueue) {
  const begun: string[] = [];
  const ends: EndTurn[] = [];
  const ask = (name: string, of = visitor(name), held = false): Promise<void> =>
    queue.take(of).then((end) => {
      begun.push(name);
      if (held) ends.push(end);
      else end();
    });
  return { begun, ask, release: () => ends.splice(0).forEach((end) => end()) };
}

describe('a fair queue', () => {
  it('serves a newcomer before the rest of a flood', async () => {
    const queue = new FairQueue({ slots: 1, slotsPerVisitor: 1 });
    const { begun, ask, release } = recorder(queue);
    const flooding = visitor('flood');
    void ask('flood', flooding, true);
    const flood = Array.from({ length: 100 }, () => ask('flood', flooding));
    await settled();
    const other = ask('other');
    release();
    await Promise.all([...flood, other]);
    expect(begun.indexOf('other')).toBeLessThanOrEqual(2);
    expect(begun).toHaveLength(102);
  });

  it('gives both halves of the time when both always wait', async () => {
    const queue = new FairQueue({ slots: 1, slotsPerVisitor: 1 });
    const order: string[] = [];
    const work = async (name: string, milliseconds: number, of = visitor(name)) => {
      const end = await queue.take(of);
      order.push(name);
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      end();
    };
    const dear = visitor('dear');
    const cheap = visitor('cheap');
    await Promise.all([
      ...Array.from({ length: 5 }, () => work('dear', 40, dear)),
      ...Array.from({ length: 20 }, () => work('cheap', 2, cheap)),
    ]);
    // Five dear turns last longer than all twenty cheap ones: at least most of the cheap ones come before the third dear one.
    const third = order.flatMap((name, index) => (name === 'dear' ? [index] : []))[2] ?? 0;
    expect(order.slice(0, third).filter((name) => name === 'cheap').length).toBeGreaterThan(15);
  });

  it('leaves slots to others', async () => {
    const queue = new FairQueue({ slots: 3, slotsPerVisitor: 2 });
    const { begun, ask } = recorder(queue);
    const flooding = visitor('flood');
    for (let count = 0; count < 5; count++) void ask('flood', flooding, true);
    await settled();
    expect(begun).toEqual(['flood', 'flood']);
    await ask('other');
    expect(begun).toEqual(['flood', 'flood', 'other']);
  });

  it('refuses a visitor whose own queue is full, and nobody else', async () => {
    const queue = new FairQueue({ slots: 1, slotsPerVisitor: 1 });
    const { ask, release } = recorder(queue);
    void ask('first', visitor('first'), true);
    const requests = Array.from({ length: 33 }, () => {
      const request = visitor('10.0.0.1');
      countAsAccount(request, 7);
      return request;
    });
    const waiting = requests.slice(0, 32).map((request) => ask('flood', request));
    const [last] = requests.slice(32);
    await expect(ask('flood', last)).rejects.toMatchObject({
      code: 'TooManyRequests',
      headers: { 'retry-after': expect.any(String) as string },
    });
    const other = ask('other');
    // A request that may have changed something is finished.
    const finishing = ask('flood', { ...(last ?? visitor('')), mustFinish: true });
    // A refusal would cut a download short.
    const downloading = ask('flood', { ...(last ?? visitor('')), hasBegunAnswer: true });
    release();
    await Promise.all([...waiting, other, finishing, downloading]);
  });

  it('drops a request whose client is gone, but not one that may have changed something', async () => {
    const queue = new FairQueue({ slots: 1, slotsPerVisitor: 1 });
    const { begun, ask, release } = recorder(queue);
    void ask('first', visitor('first'), true);
    const leaves = new AbortController();
    const reading = ask('reading', visitorAt('a', leaves.signal));
    const writing = ask('writing', { ...visitorAt('a', leaves.signal), mustFinish: true });
    leaves.abort();
    await expect(reading).rejects.toThrow(CallerLeft);
    await expect(ask('late', visitorAt('a', leaves.signal))).rejects.toThrow(CallerLeft);
    release();
    await writing;
    expect(begun).toEqual(['first', 'writing']);
    expect(queue.waiting).toBe(0);
  });

  it('goes on after work that fails', async () => {
    const queue = new FairQueue({ slots: 1, slotsPerVisitor: 1 });
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(() => Promise.resolve('done'))).toBe('done');
  });
});

it('knows whose request is served', async () => {
  const someone = visitor('10.0.0.2');
  const keys = await asVisitor(someone, async () => {
    const before = currentVisitor().key;
    countAsAccount(someone, 7);
    await settled();
    return [before, currentVisitor().key];
  });
  expect(keys).toEqual(['10.0.0.2', 'user-7']);
  expect(currentVisitor().key).toBe('server');
});
