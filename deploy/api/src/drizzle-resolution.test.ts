import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres', 'drizzle-orm/none', 'pg'];

/** Prints the exports of each module as Node resolves it, or its error code. */
const program = `
  const found = await Promise.all(${JSON.stringify(names)}.map(async (name) => {
    const module = await import(name).catch(({ code }) => ({ [code]: true }));
    return [name, Object.keys(module).sort()];
  }));
  console.log(JSON.stringify(found));
`;

async function modulesFound(...options: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...options, '--input-type=module', '--eval', program],
    { cwd: join(__dirname, '..'), maxBuffer: 2 ** 24 },
  );
  return JSON.parse(stdout);
}

it('finds the same modules as Node does by itself, and refuses the same', async () => {
  const [quickly, byItself] = await Promise.all([
    modulesFound('--import', join(__dirname, 'drizzle-resolution.ts')),
    modulesFound(),
  ]);
  expect(quickly).toEqual(byItself);
  expect(quickly).toContainEqual(['drizzle-orm/none', ['ERR_PACKAGE_PATH_NOT_EXPORTED']]);
});
