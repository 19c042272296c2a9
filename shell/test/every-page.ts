import type { AppManifest } from '@puente/federation/manifest';
import { toCome } from './pages-to-come.ts';
import { manifests } from './shell.tsx';

/** Returns the released manifests plus an app with these pages. @param pages path by route name */
const withPages = (pages: Readonly<Record<string, string>>): AppManifest[] => [
  ...manifests,
  {
    name: 'to-come',
    routes: Object.entries(pages).map(([name, path]) => ({
      name,
      path,
      title: name,
      guard: 'open',
      frame: 'full',
    })),
    menu: [],
  },
];

/** Sections of the profile (§2), including those that are not released yet. */
const profileSections = ['applys', 'projects', 'tfx', 'notifications'];

/** Manifests with every planned page released. */
export const everyPage: AppManifest[] = withPages(toCome).map((manifest) => ({
  ...manifest,
  routes: manifest.routes.map((route) =>
    route.name === 'profile' ? { ...route, sections: profileSections } : route,
  ),
}));
