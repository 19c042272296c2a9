/**
 * For the one record that a page is about: its loader has just asked for it, and what was refused then is not asked for
 * again when the page mounts. A page drawn on the server says 'not found' at once.
 */
export const asksOnce = { retryOnMount: false } as const;
