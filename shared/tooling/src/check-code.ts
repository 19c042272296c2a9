/** `npm run check:code`: types, lint rules and arrows of the whole repository. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './children.ts';
import { main } from './preconditions.ts';

const usage = `npm run check:code

Oxlint over everything, with the compiler's own errors, then ESLint. Both run, also when the first finds something.`;

const checks = [
  ['oxlint/bin/oxlint', '--type-check'],
  ['eslint/bin/eslint.js', '.'],
] as const;

await main(usage, () => {
  for (const [program, argument] of checks) {
    const path = join(root, 'node_modules', program);
    const { status } = spawnSync(process.execPath, [path, argument], { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
  return Promise.resolve();
});
