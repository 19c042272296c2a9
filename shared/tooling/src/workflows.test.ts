import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './children.ts';
import { shellReleases } from './compatibility-rows.ts';

const step = z.object({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  run: z.string().optional(),
  if: z.string().optional(),
});
const job = z.object({
  needs: z.union([z.string().transform((name) => [name]), z.array(z.string())]).default([]),
  'timeout-minutes': z.number(),
  permissions: z.record(z.string(), z.string()).optional(),
  if: z.string().optional(),
  'runs-on': z.union([z.string(), z.array(z.string())]),
  concurrency: z.object({ group: z.string(), 'cancel-in-progress': z.boolean() }).optional(),
  env: z.record(z.string(), z.string()).default({}),
  steps: z.array(step),
});
const workflow = z.object({
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(z.string(), job),
});

const folder = join(root, '.github/workflows');
const files = readdirSync(folder);
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const read = (file: string) => workflow.parse(parse(textOf(file)));
const jobsOf = (file: string) => Object.values(read(file).jobs);
const stepsOf = (file: string) => jobsOf(file).flatMap(({ steps }) => steps);
const scriptsOf = (workspace: string): Record<string, string> =>
  z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8'))).scripts;
const scripts = scriptsOf('.');

/** Workspaces that a job of the pipeline runs for, by the expression that names them after `-w`. */
const matrices: Record<string, readonly string[]> = {
  '${{ matrix.app }}': globSync('*/app.manifest.json', { cwd: root }).map(dirname),
  '${{ matrix.server }}': ['deploy/api', 'deploy/edge', 'deploy/releases', 'deploy/renderer'],
};

it('finds the workflows', () =>
  expect(files.toSorted()).toEqual(['branches.yml', 'nightly.yml', 'pipeline.yml']));

/** Jobs of a workflow that may do more than read the repository. */
const permissionsOf: Readonly<Record<string, Record<string, Record<string, string>>>> = {
  'branches.yml': {
    request: { 'pull-requests': 'read' },
    serve: { contents: 'read', actions: 'read' },
    comment: { 'pull-requests': 'write' },
  },
};

