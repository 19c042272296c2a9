import { type TestStore, testStores } from '../test/stores.ts';
import { endCanary } from './canaries.ts';
import { type Canary, noCounts } from './canary.ts';
import { ChannelMoved } from './release-store.ts';

const channel = 'production';
const canary: Canary = {
  id: 'aaaaaaaa-1',
  app: 'student-app',
  version: '1.0.0-000000000001',
  instead: '1.0.0-000000000000',
  revision: 1,
  audience: 5,
  since: '2026-11-27T10:00:00.000Z',
};
const counts = () => ({ ...noCounts(), canary: { ...noCounts().canary, errors: { bad: 2, of: 30 } } });

describe.each(testStores)('canaries of a store %s', (_, start) => {
  let on: TestStore;
  beforeEach(async () => {
    on = await start();
  });
  afterEach(() => on.close());

  test('are seen by each process, as the same object while nothing changes', async () => {
    const [one, other] = [on.open().canaries, on.open().canaries];
    expect(await one.read(channel)).toBeUndefined();
    await other.write(channel, canary, undefined);
    expect(await one.read(channel)).toEqual(canary);
    expect(await one.read(channel)).toBe(await one.read(channel));
    await other.write(channel, { ...canary, audience: 'staff' }, canary.id);
    expect(await one.read(channel)).toMatchObject({ audience: 'staff' });
    await other.write(channel, undefined, canary.id);
    expect(await one.read(channel)).toBeUndefined();
    await one.write(channel, canary, undefined);
    expect(await other.read(channel)).toEqual(canary);
  });

  test('are changed by the one who knows them, and ended once', async () => {
    const { canaries } = on.open();
    await expect(canaries.write(channel, undefined, canary.id)).rejects.toThrow(ChannelMoved);
    await canaries.write(channel, canary, undefined);
    await expect(canaries.write(channel, canary, undefined)).rejects.toThrow(ChannelMoved);
    const ended = await Promise.all(
      Array.from({ length: 4 }, () => endCanary(on.open(), channel, { by: 'guard' }, canary.id)),
    );
    expect(ended.filter(Boolean)).toHaveLength(1);
    expect(await on.open().history(channel)).toHaveLength(1);
  });

  test('keep what each process counted until they end', async () => {
    const { canaries } = on.open();
    await canaries.write(channel, canary, undefined);
    for (const name of ['bbbbbbbb', 'cccccccc', 'cccccccc'])
      await canaries.keepCounts(channel, canary.id, name, counts());
    await on.write(`canaries/${channel}/${canary.id}/dddddddd.json`, '{');
    expect(await on.open().canaries.counts(channel, canary.id)).toEqual([counts(), counts()]);
    await canaries.write(channel, undefined, canary.id);
    expect(await on.open().canaries.counts(channel, canary.id)).toEqual([]);
  });

  test('can be replaced when they are damaged', async () => {
    await on.write(`canaries/${channel}.json`, JSON.stringify({ id: 7 }));
    const { canaries } = on.open();
    await expect(canaries.read(channel)).rejects.toThrow('damaged');
    await canaries.write(channel, canary, undefined);
    expect(await canaries.read(channel)).toEqual(canary);
  });
});
