import { streamPaths } from '@puente/contract/streams';

/** Whether an address is that of a stream of events, which goes on until one side ends it. */
export const isStream = (url: string): boolean => streamPaths.includes(url.split('?', 1)[0] ?? '');
