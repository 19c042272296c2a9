import { type AppManifest, type ManifestRoute } from '@puente/federation/manifest';

/** Normalises a path: two paths collide when they differ only in the names of their parameters. */
const placeOf = ({ path }: ManifestRoute): string => path.replaceAll(/:\w+/g, ':').toLowerCase();

/**
 * Reason why two apps cannot be served together (or one app, given twice): a route name or a path that both have. One
 * English sentence, or undefined when they do not collide.
 */
export function collision(one: AppManifest, other: AppManifest): string | undefined {
  for (const [index, route] of one.routes.entries()) {
    const others = one === other ? other.routes.slice(index + 1) : other.routes;
    for (const rival of others) {
      if (rival.name === route.name)
        return `${one.name} and ${other.name} both have a route named ${route.name}.`;
      if (placeOf(rival) === placeOf(route)) {
        return `${one.name} (${route.name}) and ${other.name} (${rival.name}) both claim the path ${route.path}.`;
      }
    }
  }
  return undefined;
}
