import { text } from 'node:stream/consumers';
import { spawnTestProgram } from './test-program.ts';

export interface Verified {
  /** Result of each step by its name: valid or not, or the name of its error. */
  steps: Record<string, boolean | string>;
  /** Names of errors because of which there are no steps. */
  errors: string[];
}

/** Verifies a badge with a third party's program, which reads the issuer's documents from a server. */
export async function verifyBadge(badge: object, publicUrl: string, address: string): Promise<Verified> {
  const child = spawnTestProgram('test/badge-verifier-program.ts', {
    BADGE: JSON.stringify(badge),
    PUBLIC_URL: publicUrl,
    API_ADDRESS: address,
  });
  if (!child.stdout || !child.stderr) throw new Error('The program has no output.');
  const [output, complaints] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (output === '') throw new Error(complaints);
  return JSON.parse(output) as Verified;
}
