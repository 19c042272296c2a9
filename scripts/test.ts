/**
 * `npm test [step…]`: everything that has to hold, in the order in which failures are cheapest to find.
 * Each step prints its time; the first lines of a failure are above its mark.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './children.ts';
import { main } from './preconditions.ts';

const bin = (name: string) => join(root, 'node_modules', name);
const jest = [bin('jest/bin/jest.js')];

interface Step {
  name: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
}

const steps: Step[] = [
  { name: 'links between apps are up to date', args: [join(root, 'shared/federation/scripts/generate-links.ts'), '--check'] },
  { name: 'types', args: [join(root, 'scripts/typecheck.ts')] },
  { name: 'lint and arrows', args: [bin('eslint/bin/eslint.js'), '.'] },
  { name: 'dead code', args: [bin('knip/bin/knip.js')] },
  { name: 'repetition', args: [bin('jscpd/bin/jscpd')] },
  { name: 'unit and API tests (PGlite)', args: [...jest, '--silent=false'] },
  { name: 'API tests (PostgreSQL)', args: jest, cwd: 'deploy/api', env: { TEST_DATABASE: 'postgres' } },
  { name: 'design system in Chromium', args: [...jest, '-c', 'jest.e2e.config.mjs'], cwd: 'shared/design-system' },
  ...['public-site', 'student-app', 'organisation-app', 'shell'].map((app) => ({
    name: `journeys of ${app}`,
    args: [...jest, '-c', 'jest.e2e.config.mjs'],
    cwd: app,
  })),
];

const run = ({ args, cwd, env }: Step): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: join(root, cwd ?? '.'),
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    child.once('exit', (code) => resolve(code === 0));
  });

await main(async () => {
  const words = process.argv.slice(2);
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
});
