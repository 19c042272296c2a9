import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance } from 'fastify';
import { brandFolder } from '@puente/contract/brand/brand-on-disk';
import { type Release } from '@puente/federation/release';
import { startCanary } from '@puente/releases/canaries';
import { type Audience, type Canary } from '@puente/releases/canary';
import { type FakeApp, writeFakeApp } from '@puente/releases/fake-app';
import { FolderStore } from '@puente/releases/folder-store';
import { promote } from '@puente/releases/promote';
import { publish } from '@puente/releases/publish';
import { type ServedStore } from '@puente/releases/release-store';
import { type Brand } from './brand-files.ts';
import { createEdge, type EdgeOptions } from './edge.ts';
import { StoredReleases } from './stored-releases.ts';

/** For tests: an edge over a temporary store. */
export interface TestEdge {
  edge: FastifyInstance;
  store: FolderStore;
  /** Folder of the store and of the fake workspaces. */
  root: string;
  /** Publishes and promotes a fake app. */
  release: (fake: FakeApp) => Promise<Release>;
  /** Publishes a fake app, built with this contract, into the channel of a branch. */
  branch: (branch: string, fake: FakeApp, contract?: number) => Promise<Release>;
  /** Publishes a fake app and serves it to some visitors. */
  tryOut: (fake: FakeApp, audience: Audience) => Promise<Canary>;
  close: () => Promise<void>;
}

const testBrand: Brand = {
  name: 'Puente',
  slug: 'puente',
  description: 'Proyectos & "impacto"',
  colours: { paper: ['#ffffff', '#000000'] },
};

/** An API where no server listens: port 9 is reserved for discarding. */
const deadApi = 'http://127.0.0.1:9';

/** Account that may see previews in every test. */
export const developer = 'dev@puente.test';

/** Options that an edge over this store has in every test. */
export const testOptions = (store: ServedStore): EdgeOptions => ({
  releases: new StoredReleases(store, 'production'),
  files: store,
  canaries: store,
  previews: { store, allowed: [developer] },
  channel: 'production',
  // Each view of a test sees what was promoted just before.
  channelShareMs: 0,
  apis: [deadApi],
  brand: testBrand,
  brandFolder,
});

export async function startTestEdge(options: Partial<EdgeOptions> = {}): Promise<TestEdge> {
  const root = await mkdtemp(join(tmpdir(), 'edge-'));
  const store = new FolderStore(join(root, 'store'));
  const edge = await createEdge({ ...testOptions(store), ...options });
  const publishFake = async (fake: FakeApp, contract?: number) =>
    (
      await publish(store, await writeFakeApp(root, fake), fake.content ?? 'one', {
        ...(contract !== undefined && { contract }),
      })
    ).release;
  return {
    edge,
    store,
    root,
    async release(fake) {
      const release = await publishFake(fake);
      await promote(store, 'production', fake.app, release.version);
      return release;
    },
    async branch(branch, fake, contract) {
      const release = await publishFake(fake, contract);
      const { apps, revision } = await store.readChannel(branch);
      await store.writeChannel(
        branch,
        { ...apps, [fake.app]: { current: release.version, previous: [] } },
        revision,
      );
      return release;
    },
    async tryOut(fake, audience) {
      const { version } = await publishFake(fake);
      return startCanary(store, 'production', { app: fake.app, version, audience });
    },
    async close() {
      await edge.close();
      await rm(root, { recursive: true });
    },
  };
}

/** A minimal version of the whole product. */
export const shell: FakeApp = {
  app: 'shell',
  routes: [{ name: 'login', path: '/user/auth/login', title: 'Iniciar sesión' }],
  extra: {
    'figtree-latin-wght-normal.0123456789abcdef.woff2': 'font',
    'figtree-latin-ext-wght-normal.0123456789abcdef.woff2': 'font',
  },
};
export const studentApp: FakeApp = {
  app: 'student-app',
  routes: [
    { name: 'projects', path: '/projects', title: 'Proyectos' },
    { name: 'project', path: '/projects/:id', title: 'Proyecto' },
  ],
};
const organisationApp: FakeApp = {
  app: 'organisation-app',
  routes: [{ name: 'projectCreate', path: '/projects/create', title: 'Publica tu proyecto' }],
};

/** Starts an edge that serves the whole product. */
export async function startTestProduct(options: Partial<EdgeOptions> = {}): Promise<TestEdge> {
  const product = await startTestEdge(options);
  for (const fake of [shell, studentApp, organisationApp]) await product.release(fake);
  return product;
}
