import { ScrollRestoration, useTrail, type Location } from '@puente/platform/router';
import { visitOf } from './visits.ts';

/** A new page begins at its top or at the place that its address names; 'Atrás' and a reload lead to where it was left. */
export function ScrollPlaces() {
  useTrail();
  return <ScrollRestoration storageKey="puente-scroll" getKey={entryOf} />;
}

/**
 * An entry of the history that the browser made itself has no key of its own, and a tab may have several of them: the
 * address and its last visit stand for it.
 */
function entryOf({ key, pathname, search, hash }: Location): string {
  if (key !== 'default') return key;
  return `${visitOf(pathname + search)} ${pathname}${search}${hash}`;
}
