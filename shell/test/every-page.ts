import type { AppManifest } from '@puente/federation/manifest';
import { toCome } from './pages-to-come.ts';
import { manifests } from './shell.tsx';

/** Sections of the profile (§2) that it does not have yet. */
const profileSections = ['applys', 'projects', 'tfx', 'notifications'];

/** What the release set says when every page is released. */
export const everyPage: AppManifest[] = [
  ...manifests.map((manifest) => ({
    ...manifest,
    routes: manifest.routes.map((route) => (route.name === 'profile' ? { ...route, sections: profileSections } : route)),
  })),
  {
    name: 'to-come',
    contract: 1,
    routes: Object.entries(toCome).map(([name, path]) => ({ name, path, title: name, guard: 'open', frame: 'full' })),
    menu: [],
  },
];
