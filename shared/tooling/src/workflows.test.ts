import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { root } from './children.ts';

const step = z.object({ uses: z.string().optional(), run: z.string().optional(), if: z.string().optional() });
const job = z.object({
  'timeout-minutes': z.number(),
  permissions: z.record(z.string(), z.string()).optional(),
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
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));

it('finds the workflows', () => expect(files.toSorted()).toEqual(['everything.yml', 'pipeline.yml']));

describe.each(files)('%s', (file) => {
  it('pins each action by its full commit, with the version beside it', () => {
    const used = [...textOf(file).matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may read the repository and nothing else, and keeps no credentials', () => {
    const { permissions, jobs } = read(file);
    expect(permissions).toEqual({ contents: 'read' });
    for (const each of Object.values(jobs)) expect(each.permissions).toBeUndefined();
    expect(textOf(file)).not.toContain('secrets: inherit');
    const checkouts = textOf(file).match(/uses: actions\/checkout@/g) ?? [];
    expect(textOf(file).match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
  });

  it('limits the time of each job', () => {
    for (const each of jobsOf(file)) expect(each['timeout-minutes']).toBeLessThanOrEqual(90);
  });

  it('runs root commands and scripts that exist', () => {
    const commands = stepsOf(file).flatMap(({ run = '' }) => run.split('\n'));
    const named = commands.flatMap((line) => [...line.matchAll(/npm run (?:--silent )?([\w:-]+)(.*)/g)]);
    const ofRoot = named.filter(([, , rest]) => !rest?.includes(' -w '));
    for (const [, name = ''] of ofRoot) expect(scripts).toHaveProperty([name]);
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
    expect(textOf('pipeline.yml')).toContain('ref: main');
  });

  it('ends with a look at everything that is served, apps that did not move among them', () => {
    expect(commands).toContain('npm run promote -- --check');
    expect(commands.indexOf('npm run promote -- --check')).toBeGreaterThan(
      commands.indexOf('npm run release -- --if-changed --promote'),
    );
  });

  it('comes after production was tried with the candidates', () => {
    const tried = commands.findIndex((command) => command.includes('npm run candidate'));
    expect(tried).toBeGreaterThan(-1);
    expect(tried).toBeLessThan(commands.findIndex((command) => command.includes('--promote')));
  });
});

it.each(['app', 'server', 'release'])('keeps what a failed %s job has to show', (name) => {
  const last = read('pipeline.yml').jobs[name]?.steps.at(-1);
  expect(last?.uses).toContain('actions/upload-artifact@');
  expect(last?.if).toBe('failure()');
});
