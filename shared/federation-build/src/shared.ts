import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import enhancedResolve from 'enhanced-resolve';

/**
 * Modules that the shell shares with the apps. An app bundles none of them and cannot override them: one React, one router, one query
 * client, one copy of each component per page view.
 *
 * `eager` modules are part of the shell's entry, which the first screen of nearly every visit needs. `lazy` modules are chunks of the
 * shell, loaded with the first page that uses them.
 */
export const designSystem = {
  eager: [
    'button',
    'card',
    'chip',
    'disclosure',
    'empty-state',
    'heading',
    'icon',
    'layout',
    'link',
    'monogram',
    'notice',
    'retry',
    'skeleton',
    'spinner',
    'text',
    'toast',
  ],
  lazy: [
    'combobox',
    'date-field',
    'degree-picker',
    'description-list',
    'details',
    'dialog',
    'document',
    'error-summary',
    'field',
    'file-field',
    'form-dialog',
    'form-fields',
    'lists',
    'loading-button',
    'markdown',
    'message-list',
    'multi-step-form',
    'pagination',
    'phone-field',
    'plain-text',
    'project',
    'rich-text',
    'section-nav',
    'status',
  ],
  /** Rarely needed, or of a few lines: each app bundles its own copy in a lazy chunk. */
  onDemand: [
    'announcement',
    'change-list',
    'clash-notice',
    'column-chart',
    'consequences',
    'data-table',
    'now',
    'scroll-table',
    'search-text',
    'takedown',
    'text-editor',
    'word-differences',
  ],
} as const;

const fromDesignSystem = (parts: readonly string[]): string[] =>
  parts.map((part) => `@puente/design-system/${part}`);

/** Eager forever: the entries of released apps rely on them, so none of these may become lazy. */
const foundation: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  // With its class of errors: `instanceof` only holds for one copy.
  '@puente/client/api-error',
  '@puente/client/http',
  '@puente/client/query-options',
  '@puente/platform/consent',
  '@puente/platform/links',
  '@puente/platform/query',
  '@puente/platform/router',
  '@puente/platform/session',
  '@puente/platform/ui',
];

const eager: readonly string[] = [
  ...foundation,
  // Only a few lines: the measuring code is loaded after consent.
  '@puente/platform/analytics',
  ...fromDesignSystem(designSystem.eager),
];

// zod/mini is not shared: a shared module is shipped whole (68 KB, with all its languages), and a page that validates something uses 6 KB
// of it.
const lazy: readonly string[] = [
  '@puente/platform/messages',
  '@puente/platform/forms',
  ...fromDesignSystem(designSystem.lazy),
];

export const sharedModules: readonly string[] = [...eager, ...lazy];

/** Tells whether a shared module is available at once in any shell, so that even the entry of an app may import it. */
export const isFoundation = (name: string): boolean => foundation.includes(name);

/** The options of the federation plugin for one shared module that are used here. */
export interface SharedOptions {
  shareKey: string;
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: string | false;
}

interface SharedOfShell {
  /** File of a module -> how it is provided. */
  eager: Record<string, SharedOptions>;
  /** Name of a module -> how it is provided and used. */
  lazy: Record<string, SharedOptions>;
}

/** Default folder for resolving modules. A build resolves them from its own folder. */
const here = dirname(fileURLToPath(import.meta.url));

/**
 * Options for the shell: it provides every shared module, even those that it does not import. `import` is the module's file, because the
 * plugin provides a bare name only if something imports it.
 *
 * Its own code imports the eager modules as any other module: looking each one up among the shared modules, with its version, delays
 * every page by the time that a phone needs for it (decision 003). `eager` has the options of what is provided, `lazy` those of what is
 * provided and used.
 * @param from folder from which the modules are resolved
 * @throws when a listed module cannot be resolved
 */
