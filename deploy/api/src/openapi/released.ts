import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breakingChanges, machineReadable } from '@puente/contract/breaking-changes';

const folder = join(import.meta.dirname, '../..');
const file = join(folder, 'released-contract.json');

/** Description of an API, as far as a comparison of releases reads it. */
export interface Description {
  info: { version: string };
}

interface Released {
  /** Version of @puente/api that was released with it. */
  release: string;
  description: Description;
}

export const currentRelease = (): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** Returns the contract of the last release, which clients of that release rely on. */
export const releasedContract = (): Released => JSON.parse(readFileSync(file, 'utf8')) as Released;

/** Returns the changes that break clients of another description without a step of the contract's version, a sentence each. */
export const unannouncedChanges = (released: Description, next: Description): string[] =>
  released.info.version === next.info.version ? breakingChanges(released, next) : [];

/** Writes the contract of the current release. */
export function recordContract(description: Description): void {
  const released = { release: currentRelease(), description: machineReadable(description) };
  writeFileSync(file, `${JSON.stringify(released, null, 1)}\n`);
}
