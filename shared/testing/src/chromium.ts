import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
];

/**
 * Path of a Chromium to test in: `CHROMIUM`, one that the machine has, or one installed now from the system's packages.
 * @throws with a sentence that says how to get one
 */
export function chromiumPath(): string {
  const known = [process.env['CHROMIUM'], ...places].find((path) => path && existsSync(path));
  if (known) return known;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium from the system packages…');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
    const installed = places.find(existsSync);
    if (installed) return installed;
  }
  throw new Error(
    'Browser tests need Chromium: install it (Debian: `apt-get install chromium`) or set CHROMIUM to its path.',
  );
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
