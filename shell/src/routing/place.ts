import { useMatches } from '@puente/platform/router';
import { routesOf, type RouteOfApp } from './manifests.ts';
import { useManifests } from './ManifestsContext.tsx';

/** The route of the page that is shown, and its app; undefined for an address that no app has. */
export function usePlace(): RouteOfApp | undefined {
  const manifests = useManifests();
  const id = useMatches().at(-1)?.id;
  return routesOf(manifests).find(({ route }) => route.name === id);
}
