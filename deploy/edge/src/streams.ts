import { streamPaths } from '@puente/contract/streams';

/** Tells whether an address is an event stream, which stays open until one side ends it. */
export const isStream = (url: string): boolean => streamPaths.includes(url.split('?', 1)[0] ?? '');
