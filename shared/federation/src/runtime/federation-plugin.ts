import * as core from '@module-federation/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { phaseLimit } from './deadline.ts';
import { currentReleaseSet } from './release-set.ts';
import { integrityOf } from './released-app.ts';

/** Compiled into the shell by webpack/shell.ts. */
export default function federationPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'puente',

    // The stock `provideExternalRuntime` bundles a second copy of the core; this gives away the one that is here.
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE ??= core;
      return args;
    },

    afterRegisterShare({ registeredShared }) {
      if (registeredShared) allowRetry(registeredShared);
    },

    createScript({ url }) {
      const { pathname } = new URL(url, location.href);
      const [name, app] =
        Object.entries(currentReleaseSet().apps).find(([, { entry }]) => pathOf(entry) === pathname) ?? [];
      if (!name || !app) throw new Error(`The release set has no app with the entry ${pathname}.`);
      const script = document.createElement('script');
      const integrity = integrityOf(name, app);
      if (integrity !== undefined) script.integrity = integrity;
      script.crossOrigin = 'anonymous';
      script.async = true;
      script.src = url;
      return { script, timeout: phaseLimit };
    },
  };
}

interface SharedModule {
  get: () => unknown;
  loading?: Promise<unknown> | null;
}

const retryable = new WeakSet<SharedModule>();

/** The runtime keeps a failed attempt to load a shared module for ever. Forgetting it lets the next one be made. */
function allowRetry(shared: SharedModule): void {
  if (retryable.has(shared)) return;
  retryable.add(shared);
  const { get } = shared;
  shared.get = () => {
    const loading = get();
    if (loading instanceof Promise) loading.catch(() => (shared.loading = null));
    return loading;
  };
}

const pathOf = (url: string): string => new URL(url, location.href).pathname;
