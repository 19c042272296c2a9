import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Root of the repository. */
export const root = join(__dirname, '../../..');

export interface GuidePart {
  /** Commands, a script for bash. */
  script: string;
  needsRoot: boolean;
}

/** Returns the scripts of docs/production.md, in their order. */
export function readGuide(): GuidePart[] {
  const text = readFileSync(join(root, 'docs/production.md'), 'utf8');
  return [...text.matchAll(/^```sh( root)?\n([^]*?)^```$/gm)].map(([, mark, script = '']) => ({
    script,
    needsRoot: mark !== undefined,
  }));
}
