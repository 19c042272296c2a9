import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Folders of all apps: those with a manifest, except the shell. */
export const apps = globSync('*/app.manifest.json', { cwd: root })
  .map(dirname)
  .filter((folder) => folder !== 'shell')
  .toSorted();

const forApps = ['shared/contract', 'shared/client', 'shared/platform', 'shared/design-system'];

/**
 * Allowed imports between workspaces, by folder. ESLint reports all others as errors (eslint.config.mjs). An app never imports another app
 * or the shell; federation does not depend on the product.
 */
export const arrows = {
  'shared/locks': [],
  'shared/objects': [],
  'shared/contract': [],
  'shared/client': ['shared/contract'],
  'shared/platform': ['shared/contract', 'shared/client'],
  'shared/design-system': ['shared/contract'],
  'shared/federation': [],
  'shared/federation-build': ['shared/federation'],
  shell: [...forApps, 'shared/federation'],
  ...Object.fromEntries(apps.map((app) => [app, forApps])),
  'deploy/observability': [],
  'deploy/api': ['shared/contract', 'shared/locks', 'shared/objects', 'deploy/observability'],
  'deploy/releases': [
    'shared/contract',
    'shared/federation',
    'shared/federation-build',
    'shared/locks',
    'shared/objects',
  ],
  'deploy/edge': ['shared/contract', 'shared/federation', 'deploy/releases', 'deploy/observability'],
  'deploy/renderer': ['shared/contract', 'shared/federation', 'deploy/releases', 'deploy/observability'],
};

/** Code for tests and developers may import the whole product; shipped code must not import it. */
export const tools = ['shared/testing', 'shared/tooling', 'deploy/bench', 'deploy/recipes'];

/**
 * Libraries that are imported through one facade, so that one copy is shared and only the used parts are shipped. `library` is a regular
 * expression for the whole import specifier.
 */
export const facades = [
  { library: 'react-router(-dom)?(/.*)?', use: '@puente/platform/router', only: ['shared/platform'] },
  {
    library: '@tanstack/react-query',
    use: '@puente/platform/query',
    only: ['shared/platform', 'shared/client'],
  },
  {
    library: '(react-hook-form|@hookform/.*)',
    use: '@puente/platform/forms',
    // Multi-step forms use it, too; the shell's build has one copy for both.
    only: ['shared/platform', 'shared/design-system'],
  },
  { library: 'axios', use: '@puente/client', only: ['shared/client'] },
  { library: 'zustand(/.*)?', use: '@puente/platform', only: ['shared/platform'] },
  {
    library: 'zod',
    use: 'zod/mini',
    only: ['shared/federation', 'shared/federation-build', 'deploy/releases'],
  },
];
