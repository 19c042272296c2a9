import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { root } from './children.ts';
import { newAppFiles } from './new-app-files.ts';
import { CannotStart, main } from './preconditions.ts';

const usage = `npm run create-app -- <name> ["Título"]

Makes the folder <name> with a page at /<name>, and adds the app to the lock file and to the typed links.
The name is of small letters and dashes; without a title the name is the page's title.`;

await main(usage, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name, title = name] = positionals;
  if (name === undefined || title === undefined) throw new CannotStart(usage);
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name))
    throw new CannotStart(`'${name}' is no name for an app.\n\n${usage}`);
  if (existsSync(join(root, name))) throw new CannotStart(`There is a folder ${name} already.`);

  for (const [path, content] of Object.entries(newAppFiles({ name, title }))) {
    const file = join(root, name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await run(
    process.execPath,
    join(root, 'node_modules/prettier/bin/prettier.cjs'),
    '--log-level=warn',
    '--write',
    name,
  );
  // The lock file alone: the next command installs.
  await run('npm', 'install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error');
  await run(process.execPath, join(root, 'shared/federation-build/scripts/generate-links.ts'));
  console.log(
    `${name} is there: npm run dev -w ${name} shows it at /${name}. Who reviews it stands in .github/CODEOWNERS.`,
  );
});

/** @throws with the program's output on failure */
async function run(program: string, ...args: string[]): Promise<void> {
  await promisify(execFile)(program, args, { cwd: root });
}
