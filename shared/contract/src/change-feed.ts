import * as z from 'zod/mini';

/**
 * Path of the API's stream of changes (server-sent events), for front doors that keep public responses. It is on the
 * API's own port only: front doors do not pass it on.
 */
export const changeFeedPath = '/changes';

/** Names of its events. `beat` says that the connection is alive, every `changeFeedBeatMs`. */
export const changeFeedEvents = { changed: 'changed', beat: 'beat' } as const;

export const changeFeedBeatMs = 5_000;

/** Data of `changed`: the collections in which records have changed. Contains no ids. */
export const changedCollections = z.object({ collections: z.array(z.string()) });

/** Returns `/api/projects` for `/api/projects/7/close` and for `/api/projects?sort=title:asc`. */
export const collectionOf = (address: string): string => /^\/[^/?]*\/[^/?]*/.exec(address)?.[0] ?? address;
