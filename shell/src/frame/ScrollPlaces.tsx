import { type Location, ScrollRestoration, useAddressRecording } from '@puente/platform/router';
import { visitIdOf } from './visit-ids.ts';

/** Scrolls new pages to the top or to their anchor. 'Atrás' and a reload restore the previous position. */
export function ScrollPlaces() {
  useAddressRecording();
  return <ScrollRestoration storageKey="puente-scroll" getKey={entryOf} />;
}

/** Key of a history entry. Entries that the browser itself created all have the key `default`: identify them by address and visit. */
function entryOf({ key, pathname, search, hash }: Location): string {
  if (key !== 'default') return key;
  return `${visitIdOf(pathname + search)} ${pathname}${search}${hash}`;
}
