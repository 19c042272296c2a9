import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ManifestRoute, opensToEverybody } from '@puente/federation/manifest';
import { root } from '@puente/tooling/children';

interface Manifest {
  routes: (Pick<ManifestRoute, 'path' | 'rendered' | 'roles'> & Partial<Pick<ManifestRoute, 'guard'>>)[];
}

/** Routes with a parameter: a list with a public record, and the field that fills the path. */
const records: Readonly<Record<string, { list: string; field: 'id' | 'url' | 'code' }>> = {
  '/projects/:id': { list: '/api/projects', field: 'id' },
  '/tfx/:id': { list: '/api/tfxes?filters[status][$eq]=finished', field: 'id' },
  '/organizations/:id': { list: '/api/organizations/active', field: 'id' },
  '/spaces/opportunities/:id': { list: '/api/opportunities', field: 'id' },
  '/blog/:slug': { list: '/api/blog-posts', field: 'url' },
  '/campanas/:code': { list: '/api/campaigns', field: 'code' },
};

/** Addresses of routes with parameters whose records are in the code. */
export const writtenAddresses: Readonly<Record<string, string>> = {
  // The demo data has it.
  '/certificados/:code': '/certificados/7K3M-9QWX-V2TB',
  '/legal/:text/versiones/:date': '/legal/terminos-y-condiciones/versiones/2026-11-20',
};

/**
 * Returns route -> address for every route that the server renders for visitors without a session.
 * @param url of a product with demo data
 * @param folder of an app, to limit the routes to it
 * @throws when a route has a parameter without a list here, or the list is empty
 */
export async function renderedAddresses(url: string, folder = '*'): Promise<Record<string, string>> {
  const found = globSync(`${folder}/app.manifest.json`, { cwd: root })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest)
    .flatMap(({ routes }) => routes)
    .filter(
      (route) => route.rendered === true && opensToEverybody({ ...route, guard: route.guard ?? 'open' }),
    )
    .map(async ({ path }): Promise<[string, string]> => [path, await addressOf(url, path)]);
  return Object.fromEntries(await Promise.all(found));
}

async function addressOf(url: string, path: string): Promise<string> {
  const address = path.includes(':') ? writtenAddresses[path] : path;
  if (address !== undefined) return address;
  const { list, field } = records[path] ?? {};
  if (!list || !field) throw new Error(`${path}: no list is named that has a record of it.`);
  const { data } = (await (await fetch(url + list)).json()) as { data: Record<string, string | number>[] };
  const value = data[0]?.[field];
  if (value === undefined) throw new Error(`${list} has nothing.`);
  return path.replace(/:\w+/, encodeURIComponent(String(value)));
}
