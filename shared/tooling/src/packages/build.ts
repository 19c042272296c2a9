import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { CannotStart } from '../preconditions.ts';
import { packageProblems, type PublishedManifest } from './check.ts';
import { compile, compiled } from './compile.ts';
import { sourcesOf } from './sources.ts';
import { type Published, publishedWorkspaces } from './workspaces.ts';
import { writePackage } from './write-package.ts';

/**
 * Builds every published package into its `publishConfig.directory`.
 * @returns the workspaces, by the names of their packages
 * @throws {CannotStart} when the sources do not compile, or a package would be broken where it is installed
 */
export async function buildPackages(): Promise<ReadonlyMap<string, Published>> {
  const workspaces = publishedWorkspaces();
  rmSync(compiled, { recursive: true, force: true });
  await compile(
    [...workspaces.values()].flatMap((workspace) =>
      [...sourcesOf(workspace).scripts].map((script) => join(workspace.folder, script)),
    ),
  );
  for (const workspace of workspaces.values()) writePackage(workspace, workspaces);
  const problems: string[] = [];
  for (const { output } of workspaces.values()) problems.push(...(await problemsOf(output)));
  if (problems.length > 0) throw new CannotStart(problems.join('\n'));
  return workspaces;
}

async function problemsOf(output: string): Promise<string[]> {
  const manifest = JSON.parse(readFileSync(join(output, 'package.json'), 'utf8')) as PublishedManifest;
  const { messages, pkg } = await publint({ pkgDir: output, level: 'warning', strict: true, pack: false });
  const found = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  return [...found, ...packageProblems(output, manifest)].map((problem) => `${manifest.name}: ${problem}`);
}
