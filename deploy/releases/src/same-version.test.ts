import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type z } from 'zod';
import { release } from '@puente/federation/release';
import { repositoryRoot } from './data-directory.ts';

jest.setTimeout(3_600_000);

/** A source that the shell's build has. Apps take its module from the shell. */
const source = 'shared/platform/src/ui/ready.ts';
const change = "\nperformance.mark('changed');\n";

const copies = join(repositoryRoot, '.cache/same-version');

/** Makes a checkout without caches, with the installed packages as hard links. */
function checkout(place: string): string {
  mkdirSync(dirname(join(copies, place)), { recursive: true });
  const folder = mkdtempSync(join(copies, place));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const paths = execFileSync('git', list, { cwd: repositoryRoot, encoding: 'utf8' }).split('\n');
  for (const path of paths.filter((each) => each !== '' && existsSync(join(repositoryRoot, each))))
    cpSync(join(repositoryRoot, path), join(folder, path));
  for (const packages of globSync('{,{*,shared/*,deploy/*}/}node_modules', { cwd: repositoryRoot }))
    if (!/node_modules\/./.test(packages))
      execFileSync('cp', ['-al', join(repositoryRoot, packages), join(folder, packages)]);
  return folder;
}

/** The parts of a release that follow from the sources: files for browsers, and the build for the renderer. */
const built = release.pick({ version: true, entry: true, pages: true, files: true, server: true });
type Built = z.infer<typeof built>;

/** Builds and publishes every app into a new store. Returns the releases by app. */
function releasesOf(folder: string): Record<string, Built> {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const script = join(folder, 'deploy/releases/src/cli/release.ts');
  execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stored = globSync('releases/apps/*/*/release.json', { cwd: dataDir });
  const releases: Record<string, Built> = {};
  for (const path of stored) {
    const [, , app = ''] = path.split('/');
    releases[app] = built.parse(JSON.parse(readFileSync(join(dataDir, path), 'utf8')));
  }
  return releases;
}

beforeEach(() => rmSync(copies, { recursive: true, force: true }));
afterAll(() => rmSync(copies, { recursive: true, force: true }));

/** Builds every app four times. Without LONG=1 `shared/federation-build/src/webpack.test.ts` does the same for a small product. */
(process.env['LONG'] === '1' ? test : test.skip)(
  'the same sources give the same files: cold, after another state of the sources, and in another folder',
  () => {
    const folder = checkout('one-');
    const cold = releasesOf(folder);
    expect(Object.keys(cold).toSorted()).toEqual(['organisation-app', 'public-site', 'shell', 'student-app']);
    for (const { files, server } of Object.values(cold)) {
      expect(Object.keys(files).length).toBeGreaterThan(5);
      expect(server).toBeDefined();
    }

    const text = readFileSync(join(folder, source), 'utf8');
    writeFileSync(join(folder, source), text + change);
    const changed = releasesOf(folder);
    expect(changed['shell']?.version).not.toBe(cold['shell']?.version);
    writeFileSync(join(folder, source), text);
    expect(releasesOf(folder)).toEqual(cold);

    expect(releasesOf(checkout('another/deeper/folder-'))).toEqual(cold);
  },
);
