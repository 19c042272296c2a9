/**
 * `npm test [step…] [--changed]` and `npm run test:journeys`. Steps are scripts of the workspaces and of the root (turbo.json), so that a
 * new workspace gets its steps from its scripts. Nightly campaigns are in test-long.ts.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { changedFiles } from './changed-files.ts';
import { chosenSteps } from './chosen-steps.ts';
import { main } from './preconditions.ts';
import { type Outcome, report } from './report.ts';
import { affectedPackages, type DoneTask, runTasks, type Task, tasksNamed } from './turbo.ts';

/** Display name of each script, sorted by the cost of finding failures. */
const names: Record<string, (folder: string) => string> = {
  'check:links': () => 'links between apps are up to date',
  'check:specification': () => 'coverage of the specification',
  'check:format': () => 'formatting',
  'check:code': () => 'types, lint and arrows',
  'check:dead-code': () => 'dead code',
  'check:repetition': () => 'repetition',
  test: (folder) => `tests of ${folder}`,
  builds: () => 'builds',
  'check:budgets': () => 'budgets',
  'test:embedded': (folder) => `tests of ${folder} on the embedded database`,
  'journeys:core': () => 'core journeys',
  journeys: () => 'every journey',
};
const scripts = Object.keys(names);

/** Journeys use all cores themselves, and their pages have to respond within seconds. */
const runsAlone = ({ task }: Task): boolean => task.startsWith('journeys');

/** Sources of the API whose behaviour depends on the database engine. */
const dependsOnEngine = /^deploy\/api\/(?:migrations|src\/(?:backup|db|jobs|lists))\//;

/** Scripts that `npm run test:journeys` runs, and `npm test` does not. */
const beforeLanding = new Set(['check:repetition', 'journeys']);

/** Tells whether a step is part of `npm test` when no step is named. */
function runsUnnamed({ task }: Task): boolean {
  if (task === 'test:embedded') return changedFiles()?.some((file) => dependsOnEngine.test(file)) ?? true;
  return !beforeLanding.has(task);
}

const usage = `npm test                     everything but journeys, and the core journeys; the embedded database when its sources changed
npm test -- <word>…          the steps with one of these words in their names
npm test -- --changed        what the changes since the branch left main touch
npm test -- --fresh          also what has not changed since it passed; so in CI
npm test -- --list           names of the steps
npm run test:journeys        repetition and every journey`;

interface Step extends Task {
  name: string;
}

const placeOf = ({ task }: Task): number => scripts.indexOf(task);

async function allSteps(): Promise<Step[]> {
  const tasks = await tasksNamed(scripts);
  return tasks
    .map((task) => ({ ...task, name: names[task.task]?.(task.directory) ?? task.taskId }))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

async function touched(steps: readonly Step[]): Promise<Step[]> {
  const affected = new Set(await affectedPackages(scripts));
  // A step of the root checks all workspaces.
  return steps.filter((step) => affected.has(step.package) || (step.package === '//' && affected.size > 0));
}

function outcomeOf({ taskId, name }: Step, done: readonly DoneTask[]): Outcome {
  const task = done.find((other) => other.taskId === taskId);
  const { startTime = 0, endTime = 0, exitCode = 1 } = task?.execution ?? {};
  const unchanged = task?.cache.status === 'HIT';
  return { name, seconds: (endTime - startTime) / 1000, passed: exitCode === 0 || unchanged, unchanged };
}

await main(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: process.env['CI'] !== undefined },
      list: { type: 'boolean', default: false },
    },
  });
  const all = await allSteps();
  if (values.list) return console.log(all.map(({ name }) => name).join('\n'));
  const chosen = positionals.length > 0 ? chosenSteps(all, positionals) : all.filter(runsUnnamed);
  const steps = values.changed ? await touched(chosen) : chosen;
  const beside = steps.filter((step) => !runsAlone(step));
  const alone = steps.filter(runsAlone);
  const done: DoneTask[] = [];
  if (beside.length > 0)
    done.push(...(await runTasks(beside, { concurrency: availableParallelism(), fresh: values.fresh })));
  if (alone.length > 0) done.push(...(await runTasks(alone, { concurrency: 1, fresh: values.fresh })));
  report(steps.map((step) => outcomeOf(step, done)));
});
