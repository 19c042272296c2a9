import { z } from 'zod';

/** Outcome of a smoke test: every route of the app was opened inside this shell. */
const smokeTest = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  set: z.record(z.string(), z.string()).describe('Versions of all apps that were served with it, by app'),
  problems: z.array(z.string()).describe('A sentence each; none when it passed'),
});

/**
 * Checks of one version that were made after its build. They are kept beside the release, which never changes. Unknown
 * keys are allowed, since a later version of these commands may record more.
 */
export const checks = z.object({
  commit: z.string().optional().describe('Commit that gives this version, without changed files'),
  budgets: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('Limits of its weight, as budgets.json of that commit had them'),
  smoke: z.record(z.string(), smokeTest).default({}).describe('The last smoke test by version of the shell'),
});

export type Checks = z.infer<typeof checks>;
export type SmokeTest = z.infer<typeof smokeTest>;

/** Adds to the checks of a version. A smoke test replaces the one with the same shell. */
export const withChecks = (now: Checks, { smoke, ...added }: Partial<Checks>): Checks => ({
  ...now,
  ...added,
  smoke: { ...now.smoke, ...smoke },
});
