/**
 * Options for the query of a page's main record: its loader has just fetched it, so an error is not retried when the page mounts. A page
 * rendered on the server shows 'not found' at once.
 */
export const noRetryOnMount = { retryOnMount: false } as const;
