import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './children.ts';
import { CannotStart } from './preconditions.ts';
import { runNotesEnv } from './run-notes.ts';

/** A script of a workspace's package.json, or of the root's (package `//`), as turbo runs it. */
export interface Task {
  taskId: string;
  task: string;
  package: string;
  /** Path from the root. */
  directory: string;
}

export interface DoneTask extends Task {
  /** Undefined when the task was skipped, because a dependency had failed. */
  execution?: { startTime: number; endTime: number; exitCode: number };
  cache: { status: 'HIT' | 'MISS' };
}

const turbo = join(root, 'node_modules/turbo/bin/turbo');
const env = {
  ...process.env,
  ...runNotesEnv,
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  // Hides npm's own output around a script's.
  npm_config_loglevel: 'silent',
  // Servers and tools start many times: compiled once.
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(root, '.cache/compiled'),
};

interface Plan {
  packages: string[];
  tasks: (Task & { command: string })[];
}

const plan = async (names: readonly string[], ...options: string[]): Promise<Plan> => {
  const asked = promisify(execFile)(process.execPath, [turbo, 'run', ...names, '--dry=json', ...options], {
    cwd: root,
    env,
    maxBuffer: 2 ** 28,
  });
  const { stdout } = await asked.catch((error: Error & { stderr?: string }) => {
    throw new CannotStart(error.stderr?.trim() || error.message);
  });
  return JSON.parse(stdout) as Plan;
};

/** Every workspace's and the root's scripts of these names. */
export async function tasksNamed(names: readonly string[]): Promise<Task[]> {
  const { tasks } = await plan(names);
  return tasks.filter(({ command }) => command !== '<NONEXISTENT>');
}

/** Names of the packages that changes since the branch left main touch, and of those that depend on them; `//` is the root. */
export const affectedPackages = async (names: readonly string[]): Promise<string[]> =>
  (await plan(names, '--affected')).packages;

/** Runs the tasks, as many at a time as said; a failed one stops only what depends on it. Gives what became of each. */
export async function runTasks(
  tasks: readonly Task[],
  { concurrency, fresh }: { concurrency: number; fresh: boolean },
): Promise<DoneTask[]> {
  const summaries = join(root, '.turbo/runs');
  rmSync(summaries, { recursive: true, force: true });
  const run = spawn(
    process.execPath,
    [
      turbo,
      'run',
      ...tasks.map(({ taskId }) => taskId),
      `--concurrency=${concurrency}`,
      '--continue=dependencies-successful',
      '--summarize',
      '--ui=stream',
      '--output-logs=new-only',
      '--log-order=grouped',
      ...(fresh ? ['--force'] : []),
    ],
    { cwd: root, env, stdio: 'inherit' },
  );
  await ended(run);
  const [summary] = globSync('*.json', { cwd: summaries });
  if (summary === undefined) return [];
  const { tasks: done } = JSON.parse(readFileSync(join(summaries, summary), 'utf8')) as { tasks: DoneTask[] };
  return done;
}

/** Waits for the end of a run. Signals to this process are passed on to the run, which stops its tasks. */
async function ended(run: ChildProcess): Promise<void> {
  const pass = (signal: NodeJS.Signals) => void run.kill(signal);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, pass);
  await new Promise((resolve) => run.once('exit', resolve));
  for (const signal of signals) process.off(signal, pass);
}
