import { relative, sep } from 'node:path';
import { dependenciesOf, devDependenciesOf, repositoryWorkspaces } from './inputs.ts';

/**
 * Finds the workspaces that a change of these files affects: those with a changed file, and those that are built or
 * tested with such a workspace. A file outside the workspaces (the lock file, a tool's setting, a workflow), or in one
 * of `tools`, affects all.
 * @param files paths from the root of the repository, with slashes
 * @param tools folders of workspaces that every other workspace is built and tested with
 * @returns folders of the workspaces, from the root, sorted
 */
export async function affectedBy(
  root: string,
  files: readonly string[],
  tools: readonly string[],
): Promise<string[]> {
  const workspaces = await repositoryWorkspaces(root);
  const folders = [...workspaces.values()].map((folder) => fromRoot(root, folder)).sort();
  const owner = (file: string): string | undefined => folders.find((folder) => file.startsWith(`${folder}/`));
  const changed = files.filter((file) => !file.endsWith('.md')).map(owner);
  if (changed.some((folder) => folder === undefined || tools.includes(folder))) return folders;

  const affected: string[] = [];
  for (const folder of workspaces.values()) {
    // The test kit depends on nearly everything, and is asked about above.
    const testedWith = (await devDependenciesOf(folder, workspaces)).filter(
      (each) => !tools.includes(fromRoot(root, each)),
    );
    const needed = await Promise.all([folder, ...testedWith].map((each) => dependenciesOf(each, workspaces)));
    const inIt = new Set(needed.flat().map((each) => fromRoot(root, each)));
    if (changed.some((each) => each !== undefined && inIt.has(each))) affected.push(fromRoot(root, folder));
  }
  return affected.sort();
}

const fromRoot = (root: string, folder: string): string => relative(root, folder).split(sep).join('/');
