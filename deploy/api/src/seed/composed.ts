/**
 * Joins one part of each list, in turn. If the lengths of the lists have no common divisor, every combination occurs
 * before one repeats.
 */
export const composed = (parts: readonly (readonly string[])[], turn: number, between = ' '): string =>
  parts.map((part) => part[turn % part.length] ?? '').join(between);
