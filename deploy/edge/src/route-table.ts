import createRouter, { type HTTPVersion, type Instance } from 'find-my-way';
import { type RouteOwner, type ServedApp } from './served-app.ts';

/** Finds the app and route of a path, like the shell's router: a fixed segment wins over a parameter. */
export class RouteTable {
  readonly #router: Instance<HTTPVersion.V1>;

  /** @param onConflict called for a route that another app has registered already; the first app keeps it. */
  constructor(apps: ServedApp[], onConflict: (owner: RouteOwner) => void) {
    // react-router, which decides in the browser, forgives both.
    this.#router = createRouter({ caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 1000 });
    for (const app of apps) {
      for (const route of app.manifest.routes) {
        const owner: RouteOwner = { app, route };
        try {
          this.#router.on('GET', route.path, notCalled, owner);
        } catch {
          onConflict(owner);
        }
      }
    }
  }

  /** @param path of a URL, still encoded, without the query. */
  find(path: string): RouteOwner | undefined {
    return (this.#router.find('GET', path)?.store as RouteOwner | null | undefined) ?? undefined;
  }
}

/** The library requires a handler; only its search is used. */
const notCalled = () => undefined;
