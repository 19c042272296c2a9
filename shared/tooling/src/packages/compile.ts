import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../children.ts';
import { CannotStart } from '../preconditions.ts';

/** Output of the compiler, by path from the root of the repository. */
export const compiled = join(root, '.cache/packages/compiled');

/**
 * Compiles sources of all packages at once, with all that they import from workspaces: JavaScript with declarations beside it.
 * @param files paths from the root of the repository
 * @throws {CannotStart} with the compiler's messages
 */
export async function compile(files: readonly string[]): Promise<void> {
  const project = join(root, '.cache/packages/tsconfig.json');
  const settings = join(root, 'shared/tooling/typescript');
  mkdirSync(compiled, { recursive: true });
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(settings, 'browser.json'),
      files: [
        ...files.map((file) => join(root, file)),
        ...['assets.d.ts', 'fs-native-extensions.d.ts'].map((file) => join(settings, file)),
        join(root, 'shared/federation/src/globals.d.ts'),
      ],
      include: [join(root, '*/links.d.ts')],
      compilerOptions: {
        noEmit: false,
        incremental: false,
        tsBuildInfoFile: null,
        declaration: true,
        rewriteRelativeImportExtensions: true,
        noEmitOnError: true,
        rootDir: root,
        outDir: compiled,
        typeRoots: [join(root, 'node_modules/@types')],
      },
    }),
  );
  const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
  const run = promisify(execFile)(process.execPath, [tsc, '-p', project], { cwd: root, maxBuffer: 2 ** 26 });
  await run.catch((error: Error & { stdout?: string }) => {
    throw new CannotStart(error.stdout?.trim() || error.message);
  });
}
