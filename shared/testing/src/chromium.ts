import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The shell is the same engine without windows around it: a journey needs a third less of the processor. */
const shell = '/usr/bin/chromium-headless-shell';

/** What a machine may have that has no such package. */
const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/**
 * Path of a Chromium to test in: `CHROMIUM`, one that the machine has, or one installed now from the system's packages.
 * A run of several processes asks once before they start, since only one of them could install it.
 * @throws with a sentence that says how to get one
 */
export function chromiumPath(): string {
  const chosen = process.env['CHROMIUM'];
  if (chosen && existsSync(chosen)) return chosen;
  if (!existsSync(shell) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) install();
  const found = [shell, ...wholeBrowsers].find((path) => existsSync(path));
  if (found) return found;
  throw new Error(
    'Browser tests need Chromium: install it (Debian: `apt-get install chromium-headless-shell`) or set CHROMIUM to its path.',
  );
}

function install(): void {
  console.log('Installing Chromium from the system packages…');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  // A fresh machine may still be installing its updates: the lock is waited for, five minutes at most.
  const patiently = ['-o', 'DPkg::Lock::Timeout=300'];
  spawnSync('apt-get', ['install', '-y', '-qq', ...patiently, 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Without these it looks for its maker's servers at every start; as root it has no sandbox. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * For pages that are looked at, not measured. A journey's page lives for seconds and no script of it runs long enough to
 * repay an optimising compiler, or a garbage collector that starts with a small heap.
 */
export const shortLivedPages = [
  '--js-flags=--no-opt,--no-maglev,--initial-heap-size=256,--min-semi-space-size=16',
];
