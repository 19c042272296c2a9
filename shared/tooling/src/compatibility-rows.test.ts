import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeApp, writeFakeApp } from '@puente/releases/fake-app';
import { FolderStore } from '@puente/releases/folder-store';
import { publish } from '@puente/releases/publish';
import { type Lineup, pairsOf, rowsOf, shellReleases } from './compatibility-rows.ts';

const app = 'student-app';
const form = '@puente/platform/forms';
let folder: string;
let store: FolderStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rows-'));
  store = new FolderStore(join(folder, 'store'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Publishes a release. @returns its version */
async function released(fake: FakeApp): Promise<string> {
  return (await publish(store, await writeFakeApp(folder, fake), 'inputs')).release.version;
}

const shell = (content: string, names: readonly string[], version = '1.0.0') =>
  released({ app: 'shell', content, provides: { [form]: version }, names: { [form]: [...names] } });
const student = (content: string, names: readonly string[], range = '^1.0.0') =>
  released({ app, content, requires: { [form]: range }, names: { [form]: [...names] } });

const all = (lineup: Lineup) => rowsOf(store, lineup, pairsOf([app], shellReleases, [app]));

it('moves the pointer of the shell alone, or with the next shell that of the app alone', async () => {
  const next = {
    shell: await shell('new', ['useForm']),
    [app]: await student('new', ['useForm']),
    other: '1',
  };
  const current = { shell: await shell('old', ['useForm']), [app]: await student('old', ['useForm']) };
  const previous = { shell: await shell('older', ['useForm']) };
  const rows = await all({ next, current, previous });
  expect(rows).toEqual([
    { app, shell: 'previous', set: { ...next, shell: previous.shell }, isStep: false },
    { app, shell: 'current', set: { ...next, shell: current.shell }, isStep: false },
    { app, shell: 'next', set: { ...next, [app]: current[app] }, isStep: false },
  ]);
});

it('refuses an app that uses an export which an earlier shell lacks, and an earlier app whose export is gone', async () => {
  const next = { shell: await shell('new', ['useField']), [app]: await student('new', ['useField']) };
  const current = { shell: await shell('old', ['useForm']), [app]: await student('old', ['useForm']) };
  const rows = await all({ next, current, previous: { shell: current.shell } });
  expect(rows).toMatchObject([
    { refusal: expect.stringContaining(`uses useField of ${form}`) as string, isStep: false },
    { refusal: expect.stringContaining(`uses useField of ${form}`) as string, isStep: false },
    { refusal: expect.stringContaining(`uses useForm of ${form}`) as string, isStep: false },
  ]);
});

it('tells a version step, which announces that two do not fit, from a mistake', async () => {
  const next = {
    shell: await shell('new', ['useField'], '1.1.0'),
    [app]: await student('new', ['useField'], '^1.1.0'),
  };
  const current = { shell: await shell('old', ['useForm']) };
  expect(await all({ next, current, previous: current })).toMatchObject([
    { shell: 'previous', refusal: expect.stringContaining('^1.1.0') as string, isStep: true },
    { shell: 'current', refusal: expect.stringContaining('^1.1.0') as string, isStep: true },
  ]);
});

it('has no row for an app that is new in the next shell', async () => {
  const next = { shell: await shell('new', ['useForm']), [app]: await student('new', ['useForm']) };
  const earlier = { shell: next.shell };
  expect((await all({ next, current: earlier, previous: earlier })).map((row) => row.shell)).toEqual([
    'previous',
    'current',
  ]);
});

it('tries a shell with every app, and an app with every shell', () => {
  const apps = ['public-site', app];
  expect(pairsOf(['shell'], shellReleases, apps)).toEqual([
    { app: 'public-site', shell: 'next' },
    { app, shell: 'next' },
  ]);
  expect(pairsOf(['shell'], ['previous'], apps)).toEqual([]);
  expect(pairsOf([app, 'shell'], ['current', 'next'], apps)).toEqual([
    { app: 'public-site', shell: 'next' },
    { app, shell: 'current' },
    { app, shell: 'next' },
  ]);
});
