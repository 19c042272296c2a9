import { execFileSync, spawnSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './children.ts';
import { buildPackages } from './packages/build.ts';
import { CannotStart, main } from './preconditions.ts';

const usage = `npm run packages [-- --publish]

Builds the packages with which an app is developed in a repository of its own, and checks them. With --publish those
whose version the registry lacks are published. npm's setting @puente:registry names the registry.`;

await main(usage, async () => {
  const { values } = parseArgs({ options: { publish: { type: 'boolean', default: false } } });
  if (values.publish) requireRegistry();
  for (const { manifest, output } of (await buildPackages()).values())
    console.log(`${manifest.name} ${manifest.version} is in ${relative(root, output)}`);
  if (values.publish) publish();
});

/** The sources are not public: without a setting npm would send them to its own registry. */
function requireRegistry(): void {
  const registry = execFileSync('npm', ['config', 'get', '@puente:registry'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (registry.trim() === 'undefined')
    throw new CannotStart("npm's setting @puente:registry must name the owner's registry of packages.");
}

function publish(): void {
  const changesets = join(root, 'node_modules/@changesets/cli/bin.js');
  const { status } = spawnSync(process.execPath, [changesets, 'publish', '--no-git-tag'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new CannotStart('Not every package was published; the lines above say why.');
}
