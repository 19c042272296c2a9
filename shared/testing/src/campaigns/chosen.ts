/** True when a campaign runs in full instead of its sample. */
export const isFullRun = process.env['FAULTS'] !== undefined;

/**
 * Returns the cases of a campaign. `npm test` runs its sample. `npm run test:long` runs all cases, or those whose names match the variable.
 * @param variable name of an environment variable with a regular expression
 */
export const chosen = (names: readonly string[], variable: string, sample: readonly string[]): string[] =>
  names.filter((name) =>
    isFullRun ? new RegExp(process.env[variable] ?? '').test(name) : sample.includes(name),
  );
