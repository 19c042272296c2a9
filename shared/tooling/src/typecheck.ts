import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './children.ts';
import { main } from './preconditions.ts';

const tsc = join(root, 'node_modules/typescript-native/bin/tsc');

const check = (folder: string): Promise<boolean> =>
  new Promise((resolve) => {
    const run = spawn(process.execPath, [tsc, '-p', '.'], { cwd: join(root, folder), stdio: 'inherit' });
    run.once('exit', (code) => resolve(code === 0));
  });

const usage = `npm run typecheck [-- <workspace>…]

Checks the types of these workspaces, or of all.`;

await main(usage, async () => {
  const wanted = process.argv.slice(2);
  const folders =
    wanted.length > 0
      ? wanted
      : globSync(
          ['*/tsconfig.json', '{shared,deploy}/*/tsconfig.json', 'shared/testing/src/pages/tsconfig.json'],
          { cwd: root },
        ).map((file) => join(file, '..'));
  const queue = [...folders];
  const worker = async () => {
    for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
      if (!(await check(folder))) process.exitCode = 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
});
