/**
 * First step of every root command, on any Node of the machine: checks it, installs missing packages, then runs the command (commands.mjs)
 * with the Node version that the project pins. Commands that operate an installation leave it as it is. Plain JavaScript without
 * dependencies.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { commands, operating } from './commands.mjs';

const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
const pinnedNode = join(root, 'node_modules/node/bin/node');
const stamp = join(root, 'node_modules/.installed-lock');
/** npm's list of what it has installed, written when it has finished. */
const installedList = join(root, 'node_modules/.package-lock.json');
/** Servers run the TypeScript sources on this version of Node, or a newer one. */
const productionNode = 24;

const [command, ...args] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Puente needs Node 20 or newer to set itself up; this is Node ${process.versions.node}.`);
}
if (!Object.hasOwn(commands, command ?? ''))
  stop(`There is no command '${command ?? ''}'; there is ${Object.keys(commands).join(', ')}.`);

const installed = existsSync(installedList) ? JSON.parse(readFileSync(installedList, 'utf8')).packages : null;
const isProduction = installed !== null && !('node_modules/node' in installed);
if (isProduction) assertRunsInProduction();
else if (!operating.includes(command) || !existsSync(pinnedNode)) install();
run(isProduction ? process.execPath : pinnedNode);

/** A production install (`npm ci --omit=dev`) has no tools, and no Node of its own. It is never changed: servers run from it. */
function assertRunsInProduction() {
  if (!operating.includes(command))
    stop(
      `'npm run ${command}' needs the packages for development, and this is a production install (npm ci --omit=dev). Run it in another checkout. Here there is ${operating.join(', ')}.`,
    );
  if (Number(process.versions.node.split('.')[0]) < productionNode)
    stop(`The servers run on Node ${productionNode} or newer; this is Node ${process.versions.node}.`);
}

/** Runs the command and ends as it does. The command handles signals: it has servers to stop. */
function run(node) {
  const endsWithParent = new URL('src/ends-with-parent.mjs', import.meta.url).href;
  const options = ['--disable-warning=ExperimentalWarning', '--import', endsWithParent];
  const child = spawn(node, [...options, ...commands[command], ...args], {
    stdio: 'inherit',
    cwd: root,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(signal ? 1 : code));
}

/** Runs `npm ci`, unless the packages of the lock file are installed already, by this program or by npm. */
function install() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    stop(`The folder ${root} cannot be written; Puente installs and builds there.`);
  }
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const lock = createHash('sha256').update(text).digest('hex');
  const isStamped = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
  if (existsSync(pinnedNode) && (isStamped || isInstalled(JSON.parse(text).packages))) {
    if (!isStamped) writeFileSync(stamp, lock);
    return;
  }
  console.log('Installing dependencies (about a minute the first time)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (result.status !== 0) stop('The dependencies could not be installed; the lines above say why.');
  if (!existsSync(pinnedNode))
    stop('npm did not install the pinned Node; run `npm ci` and look at its messages.');
  writeFileSync(stamp, lock);
}

/** Tells whether npm's own list of installed packages has every package of the lock file, in its version. */
function isInstalled(wanted) {
  if (installed === null) return false;
  const isOurs = (path) => !path.includes('node_modules/');
  return (
    Object.entries(wanted).every(
      ([path, { version, optional }]) =>
        isOurs(path) || (path in installed ? installed[path].version === version : optional === true),
    ) && Object.keys(installed).every((path) => isOurs(path) || path in wanted)
  );
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
