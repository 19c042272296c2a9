import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFakeApp } from '@puente/releases/fake-app';
import { FolderStore } from '@puente/releases/folder-store';
import { publish } from '@puente/releases/publish';

/**
 * A shell that puts a frame with the name of the page's app around the HTML that the app's build returns for the
 * address.
 */
export const fakeShell = `
exports.shared = { react: { version: 'of the shell' } };
exports.createRenderer = ({ manifests, pagesOf }) => async (address, early) => {
  const path = address.split('?')[0];
  const owner = manifests.find(({ routes }) => routes.some((route) => route.path === path));
  return owner && '<p>' + owner.name + ' ' + (await pagesOf(owner.name)[path](early)) + '</p>';
};`;

export interface TestReleases {
  folder: string;
  store: FolderStore;
  /** Publishes an app with one route for each path of its build. @returns app and version */
  release: (app: string, server: string, paths?: readonly string[]) => Promise<[string, string]>;
  remove: () => Promise<void>;
}

/** A store in a temporary folder. */
export async function testReleases(): Promise<TestReleases> {
  const root = await mkdtemp(join(tmpdir(), 'puente-renderer-'));
  const folder = join(root, 'releases');
  const store = new FolderStore(folder);
  return {
    folder,
    store,
    release: async (app, server, paths = []) => {
      const routes = paths.map((path, index) => ({
        name: `page${'abcdefgh'.charAt(index)}`,
        path,
        rendered: true as const,
      }));
      const built = await writeFakeApp(root, { app, server, routes, content: server });
      const { release } = await publish(store, built, 'sources');
      return [release.app, release.version];
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
