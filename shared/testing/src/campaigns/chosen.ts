/** Whether a campaign tries everything, and not only its sample. */
export const isWhole = process.env['FAULTS'] !== undefined;

/**
 * What a campaign tries: its sample in `npm test`; all in `npm run test:long`, or those whose names the variable matches.
 * @param variable of the environment, a regular expression
 */
export const chosen = (names: readonly string[], variable: string, sample: readonly string[]): string[] =>
  names.filter((name) =>
    isWhole ? new RegExp(process.env[variable] ?? '').test(name) : sample.includes(name),
  );
