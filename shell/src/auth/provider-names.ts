import type { Provider } from '@puente/contract/calls/connect';

/** What people call the services that they can log in with. */
export const providerNames = { google: 'Google', microsoft: 'Microsoft' } as const satisfies Record<
  Provider,
  string
>;
