import { affectedBy } from './affected.ts';
import { repositoryRoot } from './data-directory.ts';

const tools = ['shared/testing', 'shared/tooling'];
const affected = (...files: string[]) => affectedBy(repositoryRoot, files, tools);

test('a page of an app affects that app, and the tools that stand over everything', async () => {
  const folders = await affected('student-app/src/pages.ts');
  expect(folders).toContain('student-app');
  for (const other of ['organisation-app', 'public-site', 'shell', 'deploy/api', 'deploy/edge'])
    expect(folders).not.toContain(other);
});

test('a shared workspace affects every one that is built from it', async () => {
  const folders = await affected('shared/contract/src/limits.ts');
  expect(folders).toEqual(
    expect.arrayContaining(['deploy/api', 'organisation-app', 'public-site', 'shell', 'student-app']),
  );
  expect(await affected('shared/locks/src/file-lock.ts')).not.toContain('student-app');
});

test('the build affects every app and what is tested with it, and no server', async () => {
  const folders = await affected('shared/federation-build/src/webpack/base.ts');
  expect(folders).toEqual(
    expect.arrayContaining(['deploy/releases', 'organisation-app', 'public-site', 'shell', 'student-app']),
  );
  for (const other of ['deploy/api', 'deploy/edge', 'shared/contract', 'shared/platform'])
    expect(folders).not.toContain(other);
});

test.each(['package-lock.json', '.github/workflows/pipeline.yml', 'shared/tooling/bootstrap.mjs'])(
  '%s affects everything',
  async (file) => {
    expect(await affected(file)).toEqual(
      expect.arrayContaining(['deploy/api', 'deploy/releases', 'shared/contract', 'shell', 'student-app']),
    );
  },
);

test('a text for people affects nothing', async () => {
  expect(await affected('student-app/README.md', 'README.md')).toEqual([]);
});
