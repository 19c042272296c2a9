import type { AppManifest } from '@puente/federation/manifest';
import { manifests } from './shell.tsx';

/** Pages of the specification (§2) that menus already name and that no app has released yet. */
export const toCome: Readonly<Record<string, string>> = {
  blog: '/blog',
  faq: '/preguntas-frecuentes',
  team: '/equipo',
  socialEnterprise: '/puente-una-empresa-social',
  accessibility: '/accesibilidad',
  companies: '/spaces/organizations',
  resources: '/resources',
  tfxRepository: '/tfx',
  tfxForm: '/tfx/create/form',
  talent: '/spaces/organizations/talent',
  innovation: '/spaces/innovation/corner',
};

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