export function sharedForShell(from = here): SharedOfShell {
  const resolve = resolver();
  const provided = (name: string) => ({ ...common(name, from), version: versionOf(name, from) });
  return {
    eager: Object.fromEntries(eager.map((name) => [resolve(name, from), { ...provided(name), eager: true }])),
    lazy: Object.fromEntries(
      lazy.map((name) => [name, { ...provided(name), eager: false, import: resolve(name, from) }]),
    ),
  };
}

/**
 * Options for an app: every shared module comes from the shell, without a fallback copy. A workspace module is also listed by its file. Its
 * neighbours import it by a relative path (`@puente/client/projects` has `./http.ts`), and those imports must reach the shell's copy, too.
 * @param from folder from which the modules are resolved
 */
export function sharedForApp(from = here): Record<string, SharedOptions> {
  const resolve = resolver();
  const keys = sharedModules.flatMap((name) =>
    isWorkspaceModule(name)
      ? [[name, name] as const, [resolve(name, from), name] as const]
      : [[name, name] as const],
  );
  return Object.fromEntries(
    keys.map(([key, name]) => [key, { ...common(name, from), import: false as const }]),
  );
}

/**
 * Returns a function that finds the shared module of an import, by name or by file. For server builds: the shell's build has all shared
 * modules, and an app's has none.
 * @param from folder from which the modules are resolved
 */
export function sharedModuleFinder(from = here): (folder: string, request: string) => string | undefined {
  const resolve = resolver();
  const names = new Map(sharedModules.map((name) => [resolve(name, from), name]));
  return (folder, request) => {
    if (sharedModules.includes(request)) return request;
    if (!request.startsWith('.')) return undefined;
    try {
      return names.get(resolve(request, folder));
    } catch {
      // A style or a picture, not a shared module.
      return undefined;
    }
  };
}

/** Returns the exact version of every module that this shell provides. */
export function providedVersions(from = here): Record<string, string> {
  return Object.fromEntries(sharedModules.toSorted().map((name) => [name, versionOf(name, from)]));
}

/**
 * Returns the version ranges that an app requires of the shell, for the shared modules that its build uses. A range starts at the current
 * minor version: an older shell may lack what it added, and is refused at the app's release.
 */
export function requiredRanges(usedModules: Iterable<string>, from = here): Record<string, string> {
  return Object.fromEntries([...new Set(usedModules)].toSorted().map((name) => [name, rangeOf(name, from)]));
}

function common(name: string, from: string) {
  return {
    shareKey: name,
    singleton: true,
    strictVersion: true,
    requiredVersion: rangeOf(name, from),
  } as const;
}

function isWorkspaceModule(name: string): boolean {
  return name.startsWith('@puente/');
}

function rangeOf(name: string, from: string): string {
  const [major, minor] = versionOf(name, from).split('.');
  return `^${major}.${minor}.0`;
}

function versionOf(name: string, from: string): string {
  const packageName = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  const manifest = packageManifest(packageName, from) as { version: string };
  return manifest.version;
}

/** Reads the package.json file itself, since `exports` need not contain it. */
function packageManifest(packageName: string, from: string): unknown {
  const folders = createRequire(join(from, 'package.json')).resolve.paths(packageName) ?? [];
  for (const folder of folders) {
    try {
      return JSON.parse(readFileSync(join(folder, packageName, 'package.json'), 'utf8'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  throw new Error(`The package ${packageName}, which shared.ts lists, is not installed.`);
}

/** Resolves imports as webpack does in a browser build, so that both find the same file. */
function resolver(): (name: string, from: string) => string {
  const resolve = enhancedResolve.create.sync({
    conditionNames: ['webpack', 'browser', 'import', 'module', 'default'],
    mainFields: ['browser', 'module', 'main'],
    aliasFields: ['browser'],
    extensions: ['.tsx', '.ts', '.js'],
  });
  return (name, from) => {
    try {
      const file = resolve(from, name);
      if (file !== false) return file;
    } catch (error) {
      throw new Error(`${name} is listed in shared/federation-build/src/shared.ts but cannot be found.`, {
        cause: error,
      });
    }
    throw new Error(`${name} is listed in shared/federation-build/src/shared.ts but has no browser version.`);
  };
}
