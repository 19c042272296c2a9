/**
 * One part of each list, in turn. Lists whose lengths have no common divisor repeat a combination only after all of
 * them.
 */
export const composed = (parts: readonly (readonly string[])[], turn: number, between = ' '): string =>
  parts.map((part) => part[turn % part.length] ?? '').join(between);
