import satisfies from 'semver/functions/satisfies.js';
import { type Release } from '@puente/federation/release';
import { collision } from './routes.ts';
import { type ServedApi } from './served-api.ts';

/**
 * Checks that an app's release can be served with a shell and together with the other apps of a channel.
 * @param others releases of the channel's other apps; the shell and the app itself may be among them.
 * @returns undefined when it fits, else the reason in one English sentence.
 */
export function misfit(release: Release, shell: Release, others: Release[]): string | undefined {
  return (
    contractMisfit(release, shell) ??
    rangeMisfit(release, shell) ??
    nameMisfit(release, shell) ??
    routeMisfit(release, [shell, ...others])
  );
}

/**
 * Tells whether versions say that an app's release and a shell do not go together: another contract, or a shared module
 * in another range. Such a change was announced by a version step.
 */
export function isVersionStep({ contract, shared: { requires } }: Release, shell: Release): boolean {
  return (
    contract !== shell.contract ||
    Object.entries(requires).some(([module, wanted]) => {
      const provided = shell.shared.provides[module];
      return provided !== undefined && !satisfies(provided, wanted);
    })
  );
}

/** Checks that a running API serves what a release (an app's or the shell's) needs. Returns like `misfit`. */
export function apiMisfit(release: Release, { origin, contract, calls }: ServedApi): string | undefined {
  if (release.contract !== contract) {
    return (
      `${nameOf(release)} was built with contract version ${release.contract}, ` +
      `but the API at ${origin} serves version ${contract}.`
    );
  }
  const missing = release.calls.find((call) => !calls.has(call));
  if (missing === undefined) return undefined;
  return `${nameOf(release)} calls ${missing}, which the API at ${origin} does not serve: release the API first.`;
}

function contractMisfit(release: Release, shell: Release): string | undefined {
  if (release.contract === shell.contract) return undefined;
  return (
    `${nameOf(release)} was built with contract version ${release.contract}, ` +
    `but ${nameOf(shell)} with version ${shell.contract}: release both with the same one and promote them together.`
  );
}

function rangeMisfit(release: Release, shell: Release): string | undefined {
  for (const [module, wanted] of Object.entries(release.shared.requires)) {
    const provided = shell.shared.provides[module];
    if (provided === undefined)
      return `${nameOf(release)} needs ${module} ${wanted}, which ${nameOf(shell)} does not provide.`;
    if (!satisfies(provided, wanted)) {
      return `${nameOf(release)} needs ${module} ${wanted}, but ${nameOf(shell)} provides ${module} ${provided}.`;
    }
  }
  return undefined;
}

/**
 * Compares exported names, since versions cannot tell them: the version of a workspace stays while its source changes.
 */
function nameMisfit(release: Release, shell: Release): string | undefined {
  for (const [module, names] of Object.entries(release.sharedNames.used)) {
    // Not recorded for every module, nor for old releases.
    const provided = shell.sharedNames.provided[module];
    const missing = provided && names.find((name) => !provided.includes(name));
    if (missing === undefined) continue;
    return (
      `${nameOf(release)} uses ${missing} of ${module}, which ${nameOf(shell)} does not export: ` +
      `release both from the same sources and promote them together.`
    );
  }
  return undefined;
}

function routeMisfit(release: Release, others: Release[]): string | undefined {
  for (const other of others) {
    if (other.app === release.app) continue;
    const why = collision(release.manifest, other.manifest);
    if (why) return why;
  }
  return undefined;
}

const nameOf = ({ app, version }: Release): string => `${app} ${version}`;
