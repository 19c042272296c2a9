/**
 * Milliseconds for which a list of applications counts as fresh. Students apply at any moment, so a page that
 * is opened later asks again; a prefetch that has just arrived is not asked for twice.
 */
export const freshFor = 5_000;
