/** Pages of the specification (§2) that menus already name but no app has released yet. Empty at present. */
export const toCome: Readonly<Record<string, string>> = {};
