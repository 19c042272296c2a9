import { type ReleaseSet } from '@puente/federation/release-set';
import { writeFakeApp } from '@puente/releases/fake-app';
import { publish } from '@puente/releases/publish';
import { shell, startTestProduct, studentApp, type TestEdge } from './test-edge.ts';

let product: TestEdge;
beforeEach(async () => {
  product = await startTestProduct();
});
afterEach(() => product.close());

const former = async () => (await product.edge.inject('/release-set.json')).json<ReleaseSet>().former;

it('gives the files of the version that each app had before, by hash, and none of the shell', async () => {
  expect(await former()).toEqual({});
  await product.release({ ...shell, content: 'two' });
  await product.release({ ...studentApp, content: 'two' });
  const { 'student-app': found, ...others } = (await former()) ?? {};
  expect(others).toEqual({});
  const [first] = (await product.store.listReleases('student-app')).filter(
    ({ version }) => version === found?.version,
  );
  expect(found).toEqual({
    version: first?.version,
    entry: `/assets/student-app/${first?.entry[0]}`,
    integrity: first?.files[first.entry[0] ?? '']?.integrity,
    styles: Object.fromEntries(
      Object.entries(first?.files ?? {})
        .filter(([name]) => name.endsWith('.css'))
        .map(([name, { integrity }]) => [`/assets/student-app/${name}`, integrity]),
    ),
  });
  expect(Object.keys(found?.styles ?? {})).toHaveLength(2);
});

it('leaves out versions that are marked as bad, no longer stored, or do not fit the shell of now', async () => {
  const { store, root } = product;
  const versions: string[] = [];
  for (const [content, react] of [
    ['fits', '^19.0.0'],
    ['misfit', '^18.0.0'],
    ['gone', '^19.0.0'],
    ['bad', '^19.0.0'],
    ['now', '^19.0.0'],
  ] as const) {
    const folder = await writeFakeApp(root, { ...studentApp, content, requires: { react } });
    versions.push((await publish(store, folder, content)).release.version);
  }
  const [fits, , gone = '', bad = '', now = ''] = versions;
  const { apps, revision } = await store.readChannel('production');
  const previous = versions.slice(0, -1).toReversed();
  await store.writeChannel('production', { ...apps, 'student-app': { current: now, previous } }, revision);
  await store.markBad('student-app', bad, 'on purpose');
  await store.removeRelease('student-app', gone);
  expect((await former())?.['student-app']?.version).toBe(fits);
});

it('is not in the pages, whose size it would add to', async () => {
  await product.release({ ...studentApp, content: 'two' });
  const { body } = await product.edge.inject({ url: '/projects', headers: { accept: 'text/html' } });
  expect(body).toContain('id="release-set"');
  expect(body).not.toContain('"former"');
});
