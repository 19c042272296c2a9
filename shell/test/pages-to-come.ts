/** Pages of the specification (§2) that menus already name and that no app has released yet; none at the moment. */
export const toCome: Readonly<Record<string, string>> = {};
