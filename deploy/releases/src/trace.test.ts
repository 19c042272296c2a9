/** Traces a reported error to its line in the sources, through a real build, the store and the command. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';
import { repositoryRoot } from './data-directory.ts';
import { FolderStore } from './folder-store.ts';
import { publish } from './publish.ts';
import { reportIn } from './trace.ts';

const page = `interface Person {
  name?: { first: string };
}

export default function greeting(person: Person): string {
  if (!person.name) throw new TypeError('a person without a name');
  return person.name.first;
}
`;
const files = {
  'app.manifest.json': JSON.stringify({
    name: 'traced-app',
    routes: [{ name: 'greeting', path: '/greeting', title: 'Hola' }],
  }),
  'package.json': JSON.stringify({ name: 'traced-app', version: '1.0.0' }),
  'src/pages.ts':
    "export const greeting = () => import(/* webpackChunkName: 'greeting' */ './greeting.ts');\n",
  'src/greeting.ts': page,
};

let root: string;
let store: FolderStore;
let builtFile: string;
/** Position of the error in the built file, in the notation of a browser's stack. */
let at: string;

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'trace-')));
  const folder = join(root, 'traced-app');
  await mkdir(join(folder, 'src'), { recursive: true });
  await symlink(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await build(folder);
  store = new FolderStore(join(root, 'releases'));
  await publish(store, folder, 'inputs');
  builtFile = (await readdir(join(folder, 'dist'))).find((name) => /^greeting\..*js$/.test(name)) ?? '';
  const column = (await readFile(join(folder, 'dist', builtFile), 'utf8')).indexOf('TypeError(') + 1;
  at = `${builtFile}:1:${column}`;
}, 120_000);
afterAll(() => rm(root, { recursive: true }));

const report = (change: object = {}) => ({
  reference: '7K3QXA',
  app: 'traced-app',
  version: '1.0.0-0123456789ab',
  phase: 'render',
  route: 'greeting',
  error: 'TypeError',
  at,
  ...change,
});
const keep = (lines: object[]) =>
  writeFile(join(root, 'error-reports.ndjson'), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

function trace(...words: string[]) {
  const env = { ...process.env, DATA_DIR: root };
  const command = join(__dirname, 'cli/trace.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

test('the command shows the line of a reported error', async () => {
  await keep([report({ reference: 'ABCDEF' }), report()]);
  const { status, stdout } = trace('7k3qxa');
  expect(status).toBe(0);
  const [what, where, ...code] = stdout.split('\n');
  expect(what).toBe(
    `7K3QXA: TypeError in traced-app 1.0.0-0123456789ab, phase render, route greeting, at ${at}`,
  );
  expect(where).toMatch(/^traced-app\/src\/greeting\.ts:6:\d+$/);
  expect(code).toContain(">     6 |   if (!person.name) throw new TypeError('a person without a name');");
  expect(code).toHaveLength(5);
});

test('reads the log of the API when it is given', async () => {
  const log = join(root, 'api.log');
  await writeFile(
    log,
    `starting\n${JSON.stringify({ level: 40, report: report({ reference: 'SEVEN7' }) })}\n`,
  );
  expect(trace('SEVEN7', '--log', log).stdout).toContain('greeting.ts:6:');
});

test('says in a sentence what is missing', async () => {
  await keep([
    report({ at: undefined }),
    report({ reference: 'ABCDEF', at: 'other.0123456789abcdef.js:1:1' }),
  ]);
  expect(trace().stderr).toMatch(/^Usage: trace <reference>/);
  expect(trace('ZZZZZZ').stderr).toMatch(/^No report ZZZZZZ in .*error-reports\.ndjson/);
  expect(trace('7K3QXA').stderr).toBe('The report names no place in a script.');
  expect(trace('ABCDEF').stderr).toMatch(
    /^No source map of other\.0123456789abcdef\.js:1:1 is in this store/,
  );
}, 20_000);

test('the map is no published file, and goes when its file goes', async () => {
  expect((await store.listFiles('traced-app')).filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(await store.getFile('traced-app', `${builtFile}.map`)).toBeUndefined();
  expect(await store.getSourceMap('traced-app', builtFile)).toBeDefined();
  expect(await store.getSourceMap('traced-app', '../releases')).toBeUndefined();
  await store.removeFile('traced-app', builtFile);
  expect(await store.getSourceMap('traced-app', builtFile)).toBeUndefined();
});

test('only the report with the very reference is taken', () => {
  const other = JSON.stringify({ msg: 'about 7K3QXA', report: report({ reference: 'ABCDEF' }) });
  expect(reportIn(`${other}\n7K3QXA\n`, '7K3QXA')).toBeUndefined();
});
