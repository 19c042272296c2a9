import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { apps } from '../architecture.mjs';
import { root } from './children.ts';
import { writeOwnRepository } from './own-repository.ts';
import { CannotStart, main } from './preconditions.ts';

const usage = `npm run extract-app -- <app> <folder> --registry <address>

Writes an app of this repository into a new folder, as a repository of its own: its sources and tests, with the
published packages of a registry in the place of the workspaces here. Changes nothing in this repository.`;

await main(usage, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { registry: { type: 'string' } },
  });
  const [app, folder] = positionals;
  if (app === undefined || folder === undefined || !values.registry) throw new CannotStart(usage);
  if (!apps.includes(app)) throw new CannotStart(`There is no app ${app}; there is ${apps.join(', ')}.`);
  const target = resolve(root, folder);
  if (existsSync(join(target, 'package.json')))
    throw new CannotStart(`There is a package.json in ${target} already.`);
  await mkdir(target, { recursive: true });
  writeOwnRepository(app, target, values.registry);
  console.log(`${app} is in ${target}. There: npm install, npm run typecheck, npm test, npm run release.`);
});
