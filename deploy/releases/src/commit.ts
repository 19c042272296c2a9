import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Origin } from './publish.ts';

/**
 * Commit that is checked out in a folder, with the suffix `-dirty` when files differ from it, and its author. Empty
 * outside a checkout, or without git.
 */
export async function commitOf(folder: string): Promise<Pick<Origin, 'commit' | 'author'>> {
  const git = async (...words: string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)('git', words, { cwd: folder });
    return stdout.trim();
  };
  try {
    return {
      commit: await git('describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'),
      author: await git('log', '-1', '--format=%an'),
    };
  } catch {
    return {};
  }
}
