import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { endsWithParent, root } from './children.ts';

/** One program of a test run, on our Node. */
export interface Step {
  name: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
}

/** Path of a program of an installed package: `jest/bin/jest.js`. */
export const bin = (name: string): string => join(root, 'node_modules', name);

export const jest = [bin('jest/bin/jest.js')];

/**
 * Runs the steps one after the other, a failed one not stopping the next; a failure makes the exit code 1.
 * Each step prints its time; the first lines of a failure are above its mark.
 * @param words only the steps with one of these in their names; all when there are none
 */
export async function runSteps(steps: readonly Step[], words: readonly string[]): Promise<void> {
  const wanted = steps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const failed: string[] = [];
  for (const [index, step] of wanted.entries()) {
    console.log(`\n▸ ${index + 1}/${wanted.length} ${step.name}`);
    const started = performance.now();
    const passed = await run(step);
    if (!passed) failed.push(step.name);
    console.log(`${passed ? '✓' : '✗'} ${step.name}, ${((performance.now() - started) / 1000).toFixed(0)} s`);
  }
  if (failed.length > 0) console.log(`\nFailed: ${failed.join('; ')}`);
  console.log(`\n${wanted.length - failed.length} passed, ${failed.length} failed`);
  if (failed.length > 0) process.exitCode = 1;
}

const run = ({ args, cwd, env }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', ...endsWithParent, ...args],
      {
        cwd: join(root, cwd ?? '.'),
        env: { ...process.env, ...env },
        stdio: 'inherit',
      },
    );
    child.once('exit', (code) => resolve(code === 0));
  });
