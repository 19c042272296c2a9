import { useMatches } from '@puente/platform/router';
import { type RouteOfApp, routesOf } from './manifests.ts';
import { useManifests } from './ManifestsContext.tsx';

/** Returns the route of the current page with its app; undefined for an unknown address. */
export function usePlace(): RouteOfApp | undefined {
  const manifests = useManifests();
  const id = useMatches().at(-1)?.id;
  return routesOf(manifests).find(({ route }) => route.name === id);
}
