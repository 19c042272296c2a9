import { execFileSync } from 'node:child_process';
import { root } from './children.ts';

/** Runs git in the checkout. @returns the lines of its output, or undefined when it fails */
function git(...args: string[]): string[] | undefined {
  try {
    const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio }).split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}

/** Commit before the change under test: `TEST_BASE`, where the branch left main, or on main the commit before the last. */
export function baseCommit(): string | undefined {
  const chosen = process.env['TEST_BASE'];
  if (chosen) return chosen;
  const [head] = git('rev-parse', 'HEAD') ?? [];
  const [fork] = git('merge-base', 'HEAD', 'origin/main') ?? git('merge-base', 'HEAD', 'main') ?? [];
  return fork !== undefined && fork !== head ? fork : git('rev-parse', 'HEAD~1')?.[0];
}

/**
 * Returns paths, from the root, that differ from the commit before the change under test, including uncommitted changes.
 * @returns undefined when git cannot tell, in a shallow clone for example
 */
export function changedFiles(): string[] | undefined {
  const base = baseCommit();
  const committed = base === undefined ? undefined : git('diff', '--name-only', base, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return committed && untracked && [...committed, ...untracked];
}
