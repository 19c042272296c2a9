import type * as FormerVersion from './former-version.ts';

/** Runs a function of the former version's code, which is loaded on failure only. Returns undefined when its file does not come. */
export const onFailure = <Result>(
  act: (code: typeof FormerVersion) => Result | Promise<Result>,
): Promise<Result | undefined> =>
  import(/* webpackChunkName: "former-version" */ './former-version.ts').then(act).catch(() => undefined);
