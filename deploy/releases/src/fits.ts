import { type Release } from '@puente/federation/release';
import satisfies from 'semver/functions/satisfies.js';
import { collision } from './routes.ts';

/**
 * Whether an app's release can be served with a shell and beside the other apps of a channel.
 * @param others releases of the channel's other apps; the shell and the app itself may be among them.
 * @returns undefined when it fits, else why not, in one English sentence.
 */
export function misfit(release: Release, shell: Release, others: Release[]): string | undefined {
  if (release.contract !== shell.contract) {
    return (
      `${nameOf(release)} was written against contract version ${release.contract}, ` +
      `but ${nameOf(shell)} has version ${shell.contract}: release both against the same one and promote them together.`
    );
  }
  for (const [module, wanted] of Object.entries(release.shared.requires)) {
    const provided = shell.shared.provides[module];
    if (provided === undefined)
      return `${nameOf(release)} needs ${module} ${wanted}, which ${nameOf(shell)} does not provide.`;
    if (!satisfies(provided, wanted)) {
      return `${nameOf(release)} needs ${module} ${wanted}, but ${nameOf(shell)} provides ${module} ${provided}.`;
    }
  }
  for (const other of [shell, ...others]) {
    if (other.app === release.app) continue;
    const why = collision(release.manifest, other.manifest);
    if (why) return why;
  }
  return undefined;
}

/** `misfit`, as a yes or no. */
export function fits(release: Release, shell: Release, others: Release[]): boolean {
  return misfit(release, shell, others) === undefined;
}

const nameOf = ({ app, version }: Release): string => `${app} ${version}`;
