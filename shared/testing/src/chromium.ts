import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The headless shell has the same engine without a window: a journey needs a third less CPU time. */
const shell = '/usr/bin/chromium-headless-shell';

/** Paths of a full browser, for machines without the headless shell. */
const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/**
 * Returns the path of a Chromium for tests: `CHROMIUM`, an installed one, or one installed now from the system's packages. A run of several
 * processes calls it once before they start, since only one process can install it.
 * @throws with instructions for the installation
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
  // A fresh machine may still be installing updates: wait up to five minutes for the lock.
  const patiently = ['-o', 'DPkg::Lock::Timeout=300'];
  spawnSync('apt-get', ['install', '-y', '-qq', ...patiently, 'chromium-headless-shell'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Prevents requests to the vendor's servers at every start. The sandbox does not work as root. */
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
 * Flags for pages that are tested but not measured. A journey's page lives for seconds, so an optimising compiler or a small initial heap
 * would only cost time.
 */
export const shortLivedPages = [
  '--js-flags=--no-opt,--no-maglev,--initial-heap-size=256,--min-semi-space-size=16',
];
