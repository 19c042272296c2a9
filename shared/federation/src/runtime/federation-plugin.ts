import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as core from '@module-federation/runtime-core';
import { filesOriginOfPage } from '../files-origin.ts';
import { phaseLimit } from './deadline.ts';
import { currentReleaseSet } from './release-set.ts';
import { expectedIntegrity } from './released-app.ts';

/** Compiled into the shell by @puente/federation-build, webpack/shell.ts. */
export default function federationPlugin(): ModuleFederationRuntimePlugin {
  core.registerGlobalPlugins([retryFailedShares]);
  return {
    name: 'puente',

    // `externalRuntime` of the apps looks for this global. `provideExternalRuntime` would set it too, but
    // @module-federation/enhanced 2.9.2 then bundles a second copy of the core (10 KB as brotli).
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE ??= core;
      return args;
    },

    createScript({ url }) {
      const { pathname } = new URL(url, location.href);
      const [name, app] =
        Object.entries(currentReleaseSet().apps).find(([, { entry }]) => pathOf(entry) === pathname) ?? [];
      if (!name || !app) throw new Error(`The release set has no app with the entry ${pathname}.`);
      const script = document.createElement('script');
      const integrity = expectedIntegrity(name, app);
      if (integrity !== undefined) script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      script.async = true;
      script.src = url;
      filesOriginOfPage()?.load(script);
      return { script, timeout: phaseLimit };
    },
  };
}

/**
 * Works around a defect of runtime-core 2.9.2: it caches the promise of a shared module that failed to load, so that every later attempt
 * fails, too (https://github.com/module-federation/core/pull/5068). Dropping the promise enables a retry. The plugin is global, because
 * each app loads shared modules through its own instance.
 */
const retryFailedShares: ModuleFederationRuntimePlugin = {
  name: 'puente-retry',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) {
        if (!shared.loaded) shared.loading = null;
      }
    }
  },
};

const pathOf = (url: string): string => new URL(url, location.href).pathname;
