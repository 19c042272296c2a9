import type { ManifestRoute } from '@puente/federation/manifest';
import { useMatches } from '@puente/platform/router';

/** What the manifest says about the page of the address; nothing when there is no such page. */
export function useCurrentRoute(): ManifestRoute | undefined {
  // The router's handles are what `pageRoute` puts there: the routes of the manifests.
  return useMatches().at(-1)?.handle as ManifestRoute | undefined;
}
