/**
 * `npm test [step…] [--changed]`: everything that has to hold. Steps are scripts of the workspaces and of the root
 * (turbo.json), so that a new workspace has its steps as soon as it has its scripts. What takes longer is in test-long.ts.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { chosenSteps } from './chosen-steps.ts';
import { main } from './preconditions.ts';
import { type Outcome, report } from './report.ts';
import { affectedPackages, type DoneTask, runTasks, type Task, tasksNamed } from './turbo.ts';

/** What each script is called here, in the order in which failures are cheapest to find. */
const names: Record<string, (folder: string) => string> = {
  'check:links': () => 'links between apps are up to date',
  'check:format': () => 'formatting',
  'check:code': () => 'types, lint and arrows',
  'check:dead-code': () => 'dead code',
  'check:repetition': () => 'repetition',
  test: (folder) => `tests of ${folder}`,
  builds: () => 'builds',
  'check:budgets': () => 'budgets',
  'test:embedded': (folder) => `tests of ${folder} on the embedded database`,
  journeys: () => 'journeys',
};
const scripts = Object.keys(names);

/** The journeys use every core by themselves, and a page has seconds to answer: nothing else runs beside them. */
const runsAlone = ({ taskId }: Task): boolean => taskId === '//#journeys';

const usage = `npm test                     everything
npm test -- <word>…          the steps with one of these words in their names
npm test -- --changed        what the changes since the branch left main touch
npm test -- --fresh          also what has not changed since it passed; so in CI
npm test -- --list           names of the steps`;

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
  // A step of the root looks at all workspaces.
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
  const chosen = chosenSteps(all, positionals);
  const steps = values.changed ? await touched(chosen) : chosen;
  const beside = steps.filter((step) => !runsAlone(step));
  const alone = steps.filter(runsAlone);
  const done: DoneTask[] = [];
  if (beside.length > 0)
    done.push(...(await runTasks(beside, { concurrency: availableParallelism(), fresh: values.fresh })));
  if (alone.length > 0) done.push(...(await runTasks(alone, { concurrency: 1, fresh: values.fresh })));
  report(steps.map((step) => outcomeOf(step, done)));
});
