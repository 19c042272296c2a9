/**
 * Milliseconds for which a list of applications counts as fresh. It is short, as students apply at any moment, but long enough not to
 * repeat a prefetch.
 */
export const freshFor = 5_000;
