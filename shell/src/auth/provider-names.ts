import type { Provider } from '@puente/contract/constants/providers';

/** Display names of the login providers. */
export const providerNames = { google: 'Google', microsoft: 'Microsoft' } as const satisfies Record<
  Provider,
  string
>;