describe.each(files)('%s', (file) => {
  it('pins each action by its full commit, with the version beside it', () => {
    const used = [...textOf(file).matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may read the repository and nothing else, except jobs that say so, and keeps no credentials', () => {
    const { permissions, jobs } = read(file);
    expect(permissions).toEqual({ contents: 'read' });
    const own = Object.entries(jobs).flatMap(([name, each]) =>
      each.permissions ? [[name, each.permissions]] : [],
    );
    expect(Object.fromEntries(own)).toEqual(permissionsOf[file] ?? {});
    expect(textOf(file)).not.toContain('secrets: inherit');
    const checkouts = textOf(file).match(/uses: actions\/checkout@/g) ?? [];
    expect(textOf(file).match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
  });

  it('limits the time of each job', () => {
    const longest = file === 'nightly.yml' ? 350 : 90;
    for (const each of jobsOf(file)) expect(each['timeout-minutes']).toBeLessThanOrEqual(longest);
  });

  it('runs root commands and scripts that exist', () => {
    const commands = stepsOf(file).flatMap(({ run = '' }) => run.split('\n'));
    const named = commands.flatMap((line) => [...line.matchAll(/npm run (?:--silent )?([\w:-]+)(.*)/g)]);
    const ofRoot = named.filter(([, , rest]) => !rest?.includes(' -w '));
    for (const [, name = ''] of ofRoot) expect(scripts).toHaveProperty([name]);
    const ofWorkspaces = commands.flatMap((line) => [
      ...line.matchAll(/npm (?:run )?([\w:-]+) -w (\$\{\{ [\w.]+ \}\}|[\w/-]+)/g),
    ]);
    for (const [, name = '', workspace = ''] of ofWorkspaces)
      for (const each of matrices[workspace] ?? [workspace])
        expect([each, scriptsOf(each)]).toEqual([
          each,
          expect.objectContaining({ [name]: expect.any(String) as string }),
        ]);
    // It would hide a script that is gone.
    expect(commands.join('\n')).not.toContain('--if-present');
    for (const path of commands.flatMap((line) => [...line.matchAll(/bash ([\w./-]+\/[\w.-]+)/g)]))
      expect(existsSync(join(root, path[1] ?? ''))).toBe(true);
  });

  it('installs by the first root command, and not once more', () => {
    expect(textOf(file)).not.toMatch(/npm (?:ci|install)\b/);
  });

  it('never gives up a run for a newer one while it releases', () => {
    for (const { concurrency } of jobsOf(file))
      if (concurrency) expect(concurrency).toEqual({ group: 'release', 'cancel-in-progress': false });
  });
});

describe('the release', () => {
  const { release } = read('pipeline.yml').jobs;
  const commands = release?.steps.map(({ run = '' }) => run) ?? [];

  it('is of all that is not released yet, in one change, compared with the running API', () => {
    expect(commands).toContain('npm run release -- --if-changed --promote');
    expect(release?.env).toHaveProperty('API_ORIGIN');
  });

  it('is of the commit that was tested, and of none before what is served', () => {
    expect(textOf('pipeline.yml')).not.toContain('ref: main');
    expect(release?.steps[0]?.with).toMatchObject({ ref: '${{ github.sha }}', 'fetch-depth': 0 });
    const [first] = commands.filter((command) => command !== '');
    expect(first).toBe('npm run releases -- --not-after "$GITHUB_SHA"');
  });

  it('opens every page of what is new before it is served', () => {
    const smoke = commands.findIndex((command) => command.includes('npm run smoke'));
    expect(commands[smoke]).toMatch(/^npm run release -- --if-changed\nnpm run smoke/);
    expect(smoke).toBeLessThan(commands.indexOf('npm run release -- --if-changed --promote'));
    expect(textOf('pipeline.yml')).not.toContain('--force');
  });

  it('ends with a look at everything that is served, apps that did not move among them', () => {
    expect(commands).toContain('npm run promote -- --check');
    expect(commands.indexOf('npm run promote -- --check')).toBeGreaterThan(
      commands.indexOf('npm run release -- --if-changed --promote'),
    );
  });

  it('fails without a command that deploys the servers', () => {
    const deploys = commands.find((command) => command.includes('DEPLOY_SERVERS')) ?? '';
    const { status, stderr } = spawnSync('bash', ['-e', '-c', deploys], { encoding: 'utf8', env: {} });
    expect([status, stderr]).toEqual([
      expect.any(Number),
      expect.stringContaining('DEPLOY_SERVERS must name'),
    ]);
    expect(status).not.toBe(0);
    const deployed = spawnSync('bash', ['-e', '-c', deploys], {
      encoding: 'utf8',
      env: { DEPLOY_SERVERS: 'echo deployed', PATH: process.env['PATH'] },
    });
    expect([deployed.status, deployed.stdout]).toEqual([0, 'deployed\n']);
  });

  it('builds packages before anything is served, and publishes them after', () => {
    const served = commands.indexOf('npm run promote -- --check');
    const built = commands.indexOf('npm run packages');
    expect(built).toBeGreaterThan(-1);
    expect(built).toBeLessThan(commands.findIndex((command) => command.includes('DEPLOY_SERVERS')));
    expect(commands.indexOf('npm run packages -- --publish')).toBeGreaterThan(served);
    expect(release?.steps.find(({ run }) => run === 'npm run packages -- --publish')?.if).toBe(
      "vars.PACKAGES_REGISTRY != ''",
    );
    expect(release?.steps[1]?.with).toMatchObject({ scope: '@puente' });
  });

  it('waits for every other job', () => {
    const others = Object.keys(read('pipeline.yml').jobs).filter((name) => name !== 'release');
    expect(release?.needs.toSorted()).toEqual(others.toSorted());
    expect(stepsOf('pipeline.yml').some(({ run = '' }) => run.includes('bash .ci/run'))).toBe(true);
  });

  it('comes after production was tried with the candidates', () => {
    const tried = commands.findIndex((command) => command.includes('npm run candidate'));
    expect(tried).toBeGreaterThan(-1);
    expect(tried).toBeLessThan(commands.findIndex((command) => command.includes('--promote')));
  });
});

it('tries each affected app with each shell and the former API, in a clone with the history', () => {
  const { compatibility } = read('pipeline.yml').jobs;
  expect(compatibility?.steps[0]?.with).toMatchObject({ 'fetch-depth': 0 });
  const commands = compatibility?.steps.map(({ run = '' }) => run).join('\n');
  expect(commands).toContain('npm run compatibility -- --app ${{ matrix.app }} --shell ${{ matrix.shell }}');
  expect(textOf('pipeline.yml')).toContain(`shell: [${shellReleases.join(', ')}]`);
});

describe('a branch', () => {
  const text = textOf('branches.yml');
  const { request, serve, comment, close } = read('branches.yml').jobs;
  const commandsOf = (each: z.infer<typeof job> | undefined) =>
    (each?.steps ?? []).map(({ run = '' }) => run).join('\n');

  it('is built without any secret, on a machine that has no releases', () => {
    const { branch } = read('pipeline.yml').jobs;
    expect(branch?.['runs-on']).toBe('ubuntu-latest');
    expect(branch?.permissions).toBeUndefined();
    expect(JSON.stringify(branch)).not.toMatch(/secrets\.|DATA_DIR/);
    expect(branch?.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    expect(branch?.steps.at(-1)?.with).toMatchObject({ name: 'branch', path: 'data/releases' });
  });

  it('is served by the code of main, after its tests, while it is open', () => {
    expect(text).toMatch(/workflow_run:\n {4}workflows: \[pipeline\]\n {4}types: \[completed\]/);
    expect(request?.if).toContain("workflow_run.conclusion == 'success'");
    expect(request?.if).toContain('head_repository.full_name == github.repository');
    expect(commandsOf(request)).toContain('.state == "OPEN"');
    expect(serve?.needs).toEqual(['request']);
    expect(serve?.env).toHaveProperty('RELEASE_KEY_FILE');
    expect(serve?.['runs-on']).toEqual(['self-hosted', 'releases']);
    expect(commandsOf(serve)).toContain('npm run --silent branch -- "pr-$NUMBER" --from .cache/branch');
    // A checkout of the pull request, or its text in a command, would run with the rights of these jobs.
    expect(text).not.toMatch(/\bref:|head\.ref|head_branch|\.title|\.body\b/);
    for (const each of [request, serve, comment, close]) expect(commandsOf(each)).not.toContain('${{');
  });

  it('has its address as a comment, which later ones replace', () => {
    expect(comment?.needs).toEqual(['request', 'serve']);
    expect(commandsOf(comment)).toBe(
      'gh pr comment "$NUMBER" --repo "$GITHUB_REPOSITORY" --edit-last --create-if-none --body "$COMMENT"',
    );
  });

  it('goes with its pull request, and its releases with it', () => {
    expect(text).toMatch(/pull_request_target:\n {4}types: \[closed\]/);
    expect(commandsOf(close)).toBe('\n\nnpm run branch -- "pr-$NUMBER" --close');
  });
});

it('every night runs each step of the long tests', () => {
  const { plan, long } = read('nightly.yml').jobs;
  expect(plan?.steps.some(({ run = '' }) => run.includes('npm run --silent test:long -- --list'))).toBe(true);
  expect(long?.steps.some(({ run = '' }) => run.includes('npm run test:long -- "$STEP"'))).toBe(true);
});

it.each(['everything', 'app', 'compatibility', 'server', 'release'])(
  'keeps what a failed %s job has to show',
  (name) => {
    const last = read('pipeline.yml').jobs[name]?.steps.at(-1);
    expect(last?.uses).toContain('actions/upload-artifact@');
    expect(last?.if).toBe('failure()');
  },
);
