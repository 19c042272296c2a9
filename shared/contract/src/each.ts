/** Returns a record with a value for each of several names. */
export const recordOf = <const Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** The same value, a schema for example, for each of several fields. */
export const each = <Name extends string, Value>(names: readonly Name[], value: Value): Record<Name, Value> =>
  recordOf(names, () => value);
