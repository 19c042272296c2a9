import type { AppManifest } from '@puente/federation/manifest';
import { toCome } from './pages-to-come.ts';
import { manifests } from './shell.tsx';

/** What is released, and an app that has these pages beside: route name -> path. */
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

/** Sections of the profile (§2), those that it does not have yet among them. */
const profileSections = ['applys', 'projects', 'tfx', 'notifications'];

/** What the release set says when every page is released. */
export const everyPage: AppManifest[] = withPages(toCome).map((manifest) => ({
  ...manifest,
  routes: manifest.routes.map((route) =>
    route.name === 'profile' ? { ...route, sections: profileSections } : route,
  ),
}));
