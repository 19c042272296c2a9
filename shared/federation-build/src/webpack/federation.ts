import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName } from '@puente/federation/release-set';
import type { SharedOptions } from '../shared.ts';

// The plugin compiles the version of the package in the current folder into the runtime. A file may not differ
// because of a version, so it gets a constant instead.
process.env['MF_BUILD_VERSION'] = '0';

interface Container {
  name: string;
  shared: Record<string, SharedOptions>;
  filename?: string;
  exposes?: Record<string, { import: string; name: string }>;
  runtimePlugins?: string[];
  /** Takes the core of the runtime from the global that the shell's first script sets, instead of bundling it. */
  externalRuntime: boolean;
}

/** The federation plugin with the settings that the measurements in the architecture led to. */
export function federation({ name, externalRuntime, ...container }: Container): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: containerName(name),
    ...container,
    // Else every app named anywhere is fetched before the first shared module is used: one dead app, a white page.
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    dev: false,
    // Else the runtime's entry is a file under the current folder, and its path gets into the ids of modules.
    virtualRuntimeEntry: true,
    experiments: {
      externalRuntime,
      // An app loads no other app.
      optimization: { disableSnapshot: true, disableRemote: container.exposes !== undefined, target: 'web' },
    },
  });
}
