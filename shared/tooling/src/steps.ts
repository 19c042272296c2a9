import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endsWithParent, root } from './children.ts';
import { type Outcome, report } from './report.ts';
import { runNotesEnv } from './run-notes.ts';

/** One program of a test run, on our Node. */
export interface Step {
  name: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
}

export const jest = [join(root, 'node_modules/jest/bin/jest.js')];
export const playwright = [join(root, 'node_modules/@playwright/test/cli.js'), 'test'];

/** Runs the steps one after the other, a failed one not stopping the next, and reports. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const [index, step] of steps.entries()) {
    console.log(`\n▸ ${index + 1}/${steps.length} ${step.name}`);
    const started = performance.now();
    const passed = await run(step);
    outcomes.push({ name: step.name, seconds: (performance.now() - started) / 1000, passed });
  }
  report(outcomes);
}

const run = ({ args, cwd, env }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', ...endsWithParent, ...args],
      {
        cwd: join(root, cwd ?? '.'),
        env: { ...process.env, ...runNotesEnv, ...env },
        stdio: 'inherit',
      },
    );
    child.once('exit', (code) => resolve(code === 0));
  });
