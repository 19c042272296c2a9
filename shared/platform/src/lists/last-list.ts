/** Last search of each list in this page view, so that 'Volver a proyectos' returns to the same list. */
const last = new Map<string, string>();

export const rememberList = (path: string, address: string): void => {
  last.set(path, address);
};

/** The address of the list at this path, as it was last seen. */
export const lastList = (path: string): string => last.get(path) ?? path;
