/** Opens an address in a new document, which holds nothing of the former user. */
export const openDocument = (href: string): void => window.location.assign(href);
